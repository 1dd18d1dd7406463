package io.stemma.compare;

import static org.assertj.core.api.Assertions.assertThat;

import io.stemma.dom.Document;
import io.stemma.dom.NodePolicy;
import io.stemma.dom.Tree;
import io.stemma.field.CaseFile;
import io.stemma.field.FieldChange;
import io.stemma.field.FieldReader;
import io.stemma.field.FieldSpec;
import io.stemma.match.IndexedTree;
import io.stemma.match.Structure;
import io.stemma.match.StructureMatcher;
import io.stemma.render.ParsedPage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.TreeMap;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

/**
 * Changes pages on purpose, in twelve ways and among changes that have nothing to do with the
 * field, and counts how often the field's health is judged right.
 */
class FieldMutationTest {
  private static final int ROUNDS = 3;

  private record Outcome(Mutation mutation, boolean right, String told) {}

  @Test
  void the_health_of_a_field_is_right_whatever_happens_to_its_element() {
    List<Outcome> outcomes = new ArrayList<>();
    for (CaseFile.Case page : CaseFile.read("mutation-pages.txt")) {
      for (String spec : page.expected().lines().toList()) {
        for (Mutation mutation : Mutation.values()) {
          for (int seed = 0; seed < ROUNDS; seed++) {
            run(page, FieldSpec.parse(spec), mutation, new Random(seed), outcomes);
          }
        }
      }
    }
    List<String> wrong =
        outcomes.stream().filter(outcome -> !outcome.right).map(Outcome::told).toList();
    Map<Mutation, Long> hijacks = new TreeMap<>();
    outcomes.stream()
        .filter(outcome -> outcome.mutation == Mutation.SWAP && !outcome.right)
        .forEach(outcome -> hijacks.merge(outcome.mutation, 1L, Long::sum));
    assertThat(outcomes).hasSizeGreaterThanOrEqualTo(2_000);
    assertThat(hijacks).as("swaps not seen: %s", wrong).isEmpty();
    assertThat(wrong).hasSizeLessThanOrEqualTo(outcomes.size() / 50);
  }

  private static void run(
      CaseFile.Case page,
      FieldSpec field,
      Mutation mutation,
      Random random,
      List<Outcome> outcomes) {
    org.jsoup.nodes.Document mutated = Jsoup.parse(page.input());
    Element target = Objects.requireNonNull(mutated.selectFirst(field.selector()));
    if (!mutation.apply(mutated, target, field, random)) {
      return;
    }
    Surroundings.change(mutated, random);
    FieldChange change = compare(page.input(), mutated.outerHtml(), field);
    boolean right =
        change.health() == mutation.health()
            && (mutation == Mutation.SWAP
                || change.changed() == (mutation == Mutation.CHANGE_VALUE));
    String told =
        page.name()
            + ": "
            + field.name()
            + " after "
            + mutation
            + ": "
            + change.health()
            + (change.changed() ? " changed" : "")
            + "\n"
            + mutated.body().html()
            + "\n";
    outcomes.add(new Outcome(mutation, right, told));
  }

  private static FieldChange compare(String left, String right, FieldSpec field) {
    Document before = ParsedPage.of(left);
    Document after = ParsedPage.of(right);
    Structure structure = StructureMatcher.compare(tree(before), tree(after));
    return new FieldIdentity(before, after, structure.alignment())
        .compare(
            FieldReader.read(before, List.of(field)).get(0),
            FieldReader.read(after, List.of(field)).get(0));
  }

  private static IndexedTree tree(Document document) {
    return IndexedTree.of(Tree.of(document, NodePolicy.RENDERED));
  }
}
