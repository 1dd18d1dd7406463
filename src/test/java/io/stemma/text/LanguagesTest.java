package io.stemma.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.stemma.render.ParsedPage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is volatile and what is substance in each language: {@code languages.tsv}. */
class LanguagesTest {
  private static final Path CASES = Path.of("src/test/resources/text/languages.tsv");

  record Case(String language, String meaning, String left, String right) {}

  static List<Case> cases() throws IOException {
    try (Stream<String> lines = Files.lines(CASES)) {
      return lines
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t", -1))
          .map(cells -> new Case(cells[0], cells[1], cells[2], cells[3]))
          .toList();
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void what_it_means_decides(Case each) {
    Grade expected = each.meaning.equals("volatile") ? Grade.VOLATILE : Grade.EDITED;

    assertThat(compare(each.left, each.right).passages())
        .extracting(Passage::grade)
        .containsExactly(expected);
  }

  @Test
  void every_language_has_at_least_twelve_cases() throws IOException {
    Map<String, Long> counts =
        cases().stream().collect(Collectors.groupingBy(Case::language, Collectors.counting()));

    assertThat(counts.keySet()).containsExactlyInAnyOrderElementsOf(Languages.CODES);
    assertThat(counts.values()).allMatch(count -> count >= 12);
  }

  private static TextDifference compare(String left, String right) {
    return ChildMapping.compare(page(left), page(right));
  }

  private static PageText page(String line) {
    return PageText.of(
        ParsedPage.of(
            "<main><h1>Gazette</h1><p>The river rose again in the night.</p><p>"
                + line
                + "</p><p>Boats stay in the harbour until the wind turns.</p></main>"));
  }
}
