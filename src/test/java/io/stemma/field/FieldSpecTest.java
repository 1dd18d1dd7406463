package io.stemma.field;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.stemma.field.value.FieldType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FieldSpecTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "price=.price|price; price; .price; PRICE",
        "title = h1; title; h1; TEXT",
        "link=a.next@href; link; a.next@href; URL",
        "size=[data-size]@data-size; size; [data-size]@data-size; TEXT",
        "own=.price:text|price; own; .price:text; PRICE",
        "mail=a[href*=@example]; mail; a[href*=@example]; TEXT",
        "lang=[lang|=en]; lang; [lang|=en]; TEXT",
        "tags=ul.tags > li|set; tags; ul.tags > li; SET",
        "x=xpath://p[@class='a'] | //b; x; xpath://p[@class='a'] | //b; TEXT",
        "x=xpath://b|number; x; xpath://b; NUMBER",
        "p=jsonld:Product.offers.price; p; jsonld:Product.offers.price; PRICE",
        "s=jsonld:Product.offers[0].availability; s; jsonld:Product.offers[0].availability;"
            + " AVAILABILITY",
        "n=microdata:Product.name; n; microdata:Product.name; TEXT",
        "n=rdfa:name; n; rdfa:name; TEXT",
        "d=meta:description; d; meta:description; TEXT",
        "o=og:price:amount; o; og:price:amount; PRICE",
        "p=.price|price|drop > 5%; p; .price; PRICE",
        "p=jsonld:Product.offers.price|below 80; p; jsonld:Product.offers.price; PRICE",
        "s=.stock|availability|in-stock; s; .stock; AVAILABILITY",
        "x=xpath://a | //b|text|any; x; xpath://a | //b; TEXT",
      })
  void a_specification_names_the_place_and_the_type(
      String text, String name, String selector, FieldType type) {
    FieldSpec spec = FieldSpec.parse(text);
    assertThat(spec.name()).isEqualTo(name);
    assertThat(spec.selector()).isEqualTo(selector);
    assertThat(spec.type()).isEqualTo(type);
    assertThat(FieldSpec.parse(spec.toString()).toString()).isEqualTo(spec.toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "price",
        "=.price",
        "price=",
        "price=|price",
        "price=.price|money",
        "price=.price|price|5%",
        "price=.price|price|falls",
        "price=.price|drop 5%",
        "price=div >",
        "price=xpath://[",
        "price=jsonld:Product",
        "price=jsonld:Product..price",
        "d=meta:",
        "n=microdata:"
      })
  void a_bad_specification_is_named_in_the_error(String text) {
    assertThatThrownBy(() -> FieldSpec.parse(text))
        .isInstanceOfSatisfying(FieldSpecException.class, e -> assertThat(e.spec()).isEqualTo(text))
        .hasMessageContaining("cannot be read")
        .hasMessageContaining("expected NAME=SPEC");
  }

  @Test
  void a_type_given_beside_the_specification_counts() {
    FieldSpec spec = FieldSpec.of("stock", "jsonld:Product.offers.availability", FieldType.TEXT);
    assertThat(spec.type()).isEqualTo(FieldType.TEXT);
  }
}
