package io.stemma.text;

import com.ibm.icu.text.BreakIterator;
import com.ibm.icu.util.ULocale;
import java.util.ArrayList;
import java.util.List;

/**
 * A text with marked stretches, of bounded length: of a long one, the part around the first mark.
 * Neither a mark nor a cut ever falls inside a word of a script without spaces, a surrogate pair or
 * a sequence of emoji.
 *
 * @param text the text, with an ellipsis where it was cut
 * @param marks the marked stretches, in order and apart
 */
record Quote(String text, List<Mark> marks) {
  /** Longer texts are cut. */
  static final int LONGEST = 4000;

  private static final int BEFORE_FIRST_MARK = 400;
  private static final String ELLIPSIS = "…";

  /** How far around a place its boundaries are looked for. */
  private static final int NEIGHBOURHOOD = 200;

  static Quote of(String text, List<Mark> marks) {
    List<Mark> whole = new ArrayList<>();
    for (Mark mark : marks) {
      int from = boundary(text, mark.from(), false);
      int to = boundary(text, mark.to(), true);
      Mark last = whole.isEmpty() ? null : whole.get(whole.size() - 1);
      if (last != null && from <= last.to()) {
        whole.set(whole.size() - 1, new Mark(last.from(), Math.max(to, last.to())));
      } else {
        whole.add(new Mark(from, to));
      }
    }
    return text.length() <= LONGEST ? new Quote(text, whole) : cut(text, whole);
  }

  private static Quote cut(String text, List<Mark> marks) {
    int first = marks.isEmpty() ? 0 : marks.get(0).from();
    int from = boundary(text, Math.max(0, first - BEFORE_FIRST_MARK), false);
    int to = boundary(text, Math.min(text.length(), from + LONGEST), false);
    String start = from > 0 ? ELLIPSIS : "";
    String end = to < text.length() ? ELLIPSIS : "";
    int shift = start.length() - from;
    List<Mark> kept =
        marks.stream()
            .filter(mark -> mark.from() < to)
            .map(mark -> new Mark(mark.from() + shift, Math.min(mark.to(), to) + shift))
            .toList();
    return new Quote(start + text.substring(from, to) + end, kept);
  }

  /** The place itself if it is a boundary between words, else the nearest before or after it. */
  private static int boundary(String text, int place, boolean after) {
    if (place == 0 || place == text.length()) {
      return place;
    }
    int start = Math.max(0, place - NEIGHBOURHOOD);
    int end = Math.min(text.length(), place + NEIGHBOURHOOD);
    BreakIterator words = BreakIterator.getWordInstance(ULocale.ROOT);
    words.setText(text.substring(start, end));
    if (words.isBoundary(place - start)) {
      return place;
    }
    int nearest = after ? words.following(place - start) : words.preceding(place - start);
    boolean isFar = (nearest == 0 && start > 0) || (nearest == end - start && end < text.length());
    return isFar ? graphemeBoundary(text, place) : nearest + start;
  }

  /** Of a word longer than any, a boundary between what a reader sees as characters. */
  private static int graphemeBoundary(String text, int place) {
    int start = Math.max(0, place - NEIGHBOURHOOD);
    BreakIterator characters = BreakIterator.getCharacterInstance(ULocale.ROOT);
    characters.setText(text.substring(start, Math.min(text.length(), place + NEIGHBOURHOOD)));
    return characters.isBoundary(place - start)
        ? place
        : characters.preceding(place - start) + start;
  }
}
