package io.stemma.field;

import static org.assertj.core.api.Assertions.assertThat;

import io.stemma.field.value.ValueDifference;
import io.stemma.render.ParsedPage;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class MainEntityTest {
  private static final String OFFER =
      "{'price':'%s','priceCurrency':'EUR','availability':'InStock'}";

  static List<CaseFile.Case> shapes() {
    return CaseFile.read("offer-shapes.txt");
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void every_shape_of_an_offer_says_the_same(CaseFile.Case shape) {
    assertThat(said(jsonLd(shape.input())))
        .isEqualTo("name=Bike price=1299.00 EUR currency=EUR availability=InStock");
    List<Reading> plain =
        FieldReader.readMainEntity(ParsedPage.of(jsonLd(shapes().get(0).input())));
    List<Reading> other = FieldReader.readMainEntity(ParsedPage.of(jsonLd(shape.input())));
    assertThat(FieldChange.between(plain, other, FieldChange::between))
        .noneMatch(FieldChange::changed);
  }

  @Test
  void the_order_of_offers_means_nothing_and_one_more_is_a_change() {
    List<Reading> two = offers("10", "20");
    assertThat(FieldChange.between(two, offers("20", "10"), FieldChange::between))
        .noneMatch(FieldChange::changed);
    assertThat(FieldChange.between(two, offers("20", "10", "30"), FieldChange::between))
        .filteredOn(FieldChange::changed)
        .singleElement()
        .extracting(FieldChange::difference)
        .extracting(ValueDifference::added)
        .asString()
        .contains("30");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"\"", "null", "[]", "{}"})
  void an_empty_price_is_no_value(String price) {
    String page =
        jsonLd("{\"@type\":\"Product\",\"name\":\"A\",\"offers\":{\"price\":" + price + "}}");
    assertThat(said(page)).isEqualTo("name=A");
  }

  @Test
  void microdata_rdfa_and_open_graph_stand_in_for_json_ld() {
    assertThat(
            said(
                """
                <div itemscope itemtype=http://schema.org/Product><h1 itemprop=name>A</h1>
                <div itemprop=offers itemscope itemtype=http://schema.org/Offer>
                <span itemprop=price content=5.00>5 euros</span><meta itemprop=priceCurrency content=EUR>
                <link itemprop=availability href=http://schema.org/OutOfStock></div></div>
                """))
        .isEqualTo("name=A price=5.00 EUR currency=EUR availability=OutOfStock");
    assertThat(
            said(
                """
                <div vocab=http://schema.org/ typeof=Product><h1 property=name>A</h1>
                <div property=offers typeof=Offer><span property=price content=5.00>5</span>
                <meta property=priceCurrency content=EUR></div></div>
                """))
        .isEqualTo("name=A price=5.00 EUR currency=EUR");
    assertThat(
            said(
                """
                <meta property=og:type content=product><meta property=og:title content=A>
                <meta property=product:price:amount content=5.00><meta property=product:price:currency content=EUR>
                """))
        .isEqualTo("name=A price=5.00 EUR currency=EUR");
  }

  @Test
  void an_article_has_its_headline_and_author_and_no_time_stamp() {
    assertThat(
            said(
                jsonLd(
                    "{\"@type\":\"NewsArticle\",\"headline\":\"Tom &amp; Ann\",\"author\":[{\"@type\":"
                        + "\"Person\",\"name\":\"B\"}],\"dateModified\":\"2026-01-01\"}")))
        .isEqualTo("headline=Tom & Ann author=B");
  }

  @Test
  void a_list_of_products_is_about_none_of_them() {
    String products =
        "[{\"@type\":\"Product\",\"name\":\"A\"},{\"@type\":\"Product\",\"name\":\"B\"}]";
    assertThat(said(jsonLd(products))).isEmpty();
    assertThat(said("<p>nothing")).isEmpty();
  }

  private static List<Reading> offers(String... prices) {
    String offers =
        List.of(prices).stream().map(OFFER::formatted).collect(Collectors.joining(",", "[", "]"));
    String product = "{'@type':'Product','name':'A','offers':" + offers + "}";
    return FieldReader.readMainEntity(ParsedPage.of(jsonLd(product.replace('\'', '"'))));
  }

  private static String jsonLd(String block) {
    return "<script type=application/ld+json>" + block + "</script>";
  }

  private static String said(String html) {
    return FieldReader.readMainEntity(ParsedPage.of(html)).stream()
        .map(reading -> reading.name() + "=" + Objects.requireNonNull(reading.value()).display())
        .collect(Collectors.joining(" "));
  }
}
