package io.stemma.verdict;

import io.stemma.text.Mark;
import io.stemma.text.Passage;
import java.text.BreakIterator;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A passage in a few words: what was there and what is there now, around the first difference. */
final class Quotation {
  /** How long a side may be, in characters of the text. */
  private static final int LENGTH = 60;

  /** How much of that stands before the first difference. */
  private static final int LEAD = 20;

  private Quotation() {}

  static String of(Passage passage) {
    String left = quote(passage.left(), passage.leftMarks());
    String right = quote(passage.right(), passage.rightMarks());
    if (left.isEmpty() || right.isEmpty()) {
      return left + right;
    }
    return left + " -> " + right;
  }

  private static String quote(@Nullable String text, List<Mark> marks) {
    if (text == null) {
      return "";
    }
    int difference = marks.isEmpty() ? 0 : marks.get(0).from();
    BreakIterator characters = BreakIterator.getCharacterInstance(Locale.ROOT);
    characters.setText(text);
    int from = difference <= LEAD ? 0 : boundary(characters, difference - LEAD);
    int to = from + LENGTH >= text.length() ? text.length() : boundary(characters, from + LENGTH);
    return '"'
        + (from > 0 ? "..." : "")
        + text.substring(from, to)
        + (to < text.length() ? "..." : "")
        + '"';
  }

  /** The last place at or before {@code at} where no character is cut. */
  private static int boundary(BreakIterator characters, int at) {
    return characters.isBoundary(at) ? at : characters.preceding(at);
  }
}
