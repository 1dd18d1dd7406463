package io.stemma.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.stemma.verdict.Comparison;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

final class GithubReportTest {
  @Test
  void what_fails_is_an_error_at_the_right_file() {
    assertThat(
            shown(
                Comparisons.ofFixture(
                    "shop/product-v1.html", "shop/product-v2.html", "price=.price|price")))
        .startsWith(
            "::error file=fixtures/shop/product-v2.html,title=field%3A fixtures/shop/product-v1.html"
                + " -> fixtures/shop/product-v2.html::price 89.00 EUR -> 79.00 EUR")
        .hasLineCount(1);
  }

  @Test
  void noise_is_a_notice_the_unknown_a_warning_and_none_is_silent() {
    assertThat(shown(Comparisons.ofFixture("clock/left.html", "clock/right.html")))
        .startsWith("::notice ");
    assertThat(
            shown(
                Comparisons.of(
                    Comparisons.fixture("same/left.html"),
                    Comparisons.failed("https://site.example/", "the connection was refused"))))
        .isEqualTo(
            "::warning title=unknown%3A fixtures/same/left.html -> https%3A//site.example/"
                + "::right is failed: the connection was refused\n");
    assertThat(shown(Comparisons.ofFixture("same/left.html", "same/right.html"))).isEmpty();
  }

  @ParameterizedTest
  @FieldSource("io.stemma.report.Hostile#TEXTS")
  void hostile_text_gives_no_second_command(String text) {
    assertThat(shown(Hostile.comparison(text)))
        .startsWith("::error title=")
        .hasLineCount(1)
        .doesNotContainPattern("[\\p{Cntrl}&&[^\n\t]]")
        .matches("(?s)::error title=[^:,]*::.*");
  }

  private static String shown(Comparison comparison) {
    return Comparisons.shown(ReportFormat.GITHUB, ReportOptions.DEFAULT, comparison);
  }
}
