package io.stemma;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.stemma.compare.CompareOptions;
import io.stemma.compare.Scope;
import io.stemma.dom.CssSelector;
import io.stemma.dom.NodePolicy;
import io.stemma.page.Bytes;
import io.stemma.page.PageSource;
import io.stemma.text.IgnorePattern;
import io.stemma.text.TextOptions;
import io.stemma.verdict.Comparison;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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

  static Stream<Arguments> cases() throws IOException {
    try (Stream<Path> files = Files.list(CASES)) {
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
  }

  private static Comparison compare(JsonNode given) {
    StemmaOptions defaults = StemmaOptions.defaults();
    CompareOptions compared =
        new CompareOptions(
            Scope.WHOLE_PAGE,
            strings(given, "sort", CssSelector::parse),
            NodePolicy.RENDERED,
            TextOptions.VISIBLE.ignoring(strings(given, "ignoreText", IgnorePattern::of)),
            List.of(),
            true);
    StemmaOptions options =
        new StemmaOptions(
            null,
            defaults.capture(),
            compared,
            defaults.policy(),
            defaults.thresholds(),
            defaults.calibration(),
            1);
    try (Stemma stemma = Stemma.open(options)) {
      return stemma.compare(page("left", given), page("right", given));
    }
  }

  private static PageSource page(String side, JsonNode given) {
    String html = "<!doctype html><meta charset=utf-8>" + given.get(side).asText();
    return new PageSource.Html(side, Bytes.copyOf(html.getBytes(StandardCharsets.UTF_8)));
  }

  private static <T> List<T> strings(JsonNode given, String key, Function<String, T> read) {
    return StreamSupport.stream(given.path(key).spliterator(), false)
        .map(each -> read.apply(each.asText()))
        .toList();
  }
}
