package io.stemma;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.stemma.compare.Difference;
import io.stemma.field.FieldChange;
import io.stemma.field.Reading;
import io.stemma.page.PageSource;
import io.stemma.verdict.ChangeKind;
import io.stemma.verdict.Comparison;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * A pair of pages in a folder of {@code fixtures}, and what a comparison of them must say: see
 * {@code fixtures/README.md}.
 *
 * @param folder where they lie
 * @param json the contents of {@code expected.json}
 */
record Fixture(Path folder, JsonNode json) {
  private static final Path FIXTURES = Path.of("fixtures");

  /** All of them, by name. */
  static Stream<Fixture> all() throws IOException {
    try (Stream<Path> folders = Files.list(FIXTURES)) {
      return folders
          .filter(folder -> Files.exists(folder.resolve("expected.json")))
          .sorted()
          .toList()
          .stream()
          .map(Fixture::read);
    }
  }

  private static Fixture read(Path folder) {
    try {
      return new Fixture(
          folder, new JsonMapper().readTree(folder.resolve("expected.json").toFile()));
    } catch (IOException unreadable) {
      return fail(unreadable);
    }
  }

  PageSource left() {
    return PageSource.of(folder.resolve(json.get("left").asText()).toString());
  }

  PageSource right() {
    return PageSource.of(folder.resolve(json.get("right").asText()).toString());
  }

  /**
   * Checks a comparison.
   *
   * @param way how the pages were read: {@code static} or {@code browser}
   */
  void check(Comparison comparison, String way) {
    JsonNode expected = json.has("both") ? json.get("both") : json.get(way);
    assertThat(comparison.verdict().kind().label())
        .as("%s: %s", folder, comparison.verdict())
        .isEqualTo(expected.get("kind").asText());
    checkIf(
        expected,
        "kinds",
        kinds ->
            assertThat(comparison.verdict().kinds())
                .extracting(ChangeKind::label)
                .containsExactlyElementsOf(kinds));
    checkIf(
        expected,
        "reasons",
        reasons ->
            reasons.forEach(
                reason ->
                    assertThat(comparison.verdict().reasons())
                        .anyMatch(each -> each.contains(reason))));
    assertThat(
            Stream.of(comparison.left(), comparison.right())
                .map(page -> page.snapshot().state().label()))
        .isEqualTo(expected.has("states") ? texts(expected.get("states")) : List.of("ok", "ok"));
    if (comparison.difference() != null) {
      check(comparison.difference(), expected);
    }
  }

  private static void check(Difference difference, JsonNode expected) {
    checkIf(
        expected,
        "changes",
        changes ->
            assertThat(difference.structure().changes())
                .extracting(change -> change.operation().label())
                .containsExactlyInAnyOrderElementsOf(changes));
    checkIf(
        expected,
        "passages",
        grades ->
            assertThat(difference.text().passages())
                .extracting(passage -> passage.grade().label())
                .containsExactlyInAnyOrderElementsOf(grades));
    if (expected.has("templateSimilarity")) {
      assertThat(difference.structure().templateSimilarity())
          .isCloseTo(expected.get("templateSimilarity").asDouble(), within(1e-9));
    }
    expected
        .path("fields")
        .properties()
        .forEach(field -> check(difference, field.getKey(), field.getValue()));
  }

  private static void check(Difference difference, String name, JsonNode expected) {
    FieldChange field =
        difference.fields().stream()
            .filter(each -> each.name().equals(name))
            .findFirst()
            .orElseThrow();
    assertThat(field.changed()).isEqualTo(expected.get("changed").asBoolean());
    checkValue(expected, "left", field.left());
    checkValue(expected, "right", field.right());
  }

  private static void checkValue(JsonNode expected, String side, Reading reading) {
    if (expected.has(side)) {
      assertThat(Objects.requireNonNull(reading.value()).members())
          .containsEntry("value", expected.get(side).asText());
    }
  }

  private static void checkIf(JsonNode expected, String key, Consumer<List<String>> check) {
    if (expected.has(key)) {
      check.accept(texts(expected.get(key)));
    }
  }

  private static List<String> texts(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).map(JsonNode::asText).toList();
  }

  @Override
  public String toString() {
    return String.valueOf(folder.getFileName());
  }
}
