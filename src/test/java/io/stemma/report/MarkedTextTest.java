package io.stemma.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.stemma.text.Mark;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

final class MarkedTextTest {
  @Test
  void marks_part_a_text_into_pieces() {
    assertThat(shown(MarkedText.of("one two three", List.of(new Mark(4, 7)))))
        .isEqualTo("one [two] three");
    assertThat(shown(MarkedText.of("one two", List.of(new Mark(0, 3), new Mark(4, 7)))))
        .isEqualTo("[one] [two]");
  }

  @Test
  void what_is_far_from_every_mark_is_left_out() {
    MarkedText text =
        MarkedText.of(
            "0123456789 X 0123456789 Y 0123456789", List.of(new Mark(11, 12), new Mark(24, 25)));
    assertThat(shown(text.around(3))).isEqualTo("...89 [X] 01...89 [Y] 01...");
  }

  @Test
  void a_gap_that_is_no_longer_than_its_ellipsis_stays() {
    MarkedText text = MarkedText.of("X abcdef Y", List.of(new Mark(0, 1), new Mark(9, 10)));
    assertThat(shown(text.around(3))).isEqualTo("[X] abcdef [Y]");
  }

  @Test
  void a_text_without_marks_is_shortened_at_its_end_alone() {
    MarkedText text = MarkedText.of("0123456789", List.of());
    assertThat(shown(text.around(2))).isEqualTo("0123456789");
    assertThat(shown(text.upTo(4))).isEqualTo("0123...");
    assertThat(shown(text.upTo(10))).isEqualTo("0123456789");
  }

  @Test
  void a_long_word_that_is_marked_keeps_both_ends() {
    MarkedText text = MarkedText.of("a 0123456789", List.of(new Mark(2, 12)));
    assertThat(shown(text.upTo(8))).isEqualTo("a [012...789]");
  }

  @Test
  void no_character_is_parted() {
    MarkedText text = MarkedText.of("👍👍👍👍👍 X", List.of(new Mark(11, 12)));
    assertThat(shown(text.around(4))).isEqualTo("...👍👍 [X]");
    assertThat(shown(MarkedText.of("e\u0301e\u0301", List.of()).upTo(3))).isEqualTo("e\u0301...");
  }

  private static String shown(MarkedText text) {
    return text.pieces().stream()
        .map(piece -> piece.marked() ? "[" + piece.text() + "]" : piece.text())
        .collect(Collectors.joining());
  }
}
