package io.stemma.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PrintableTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "89,00 €",
        "价格 89 元",
        "👍🏽 family 👨‍👩‍👧",
        "two\nlines\tand a tab",
        "عربي ‏"
      })
  void ordinary_text_is_shown_as_it_is(String text) {
    assertThat(Printable.text(text)).isEqualTo(text);
  }

  @Test
  void escape_sequences_are_spelled_out() {
    assertThat(Printable.text("\u001b[2J\u009b31m\u0007\u007f"))
        .isEqualTo("\\x1b[2J\\x9b31m\\x07\\x7f");
  }

  @Test
  void overrides_of_the_direction_are_spelled_out() {
    assertThat(Printable.text("\u202egnp.exe\u2069")).isEqualTo("\\u202egnp.exe\\u2069");
  }

  @Test
  void half_a_character_becomes_the_replacement_character() {
    assertThat(Printable.text("a\ud83d b\udc4d")).isEqualTo("a\ufffd b\ufffd");
    assertThat(Printable.wellFormed("👍\ud83d")).isEqualTo("👍\ufffd");
  }

  @Test
  void a_line_has_single_spaces_and_no_ends() {
    assertThat(Printable.line("  a\r\n\tb\u00a0\u2028c\u0085 ")).isEqualTo("a b c\\x85");
  }
}
