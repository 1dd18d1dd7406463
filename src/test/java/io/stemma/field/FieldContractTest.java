package io.stemma.field;

import static org.assertj.core.api.Assertions.assertThat;

import io.stemma.render.ParsedPage;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FieldContractTest {
  @Test
  void a_price_far_out_of_its_range_or_in_another_currency_breaks_the_contract() {
    FieldContract prices = learned("price", "80 EUR", "90 EUR", "85 EUR", "81 EUR", "79 EUR");
    assertThat(prices.breaches(reading("price", "120 EUR"))).isEmpty();
    assertThat(prices.breaches(reading("price", "7.50 EUR")))
        .containsExactly("it was always from 79 to 90");
    assertThat(prices.breaches(reading("price", "85 USD")))
        .containsExactly("its currency was always one of [EUR]");
  }

  @Test
  void a_text_of_another_form_breaks_the_contract() {
    FieldContract codes = learned("text", "AB-123", "XY-999", "QR-001", "ZZ-550", "CD-421");
    assertThat(codes.breaches(reading("text", "EF-777"))).isEmpty();
    assertThat(codes.breaches(reading("text", "not found"))).hasSize(1);
  }

  @Test
  void a_word_that_never_came_breaks_the_contract_of_few_words() {
    String[] words =
        IntStream.range(0, 12).mapToObj(i -> i % 2 == 0 ? "yes" : "no").toArray(String[]::new);
    assertThat(learned("text", words).breaches(reading("text", "perhaps")))
        .containsExactly("it was always one of [no, yes]");
  }

  @Test
  void too_few_readings_and_empty_ones_break_nothing() {
    assertThat(learned("price", "80 EUR").breaches(reading("price", "1 USD"))).isEmpty();
    FieldContract contract = learned("price", "80 EUR", "", "81 EUR", "", "82 EUR");
    assertThat(contract.emptyShare()).isEqualTo(0.4);
    assertThat(contract.breaches(reading("price", ""))).isEmpty();
  }

  @Test
  void a_shown_price_that_structured_data_denies_is_told() {
    String page =
        "<script type=application/ld+json>{\"@type\":\"Product\",\"offers\":{\"price\":129.99,"
            + "\"priceCurrency\":\"EUR\"}}</script><p>99.99 EUR";
    List<Reading> shown =
        FieldReader.read(ParsedPage.of(page), List.of(FieldSpec.parse("price=p|price")));
    assertThat(Disagreement.among(shown, ParsedPage.of(page)))
        .singleElement()
        .extracting(Disagreement::describe)
        .isEqualTo("price says 99.99 EUR, jsonld:Product.offers.price says 129.99 EUR");
    List<Reading> right = List.of(reading("price", "129.99 EUR"));
    assertThat(Disagreement.among(right, ParsedPage.of(page))).isEmpty();
  }

  @Test
  void a_selector_is_as_good_as_its_names() {
    assertThat(score("p=.price")).isEqualTo(1);
    assertThat(score("p=jsonld:Product.name")).isEqualTo(1);
    assertThat(score("p=div > div:nth-child(2) > span")).isLessThan(0.5);
    assertThat(score("p=.css-1x2y3z")).isLessThan(0.4);
    assertThat(score("p=xpath:/html/body/div[2]/div[1]/span")).isLessThan(score("p=main .price"));
    assertThat(SelectorAdvice.of(FieldSpec.parse("p=.sc-a1B2c3 span")).reasons())
        .containsExactly("\"sc-a1B2c3\" looks generated and will change with the next build");
  }

  private static double score(String spec) {
    return SelectorAdvice.of(FieldSpec.parse(spec)).score();
  }

  private static FieldContract learned(String type, String... texts) {
    return FieldContract.learn(List.of(texts).stream().map(text -> reading(type, text)).toList());
  }

  private static Reading reading(String type, String text) {
    return FieldReader.read(
            ParsedPage.of("<p>" + text + "</p>"), List.of(FieldSpec.parse("price=p|" + type)))
        .get(0);
  }
}
