package io.stemma.field.value;

import static org.assertj.core.api.Assertions.assertThat;

import io.stemma.field.CaseFile;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ValueReaderTest {
  /** One row of a table of cases. */
  record Written(String text, String language, String meaning) {
    static List<Written> of(String table) {
      return CaseFile.rows(table).stream()
          .map(row -> new Written(row[0], row[1].equals("_") ? "" : row[1], row[2]))
          .toList();
    }
  }

  static List<Written> prices() {
    return Written.of("prices.tsv");
  }

  static List<Written> numbers() {
    return Written.of("numbers.tsv");
  }

  static List<Written> dates() {
    return Written.of("dates.tsv");
  }

  static List<Written> availabilities() {
    return CaseFile.rows("availability.tsv").stream()
        .map(row -> new Written(row[0], "", row[1]))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("prices")
  void a_price_is_read_in_its_notation(Written price) {
    assertThat(meaning(FieldType.PRICE, price)).isEqualTo(price.meaning);
  }

  @ParameterizedTest
  @MethodSource("numbers")
  void a_number_is_read_in_its_notation(Written number) {
    assertThat(meaning(FieldType.NUMBER, number)).isEqualTo(number.meaning);
  }

  @ParameterizedTest
  @MethodSource("dates")
  void a_date_is_read_in_its_notation(Written date) {
    assertThat(meaning(FieldType.DATE, date)).isEqualTo(date.meaning);
  }

  @ParameterizedTest
  @MethodSource("availabilities")
  void stock_is_read_from_names_and_phrases(Written phrase) {
    assertThat(meaning(FieldType.AVAILABILITY, phrase)).isEqualTo(phrase.meaning);
  }

  @Test
  void a_currency_named_beside_the_text_decides_between_those_of_a_sign() {
    Hints hints = Hints.NONE.withCurrency("AUD");
    assertThat(ValueReader.read(FieldType.PRICE, "$5", hints))
        .hasValueSatisfying(value -> assertThat(value.display()).isEqualTo("5.00 AUD"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\u00a0\u200b", "\n"})
  void a_blank_text_has_no_value(String blank) {
    for (FieldType type : FieldType.values()) {
      assertThat(ValueReader.read(type, blank, Hints.NONE)).isEmpty();
    }
  }

  @Test
  void long_texts_are_read_in_bounded_time() {
    String digits = "1 234,".repeat(20_000);
    for (FieldType type : FieldType.values()) {
      ValueReader.read(type, digits, Hints.NONE);
      ValueReader.read(type, "a".repeat(100_000), Hints.NONE);
    }
  }

  private static String meaning(FieldType type, Written written) {
    return ValueReader.read(type, written.text, Hints.ofLanguage(written.language))
        .map(value -> (value.ambiguous() ? "?" : "") + value.display())
        .orElse("-");
  }
}
