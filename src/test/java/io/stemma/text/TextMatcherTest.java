package io.stemma.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import io.stemma.render.ParsedPage;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class TextMatcherTest {
  @Test
  void an_edited_word_is_marked_on_both_sides() {
    TextDifference difference =
        compare(
            "<h1>Leaflet</h1><p>Take 5 mg with water.</p><p>Ask a doctor.</p>",
            "<h1>Leaflet</h1><p>Take 50 mg with water.</p><p>Ask a doctor.</p>");

    assertThat(difference.passages())
        .singleElement()
        .satisfies(
            passage -> {
              assertThat(passage.grade()).isEqualTo(Grade.EDITED);
              assertThat(passage.leftMarks()).containsExactly(new Mark(5, 6));
              assertThat(passage.rightMarks()).containsExactly(new Mark(5, 7));
            });
  }

  @Test
  void a_new_and_a_lost_paragraph_stand_in_reading_order() {
    TextDifference difference =
        compare(
            "<p>One first thing.</p><p>Two second things.</p><div>Last.</div>",
            "<div>Quite another beginning.</div><p>One first thing.</p><div>Last.</div>");

    assertThat(difference.passages())
        .extracting(Passage::grade, Passage::left, Passage::right)
        .containsExactly(
            tuple(Grade.ADDED, null, "Quite another beginning."),
            tuple(Grade.REMOVED, "Two second things.", null));
  }

  @Test
  void a_paragraph_cut_in_two_is_spacing() {
    assertThat(
            compare("<p>One first thing. Two more.</p>", "<p>One first thing.</p><p>Two more.</p>")
                .passages())
        .extracting(Passage::grade)
        .containsExactly(Grade.SPACING);
  }

  @Test
  void a_paragraph_elsewhere_is_moved() {
    TextDifference difference =
        compare("<p>One.</p><p>Two.</p><p>Three.</p>", "<p>Three.</p><p>One.</p><p>Two.</p>");

    assertThat(difference.passages()).extracting(Passage::grade).containsExactly(Grade.MOVED);
    assertThat(difference.turnover()).isZero();
  }

  @Test
  void marks_hold_whole_words_where_no_spaces_part_them() {
    Passage passage = compare("<p>船は東京に着いた。</p>", "<p>船は大阪に着いた。</p>").passages().get(0);

    assertThat(marked(passage.left(), passage.leftMarks())).containsExactly("東京");
    assertThat(marked(passage.right(), passage.rightMarks())).containsExactly("大阪");
  }

  @Test
  void marks_never_cut_a_flag_or_a_surrogate_pair() {
    Passage passage =
        compare("<p>Play for 🇩🇪 now 👍🏽</p>", "<p>Play for 🇩🇰 now 👍🏿</p>").passages().get(0);

    assertThat(marked(passage.left(), passage.leftMarks())).containsExactly("🇩🇪", "👍🏽");
    assertThat(marked(passage.right(), passage.rightMarks())).containsExactly("🇩🇰", "👍🏿");
  }

  @Test
  void a_very_long_text_is_quoted_around_its_first_mark() {
    String words = "seven little boats 🇩🇪 ".repeat(2000);
    Passage passage =
        compare("<p>" + words + "sail " + words, "<p>" + words + "sink " + words).passages().get(0);

    assertThat(passage.left()).startsWith("…").endsWith("…").hasSizeLessThan(Quote.LONGEST + 50);
    assertThat(marked(passage.left(), passage.leftMarks())).containsExactly("sail");
  }

  @Test
  void links_beside_each_other_are_not_one_word() {
    assertThat(PageText.of(ParsedPage.of("<p><a>Prices</a><a>Contact</a> <b>to</b>day</p>")).text())
        .isEqualTo("Prices Contact today");
  }

  private static List<String> marked(@Nullable String text, List<Mark> marks) {
    String whole = Objects.requireNonNull(text);
    return marks.stream().map(mark -> whole.substring(mark.from(), mark.to())).toList();
  }

  private static TextDifference compare(String left, String right) {
    return ChildMapping.compare(
        PageText.of(ParsedPage.of(left)), PageText.of(ParsedPage.of(right)));
  }
}
