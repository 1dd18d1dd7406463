package io.stemma;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.stemma.compare.CompareOptions;
import io.stemma.compare.Difference;
import io.stemma.compare.Scope;
import io.stemma.config.PageTypes;
import io.stemma.dom.CssSelector;
import io.stemma.dom.NodePolicy;
import io.stemma.field.FieldSpec;
import io.stemma.text.Grade;
import io.stemma.text.IgnorePattern;
import io.stemma.text.TextOptions;
import io.stemma.verdict.ChangeKind;
import io.stemma.verdict.Comparison;
import io.stemma.verdict.Policy;
import io.stemma.verdict.Thresholds;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Pairs of small pages and the verdict on them, from {@code src/test/resources/verdict}: a file for
 * each kind of report that users of other tools made.
 */
class VerdictCasesTest {
  private static final Path CASES = Path.of("src/test/resources/verdict");
  private static final Path GRADED = Path.of("src/test/resources/text");

  static Stream<Arguments> cases() throws IOException {
    return cases(CASES);
  }

  static Stream<Arguments> gradedCases() throws IOException {
    return cases(GRADED);
  }

  private static Stream<Arguments> cases(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".json")).sorted().toList().stream()
          .flatMap(VerdictCasesTest::read);
    }
  }

  private static Stream<Arguments> read(Path file) {
    try {
      JsonNode cases = new JsonMapper().readTree(file.toFile());
      return StreamSupport.stream(cases.spliterator(), false)
          .map(each -> Arguments.of(file.getFileName() + ": " + each.get("name").asText(), each));
    } catch (IOException unreadable) {
      return fail(unreadable);
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void the_verdict_is_as_expected(String name, JsonNode expected) {
    Comparison comparison = compare(expected);
    assertThat(comparison.verdict().kind().label())
        .as("%s: %s", name, comparison.verdict())
        .isEqualTo(expected.get("kind").asText());
    for (String reason : strings(expected, "reasons", Function.identity())) {
      assertThat(comparison.verdict().reasons()).anyMatch(each -> each.contains(reason));
    }
    if (expected.path("sameTemplate").asBoolean()) {
      assertThat(comparison.verdict().kinds()).doesNotContain(ChangeKind.TEMPLATE);
      assertThat(comparison.right().templateId()).isEqualTo(comparison.left().templateId());
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("gradedCases")
  void it_is_content_where_a_passage_says_something_else_or_much_rotated(
      String name, JsonNode given) {
    Comparison comparison = compare(given);
    Difference difference = comparison.difference();
    if (difference == null) {
      assertThat(comparison.verdict().kind()).isEqualTo(ChangeKind.UNKNOWN);
      return;
    }
    boolean content =
        StreamSupport.stream(given.get("grades").spliterator(), false)
            .anyMatch(each -> Grade.valueOf(each.asText().toUpperCase(Locale.ROOT)).isContent());
    assertThat(comparison.verdict().kinds().contains(ChangeKind.CONTENT))
        .as("%s: %s", name, comparison.verdict())
        .isEqualTo(content || difference.text().turnover() > Thresholds.DEFAULT.text());
  }

  private static Comparison compare(JsonNode given) {
    StemmaOptions defaults = StemmaOptions.defaults();
    CompareOptions compared =
        new CompareOptions(
            new Scope(List.of(), List.of(), given.path("keepConsent").asBoolean()),
            strings(given, "sort", CssSelector::parse),
            NodePolicy.RENDERED,
            TextOptions.VISIBLE.ignoring(strings(given, "ignoreText", IgnorePattern::of)),
            strings(given, "field", FieldSpec::parse),
            true);
    StemmaOptions options =
        new StemmaOptions(
            null,
            defaults.capture(),
            compared,
            PageTypes.NONE,
            Policy.valueOf(given.path("policy").asText("evidence").toUpperCase(Locale.ROOT)),
            defaults.thresholds(),
            defaults.calibration(),
            1);
    try (Stemma stemma = Stemma.open(options)) {
      return stemma.compare(
          StaticPages.source("left", given.get("left").asText()),
          StaticPages.source("right", given.get("right").asText()));
    }
  }

  private static <T> List<T> strings(JsonNode given, String key, Function<String, T> read) {
    return StreamSupport.stream(given.path(key).spliterator(), false)
        .map(each -> read.apply(each.asText()))
        .toList();
  }
}
