package io.stemma;

import static org.assertj.core.api.Assertions.within;

import io.stemma.compare.Difference;
import io.stemma.field.FieldChange;
import io.stemma.field.Reading;
import io.stemma.field.value.FieldValue;
import io.stemma.verdict.ChangeKind;
import io.stemma.verdict.Comparison;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.assertj.core.api.SoftAssertions;
import org.jspecify.annotations.Nullable;

/**
 * What must hold of a comparison; what is null may be anything, but for {@code states}, which are
 * {@code ok} where they are null.
 */
record Expectation(
    String kind,
    @Nullable List<String> kinds,
    @Nullable List<String> reasons,
    @Nullable List<String> states,
    @Nullable Map<String, Field> fields,
    @Nullable List<String> changes,
    @Nullable List<String> passages,
    @Nullable Double templateSimilarity) {
  private static final List<String> BOTH_OK = List.of("ok", "ok");
  private static final double TOLERANCE = 1e-9;

  /** What must hold of a field; its values are compared where they are there. */
  record Field(boolean changed, @Nullable String left, @Nullable String right) {}

  /** Asserts all that must hold, and says everything that does not. */
  void check(Comparison comparison) {
    SoftAssertions.assertSoftly(
        softly -> {
          checkVerdict(softly, comparison);
          Difference difference = comparison.difference();
          if (difference != null) {
            checkDifference(softly, difference);
          }
        });
  }

  private void checkVerdict(SoftAssertions softly, Comparison comparison) {
    var verdict = comparison.verdict();
    softly.assertThat(verdict.kind().label()).as("kind").isEqualTo(kind);
    softly
        .assertThat(
            List.of(
                comparison.left().snapshot().state().label(),
                comparison.right().snapshot().state().label()))
        .as("states")
        .isEqualTo(Objects.requireNonNullElse(states, BOTH_OK));
    if (kinds != null) {
      softly.assertThat(verdict.kinds()).extracting(ChangeKind::label).isEqualTo(kinds);
    }
    for (String reason : Objects.requireNonNullElse(reasons, List.<String>of())) {
      softly.assertThat(verdict.reasons()).anyMatch(said -> said.contains(reason));
    }
  }

  private void checkDifference(SoftAssertions softly, Difference difference) {
    var structure = difference.structure();
    if (changes != null) {
      softly
          .assertThat(structure.changes())
          .extracting(change -> change.operation().label())
          .containsExactlyInAnyOrderElementsOf(changes);
    }
    if (passages != null) {
      softly
          .assertThat(difference.text().passages())
          .extracting(passage -> passage.grade().label())
          .containsExactlyInAnyOrderElementsOf(passages);
    }
    if (templateSimilarity != null) {
      softly
          .assertThat(structure.templateSimilarity())
          .as("template similarity")
          .isEqualTo(templateSimilarity, within(TOLERANCE));
    }
    Objects.requireNonNullElse(fields, Map.<String, Field>of())
        .forEach((name, field) -> checkField(softly, name, field, difference.fields()));
  }

  private static void checkField(
      SoftAssertions softly, String name, Field expected, List<FieldChange> all) {
    List<FieldChange> found = all.stream().filter(field -> field.name().equals(name)).toList();
    softly.assertThat(found).as(name).hasSize(1);
    for (FieldChange field : found) {
      softly.assertThat(field.changed()).as("%s changed", name).isEqualTo(expected.changed);
      checkValue(softly, name + " on the left", expected.left, field.left());
      checkValue(softly, name + " on the right", expected.right, field.right());
    }
  }

  private static void checkValue(
      SoftAssertions softly, String what, @Nullable String expected, Reading reading) {
    if (expected != null) {
      FieldValue value = reading.value();
      softly
          .assertThat(value == null ? null : value.members().get("value"))
          .as(what)
          .isEqualTo(expected);
    }
  }
}
