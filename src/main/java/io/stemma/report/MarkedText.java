package io.stemma.report;

import io.stemma.text.Mark;
import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A text with some of its words marked.
 *
 * @param pieces its parts in order
 */
record MarkedText(List<Piece> pieces) {
  private static final String LEFT_OUT = "...";

  /** Part of the text: either what the other side has too, or, marked, what it lacks. */
  record Piece(String text, boolean marked) {}

  MarkedText {
    pieces = List.copyOf(pieces);
  }

  /**
   * The whole text.
   *
   * @param marks in order, without overlap
   */
  static MarkedText of(String text, List<Mark> marks) {
    List<Piece> pieces = new ArrayList<>();
    int at = 0;
    for (Mark mark : marks) {
      if (at < mark.from()) {
        pieces.add(new Piece(text.substring(at, mark.from()), false));
      }
      pieces.add(new Piece(text.substring(mark.from(), mark.to()), true));
      at = mark.to();
    }
    if (at < text.length()) {
      pieces.add(new Piece(text.substring(at), false));
    }
    return new MarkedText(pieces);
  }

  /**
   * The same with no more than {@code context} characters around each mark; all of it where nothing
   * is marked.
   */
  MarkedText around(int context) {
    if (pieces.stream().noneMatch(Piece::marked)) {
      return this;
    }
    List<Piece> kept = new ArrayList<>();
    for (int i = 0; i < pieces.size(); i++) {
      Piece piece = pieces.get(i);
      String head = i == 0 ? "" : head(piece.text, context);
      String tail = i == pieces.size() - 1 ? "" : tail(piece.text, context);
      int shortened = head.length() + LEFT_OUT.length() + tail.length();
      boolean whole = piece.marked || shortened >= piece.text.length();
      kept.add(whole ? piece : new Piece(head + LEFT_OUT + tail, false));
    }
    return new MarkedText(kept);
  }

  /**
   * The same without what comes after the first {@code limit} characters. What is marked ends as it
   * did, and lacks its middle: that two long words differ is often seen only at their end.
   */
  MarkedText upTo(int limit) {
    List<Piece> kept = new ArrayList<>();
    int room = limit;
    for (Piece piece : pieces) {
      if (piece.text.length() > room) {
        String text = piece.marked ? abridged(piece.text, room) : head(piece.text, room) + LEFT_OUT;
        kept.add(new Piece(text, piece.marked));
        break;
      }
      kept.add(piece);
      room -= piece.text.length();
    }
    return new MarkedText(kept);
  }

  /** The text without its middle, if it is longer than {@code limit} characters. */
  static String abridged(String text, int limit) {
    return text.length() <= limit
        ? text
        : head(text, limit - limit / 2) + LEFT_OUT + tail(text, limit / 2);
  }

  /** The beginning of a text, at most {@code length} long, that parts no character. */
  private static String head(String text, int length) {
    return length >= text.length() ? text : text.substring(0, boundary(text, length));
  }

  /** The end of a text, at most one character longer than {@code length}, that parts none. */
  private static String tail(String text, int length) {
    return length >= text.length() ? text : text.substring(boundary(text, text.length() - length));
  }

  private static int boundary(String text, int at) {
    BreakIterator characters = BreakIterator.getCharacterInstance(Locale.ROOT);
    characters.setText(text);
    return characters.isBoundary(at) ? at : characters.preceding(at);
  }
}
