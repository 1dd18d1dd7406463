package io.stemma.field;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.stemma.render.ParsedPage;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConditionTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "any; price; 89 EUR; 79 EUR; true",
        "any; price; 89 EUR; 89,00 EUR; false",
        "drop; price; 89 EUR; 79 EUR; true",
        "drop; price; 79 EUR; 89 EUR; false",
        "drop > 5%; price; 100 EUR; 95 EUR; false",
        "drop >= 5%; price; 100 EUR; 95 EUR; true",
        "drop > 5%; price; 100 EUR; 94 EUR; true",
        "drop > 5; price; 1000 EUR; 994 EUR; true",
        "drop; price; 89 EUR; 79 USD; false",
        "any; price; 89 EUR; 89 USD; true",
        "rise > 10%; number; 10; 12; true",
        "move > 1; number; 10; 8; true",
        "below 80; price; 89 EUR; 79 EUR; true",
        "below 80; price; 79 EUR; 78 EUR; false",
        "above 80; price; 79 EUR; 89 EUR; true",
        "in-stock; availability; Sold out; In stock; true",
        "in-stock; availability; In stock; Only 3 left; false",
        "out-of-stock; availability; In stock; Sold out; true",
        "any; text; a; b; true",
        "drop; text; a; b; false",
        "any; price; 89 EUR; call us; false",
      })
  void a_condition_holds_for_the_changes_it_names(
      String condition, String type, String before, String after, boolean holds) {
    assertThat(Condition.parse(condition).holds(change(type, before, after))).isEqualTo(holds);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "drop >",
        "drop 5",
        "fall",
        "below",
        "below 5%",
        "any > 5",
        "drop < 5",
        "in stock"
      })
  void what_is_no_condition_is_refused_with_what_there_is(String text) {
    assertThatThrownBy(() -> Condition.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("\"" + text + "\"")
        .hasMessageContaining("expected any, drop");
  }

  @Test
  void a_change_says_its_size_and_way() {
    assertThat(change("price", "89 EUR", "79 EUR").describe())
        .isEqualTo("f 89.00 EUR -> 79.00 EUR (-11.24 %)");
    assertThat(change("price", "0 EUR", "5 EUR").describe()).isEqualTo("f 0.00 EUR -> 5.00 EUR");
    assertThat(change("text", "a", "b").describe()).isEqualTo("f a -> b");
  }

  private static FieldChange change(String type, String before, String after) {
    List<FieldSpec> spec = List.of(FieldSpec.parse("f=p|" + type));
    return FieldChange.between(
        FieldReader.read(ParsedPage.of("<p>" + before), spec).get(0),
        FieldReader.read(ParsedPage.of("<p>" + after), spec).get(0));
  }
}
