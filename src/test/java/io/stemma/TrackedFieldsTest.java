package io.stemma;

import static org.assertj.core.api.Assertions.assertThat;

import io.stemma.compare.CompareOptions;
import io.stemma.field.FieldChange;
import io.stemma.field.FieldHealth;
import io.stemma.field.FieldSpec;
import io.stemma.page.AddressPattern;
import io.stemma.page.PageSource;
import io.stemma.verdict.Calibration;
import io.stemma.verdict.CalibrationPlan;
import io.stemma.verdict.ChangeKind;
import io.stemma.verdict.Comparison;
import io.stemma.verdict.PageCalibration;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a change of a tracked value is made of: what was asked for, and what was known before. */
class TrackedFieldsTest {
  private static final AddressPattern SHOP = AddressPattern.of("shop/**");

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "any; 89.00 EUR; 88.00 EUR; FIELD",
        "drop > 5%; 89.00 EUR; 79.00 EUR; FIELD",
        "drop > 5%; 89.00 EUR; 88.00 EUR; NOISE",
        "drop > 5%; 89.00 EUR; 120.00 EUR; NOISE",
        "rise; 89.00 EUR; 88.00 EUR; NOISE",
        "below 80; 89.00 EUR; 79.00 EUR; FIELD",
        "drop > 5%; 89.00 EUR; 79.00 USD; NOISE",
        "drop > 5%; 89.00 EUR; sold out; FIELD",
      })
  void a_change_is_news_when_it_is_the_one_that_was_asked_for(
      String when, String before, String after, ChangeKind kind) {
    Comparison comparison =
        compare("price=.price|price|" + when, lamp(before), lamp(after), Calibration.NONE);
    assertThat(comparison.verdict().kind()).as(comparison.verdict().toString()).isEqualTo(kind);
  }

  @Test
  void a_change_that_was_not_asked_for_is_told_where_nothing_else_is() {
    Comparison quiet =
        compare(
            "price=.price|price|drop > 5%", lamp("89.00 EUR"), lamp("88.00 EUR"), Calibration.NONE);
    assertThat(quiet.verdict().reasons())
        .singleElement()
        .asString()
        .contains("price 89.00 EUR -> 88.00 EUR (-1.12 %) is not \"drop > 5%\"");
    assertThat(price(quiet).changed()).isTrue();
    assertThat(price(quiet).alerts()).isFalse();
  }

  @Test
  void a_sentence_that_changed_beside_the_value_is_content_all_the_same() {
    String edited = lamp("88.00 EUR").replace("warm", "cold");
    Comparison news =
        compare("price=.price|price|drop > 5%", lamp("89.00 EUR"), edited, Calibration.NONE);
    assertThat(news.verdict().kinds()).containsExactly(ChangeKind.CONTENT);
    assertThat(news.verdict().reasons()).singleElement().asString().contains("cold");
  }

  @Test
  void a_value_unlike_all_that_pages_of_the_type_have_breaks_its_contract() throws Exception {
    Calibration known = calibrated(6);
    Comparison odd = compare("price=.price|price", lamp("89.00 EUR"), lamp("8900 EUR"), known);
    assertThat(price(odd).health()).isEqualTo(FieldHealth.CONTRACT_BROKEN);
    assertThat(odd.verdict().reasons().get(0))
        .isEqualTo(
            "price 89.00 EUR -> 8900.00 EUR (+9900.00 %), but it was always from 80.00 to 85.00");
    assertThat(odd.verdict().severity()).isGreaterThan(0.8);

    Comparison usual = compare("price=.price|price", lamp("89.00 EUR"), lamp("79.00 EUR"), known);
    assertThat(price(usual).health()).isEqualTo(FieldHealth.OK);
  }

  @Test
  void few_pages_of_a_type_and_many_captures_of_one_bind_nobody() throws Exception {
    for (Calibration known : List.of(calibrated(4), calibrated(1))) {
      Comparison odd = compare("price=.price|price", lamp("89.00 EUR"), lamp("8900 EUR"), known);
      assertThat(price(odd).health()).isEqualTo(FieldHealth.OK);
    }
  }

  @Test
  void a_contract_is_kept_in_the_file_of_calibrations() throws Exception {
    StringWriter yaml = new StringWriter();
    Calibration known = calibrated(6);
    known.write(yaml);
    assertThat(yaml.toString()).contains("least: 80", "greatest: 85", "- EUR");
    Path file = Files.writeString(folder.resolve("known.yaml"), yaml.toString());
    assertThat(Calibration.load(file).contracts(List.of("shop/1")))
        .isEqualTo(known.contracts(List.of("shop/1")));
  }

  @Test
  void a_shown_price_that_the_structured_data_denies_now_is_news() {
    String denied = lamp("89.00 EUR", "79.00");
    String agreeing = lamp("89.00 EUR", "89.00");
    Comparison fresh = compare("price=.price|price", agreeing, denied, Calibration.NONE);
    assertThat(fresh.verdict().kind()).isEqualTo(ChangeKind.FIELD);
    assertThat(fresh.verdict().reasons())
        .singleElement()
        .isEqualTo(
            "price says 89.00 EUR, jsonld:Product.offers.price says 79.00 EUR; before they agreed");

    Comparison standing = compare("price=.price|price", denied, denied + "<p>", Calibration.NONE);
    assertThat(standing.verdict().kind()).isEqualTo(ChangeKind.NOISE);
    assertThat(Objects.requireNonNull(standing.difference()).disagreements().right()).hasSize(1);
  }

  private static FieldChange price(Comparison comparison) {
    return Objects.requireNonNull(comparison.difference()).fields().get(0);
  }

  /** What is known of a type after that many of its pages were calibrated. */
  private static Calibration calibrated(int pages) throws InterruptedException {
    List<PageSource> sources =
        IntStream.range(0, pages)
            .mapToObj(i -> StaticPages.source("shop/" + i, lamp((80 + i) + ".00 EUR")))
            .toList();
    CalibrationPlan plan = CalibrationPlan.DEFAULT.withDelay(Duration.ZERO);
    try (Stemma stemma = Stemma.open(options("price=.price|price", Calibration.NONE))) {
      List<PageCalibration> own =
          stemma.calibrate(sources, plan).stream().flatMap(Optional::stream).toList();
      Calibration single = new Calibration(own);
      return single.with(List.of(single.pooled("lamps", SHOP).orElseThrow()));
    }
  }

  private static Comparison compare(String field, String left, String right, Calibration known) {
    try (Stemma stemma = Stemma.open(options(field, known))) {
      return stemma.compare(
          StaticPages.source("shop/lamp", left), StaticPages.source("shop/lamp", right));
    }
  }

  private static StemmaOptions options(String field, Calibration known) {
    StemmaOptions defaults = StemmaOptions.defaults().withoutBrowser().calibratedBy(known);
    CompareOptions compared = CompareOptions.DEFAULT;
    return new StemmaOptions(
        null,
        defaults.capture(),
        new CompareOptions(
            compared.scope(),
            compared.sorted(),
            compared.nodes(),
            compared.text(),
            List.of(FieldSpec.parse(field)),
            false),
        defaults.types(),
        defaults.policy(),
        defaults.thresholds(),
        known,
        1);
  }

  private static String lamp(String price) {
    return "<main><h1>Aurora desk lamp</h1><p class=price>"
        + price
        + "</p><p>A warm light for long evenings.</p></main>";
  }

  private static String lamp(String shown, String structured) {
    return "<script type=application/ld+json>{\"@type\":\"Product\",\"name\":\"Aurora\","
        + "\"offers\":{\"price\":\""
        + structured
        + "\",\"priceCurrency\":\"EUR\"}}</script>"
        + lamp(shown);
  }
}
