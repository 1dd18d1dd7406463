package io.stemma.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

final class ParagraphTest {
  @Test
  void words_fill_lines_up_to_the_width() {
    assertThat(Paragraph.of("a bb  ccc\ndddd").lines(8)).containsExactly("a bb ccc", "dddd");
  }

  @Test
  void a_word_wider_than_the_line_has_a_line_of_its_own() {
    assertThat(Paragraph.of("a https://example b").lines(5))
        .containsExactly("a", "https://example", "b");
  }

  @Test
  void colours_are_around_words_and_take_no_room() {
    UnaryOperator<String> red = word -> "<red>" + word + "</red>";
    Paragraph paragraph =
        new Paragraph()
            .add("was ", UnaryOperator.identity())
            .add("89.00 EUR", red)
            .add(", now", UnaryOperator.identity());
    assertThat(paragraph.lines(9)).containsExactly("was <red>89.00</red>", "<red>EUR</red>, now");
  }

  @Test
  void ideographs_and_emoji_take_two_columns_and_accents_none() {
    assertThat(Columns.of("价格")).isEqualTo(4);
    assertThat(Columns.of("👍")).isEqualTo(2);
    assertThat(Columns.of("e\u0301")).isEqualTo(1);
    assertThat(Columns.cut("价格价格", 7)).isEqualTo("价格...");
    assertThat(Columns.pad("价", 4)).isEqualTo("价  ");
  }

  @Test
  void an_empty_paragraph_is_one_empty_line() {
    assertThat(Paragraph.of(" ").lines(10)).containsExactly("");
  }
}
