package io.stemma.compare.repair;

import static org.assertj.core.api.Assertions.assertThat;

import io.stemma.compare.Mutation;
import io.stemma.compare.Surroundings;
import io.stemma.dom.Document;
import io.stemma.dom.NodePolicy;
import io.stemma.dom.Tree;
import io.stemma.field.CaseFile;
import io.stemma.field.FieldContract;
import io.stemma.field.FieldReader;
import io.stemma.field.FieldSpec;
import io.stemma.field.Reading;
import io.stemma.match.IndexedTree;
import io.stemma.match.StructureMatcher;
import io.stemma.render.ParsedPage;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

class FieldRepairTest {
  /** What must be found afterwards, marked for the test alone. */
  private static final String MARK = "data-truth";

  private static final FieldContract NOTHING_KNOWN = FieldContract.learn(List.of());

  private record Answer(List<Mutation> breakage, boolean answered, boolean right, String told) {}

  /** What breaks a field; after a removal there is nothing to find. */
  private static final List<List<Mutation>> BREAKAGES =
      List.of(
          List.of(Mutation.RENAME_CLASS),
          List.of(Mutation.SWAP),
          List.of(Mutation.REMOVE),
          List.of(Mutation.WRAP, Mutation.RENAME_CLASS),
          List.of(Mutation.MOVE, Mutation.RENAME_CLASS),
          List.of(Mutation.CHANGE_VALUE, Mutation.RENAME_CLASS));

  @Test
  void a_proposal_is_right_and_a_lost_field_gets_none() {
    List<Answer> answers = new ArrayList<>();
    for (CaseFile.Case page : CaseFile.read("mutation-pages.txt")) {
      for (String spec : page.expected().lines().toList()) {
        for (List<Mutation> breakage : BREAKAGES) {
          for (int seed = 0; seed < 3; seed++) {
            run(page.input(), FieldSpec.parse(spec), breakage, seed, answers);
          }
        }
      }
    }
    List<Answer> mendable =
        answers.stream().filter(a -> !a.breakage.contains(Mutation.REMOVE)).toList();
    List<Answer> given = answers.stream().filter(Answer::answered).toList();
    List<String> wrong = given.stream().filter(a -> !a.right).map(Answer::told).toList();
    System.out.printf(
        "repair: %d of %d mendable fields answered, %d of all %d answers wrong%n",
        mendable.stream().filter(Answer::answered).count(),
        mendable.size(),
        wrong.size(),
        given.size());
    Map<List<Mutation>, Long> silences = new LinkedHashMap<>();
    mendable.stream()
        .filter(a -> !a.answered)
        .forEach(a -> silences.merge(a.breakage, 1L, Long::sum));
    assertThat(answers).hasSizeGreaterThan(1_000);
    assertThat(wrong).hasSizeLessThanOrEqualTo(given.size() * 3 / 100);
    assertThat(given)
        .as("unanswered of %d: %s", mendable.size(), silences)
        .hasSizeGreaterThan(mendable.size() * 60 / 100);
  }

  @Test
  void a_proposal_names_its_evidence_and_must_hold_on_other_pages_of_the_template() {
    String then = "<main><h1>A</h1><dl><dt>Price<dd class=p>5 EUR</dl></main>";
    String now = then.replace("class=p", "class=cost");
    Repair repair = propose(then, now, List.of());
    RepairCandidate best = repair.proposal().orElseThrow();
    assertThat(best.field().selector()).isEqualTo(".cost");
    assertThat(best.evidence())
        .containsExactly(
            "it alone says what the field said",
            "the old element became it",
            "it stands after \"Price\" as before");
    assertThat(repair.gap()).isGreaterThan(Repair.LEAD);
    assertThat(propose(then, now, List.of("<p>another page</p>")).abstention())
        .isEqualTo("nothing on the page is like it");
  }

  private static Repair propose(String then, String now, List<String> others) {
    Document left = ParsedPage.of(then);
    Document right = ParsedPage.of(now);
    Reading before = FieldReader.read(left, List.of(FieldSpec.parse("price=.p|price"))).get(0);
    return repair(left, right, others.stream().map(ParsedPage::of).toList())
        .propose(before, NOTHING_KNOWN);
  }

  private static FieldRepair repair(Document left, Document right, List<Document> others) {
    return new FieldRepair(
        left, right, StructureMatcher.compare(tree(left), tree(right)).alignment(), others);
  }

  private static void run(
      String html, FieldSpec field, List<Mutation> mutations, int seed, List<Answer> answers) {
    Random random = new Random(seed);
    org.jsoup.nodes.Document mutated = Jsoup.parse(html);
    Element target = Objects.requireNonNull(mutated.selectFirst(field.selector()));
    for (Mutation mutation : mutations) {
      if (!mutation.apply(mutated, target, field, random)) {
        return;
      }
    }
    target.attr(MARK, "");
    Surroundings.change(mutated, random);
    Document left = ParsedPage.of(html);
    Document right = ParsedPage.of(mutated.outerHtml());
    Reading before = FieldReader.read(left, List.of(field)).get(0);
    Optional<RepairCandidate> answer =
        repair(left, right, List.of()).propose(before, NOTHING_KNOWN).proposal();
    boolean found = answer.isPresent() && right.attribute(answer.get().node(), MARK) != null;
    String told = field + " after " + mutations + ": " + answer + "\n" + mutated.body().html();
    answers.add(new Answer(mutations, answer.isPresent(), found, told));
  }

  private static IndexedTree tree(Document document) {
    return IndexedTree.of(Tree.of(document, NodePolicy.RENDERED));
  }
}
