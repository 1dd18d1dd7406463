package io.stemma.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.stemma.dom.Tree;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Real pages, where they are present: exact against the recursion, and right about templates. */
class CorpusTest {
  static List<Corpus.Pair> pairs() throws IOException {
    return Corpus.timePairs();
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("pairs")
  void real_pages_are_matched_exactly_and_their_templates_are_told(Corpus.Pair pair) {
    Tree left = Corpus.tree(pair.left());
    Tree right = Corpus.tree(pair.right());
    Structure structure = StructureMatcher.compare(IndexedTree.of(left), IndexedTree.of(right));
    assertThat(structure.exact()).isTrue();
    assertThat(structure.matched()).isEqualTo(new PlainMatching(left, right).score());
    double shares = structure.changes().stream().mapToDouble(StructuralChange::share).sum();
    assertThat(shares).isCloseTo(1 - structure.similarity(), within(1e-9));
    if (pair.label() != Corpus.Label.UNCLEAR) {
      assertThat(structure.templateSimilarity() < StructureMatcher.TEMPLATE_THRESHOLD)
          .as("the template was replaced, by similarity " + structure.templateSimilarity())
          .isEqualTo(pair.label() == Corpus.Label.TEMPLATE_CHANGED);
    }
  }
}
