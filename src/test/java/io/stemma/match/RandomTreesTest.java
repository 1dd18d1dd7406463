package io.stemma.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.stemma.dom.Tree;
import org.junit.jupiter.api.Test;

/**
 * The fast matching against the plain recursion on random pairs. A failure names its seed; {@code
 * -Dstemma.seed=N} runs that pair alone.
 */
class RandomTreesTest {
  private static final int PAIRS = 120_000;

  @Test
  void score_alignment_and_shares_agree_with_the_plain_recursion() {
    Long only = Long.getLong("stemma.seed");
    long first = only == null ? 0 : only;
    long last = only == null ? PAIRS : only + 1;
    for (long seed = first; seed < last; seed++) {
      RandomTrees random = new RandomTrees(seed);
      String left = random.forest();
      String right = seed % 2 == 0 ? random.edited(left) : random.forest();
      check(left, right, "seed " + seed + ": " + left + " | " + right);
    }
  }

  private static void check(String left, String right, String what) {
    Tree leftTree = Tree.parse(left);
    Tree rightTree = Tree.parse(right);
    Structure structure =
        StructureMatcher.compare(IndexedTree.of(leftTree), IndexedTree.of(rightTree));
    int expected = new PlainMatching(leftTree, rightTree).score();
    assertThat(structure.exact()).as(what).isTrue();
    assertThat(structure.matched()).as(what).isEqualTo(expected);
    double shares = structure.changes().stream().mapToDouble(StructuralChange::share).sum();
    assertThat(shares).as(what).isCloseTo(1 - structure.similarity(), within(1e-9));
    assertThat(structure.alignment().size()).as(what).isBetween(expected, leftTree.size());
  }
}
