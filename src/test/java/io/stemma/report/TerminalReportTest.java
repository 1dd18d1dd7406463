package io.stemma.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.stemma.page.Snapshot;
import io.stemma.report.ReportOptions.Detail;
import io.stemma.verdict.Comparison;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

final class TerminalReportTest {
  private static final Pattern COLOUR = Pattern.compile("\u001b\\[[0-9;]+m");
  private static final ReportOptions COLOURED = options(false, Detail.NORMAL, true);

  private static ReportOptions options(boolean several, Detail detail, boolean color) {
    return new ReportOptions(several, detail, color, ReportOptions.DEFAULT.failOn());
  }

  @Test
  void the_verdict_comes_first_then_what_it_rests_on_then_what_changed_where() {
    assertThat(shown(ReportOptions.DEFAULT, shop()))
        .isEqualTo(
            """
            FIELD and content
              price 89.00 EUR -> 79.00 EUR (-11.24 %)
              text edited: "89.00 EUR" -> "79.00 EUR"

              left       fixtures/shop/product-v1.html
              right      fixtures/shop/product-v2.html

              structure  1.0000 (43 of 43 and 43 elements match)
              template   1.0000 (threshold 0.63)
              text       distance 5 of 64 (threshold 3): 1 edited
              fields     1 of 2 changed

            Fields
              ~ price         89.00 EUR -> 79.00 EUR
                name          Aurora desk lamp

            Text
              edited .price
                - [-89.00-] EUR
                + {+79.00+} EUR
            """);
  }

  @Test
  void colours_stand_in_place_of_signs_and_say_no_more_than_they() {
    String coloured = shown(COLOURED, shop());
    assertThat(coloured)
        .startsWith("\u001b[1;31mFIELD\u001b[0m")
        .contains("- \u001b[1;31m89.00\u001b[0m EUR", "+ \u001b[1;32m79.00\u001b[0m EUR");
    String signs = shown(ReportOptions.DEFAULT, shop()).replaceAll("\\[-|-]|\\{\\+|\\+}", "");
    assertThat(COLOUR.matcher(coloured).replaceAll("")).isEqualTo(signs);
  }

  @Test
  void a_page_that_is_not_ok_is_told_with_its_cause_and_a_remedy() {
    assertThat(shown(ReportOptions.DEFAULT, unknown()))
        .isEqualTo(
            """
            UNKNOWN
              right is failed: the connection was refused

              left       fixtures/same/left.html
              right      https://site.example/
                         Check the address or the file; `stemma doctor` says whether the
                         browser is in order.
            """);
  }

  @Test
  void what_was_noted_of_a_capture_again_and_again_is_told_once() {
    Snapshot noted = Comparisons.noted("left.html", "a frame could not be read", 7);
    assertThat(shown(ReportOptions.DEFAULT, Comparisons.of(noted, noted)))
        .contains(
            """
              left       left.html
                         ! a frame could not be read (7x)
              right      left.html
                         ! a frame could not be read (7x)
            """);
  }

  @Test
  void each_of_a_list_is_its_verdict_with_the_reason_if_it_tells_of_more_than_noise() {
    Comparison[] list = {
      Comparisons.ofFixture("same/left.html", "same/right.html"), shop(), unknown()
    };
    assertThat(Comparisons.shown(ReportFormat.TEXT, options(true, Detail.NORMAL, false), list))
        .isEqualTo(
            """
            none      fixtures/same/left.html -> fixtures/same/right.html
            field     fixtures/shop/product-v1.html -> fixtures/shop/product-v2.html
                      price 89.00 EUR -> 79.00 EUR (-11.24 %)
            unknown   fixtures/same/left.html -> https://site.example/
                      right is failed: the connection was refused
            """);
  }

  @Test
  void of_long_lists_what_matters_comes_first() {
    String clocks = "<p>Updated 10:%02d".repeat(12);
    String times = clocks.formatted(IntStream.range(0, 12).boxed().toArray());
    String later = clocks.formatted(IntStream.range(20, 32).boxed().toArray());
    Comparison comparison =
        Comparisons.of(
            Comparisons.page("left.html", times + "<p>The bridge is open."),
            Comparisons.page("right.html", later + "<p>The bridge is shut."));
    assertThat(shown(ReportOptions.DEFAULT, comparison))
        .containsSubsequence(
            "Text\n  edited body > p:nth-of-type(13)", "+ The bridge is {+shut+}.", "  volatile ")
        .endsWith("  ... and 3 more\n");
  }

  @Test
  void quiet_is_a_line_and_verbose_tells_where_the_time_went() {
    assertThat(shown(options(false, Detail.QUIET, false), shop()))
        .isEqualTo("field     fixtures/shop/product-v1.html -> fixtures/shop/product-v2.html\n");
    assertThat(shown(options(false, Detail.VERBOSE, false), shop()))
        .endsWith(
            """

              time       644 ms: 640 to render both (left 612, right 612), 4 to compare
            """);
  }

  @ParameterizedTest
  @CsvSource({
    "article/left.html, article/right.html",
    "clock/left.html, clock/right.html",
    "hostile/left.html, hostile/right.html",
    "listing/left.html, listing/right.html",
    "redesign/left.html, redesign/right.html",
    "wrapped/left.html, wrapped/right.html"
  })
  void eighty_columns_are_enough_for_all_but_a_single_long_word(String left, String right) {
    assertThat(shown(ReportOptions.DEFAULT, Comparisons.ofFixture(left, right)).lines())
        .allMatch(line -> Columns.of(line) <= 80 || !line.strip().contains(" "));
  }

  @ParameterizedTest
  @FieldSource("io.stemma.report.Hostile#TEXTS")
  void hostile_text_commands_no_terminal(String text) {
    String shown = shown(COLOURED, Hostile.comparison(text));
    assertThat(COLOUR.matcher(shown).replaceAll(""))
        .doesNotContainPattern("[\\p{Cntrl}\u0080-\u009f\u202a-\u202e\u2066-\u2069&&[^\n]]");
  }

  private static Comparison shop() {
    return Comparisons.ofFixture(
        "shop/product-v1.html", "shop/product-v2.html", "price=.price|price", "name=h1");
  }

  private static Comparison unknown() {
    return Comparisons.of(
        Comparisons.fixture("same/left.html"),
        Comparisons.failed("https://site.example/", "the connection was refused"));
  }

  private static String shown(ReportOptions options, Comparison comparison) {
    return Comparisons.shown(ReportFormat.TEXT, options, comparison);
  }
}
