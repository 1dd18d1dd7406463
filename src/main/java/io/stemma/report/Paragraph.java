package io.stemma.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Text to be set in lines of a terminal. Colours are put around each word, so that a line never
 * begins or ends inside of one, and do not count for its width.
 */
final class Paragraph {
  private final List<Word> words = new ArrayList<>();
  private boolean gap = true;

  private static final class Word {
    private final StringBuilder shown = new StringBuilder();
    private int columns;
  }

  /** A paragraph of plain text. */
  static Paragraph of(String text) {
    return new Paragraph().add(text, UnaryOperator.identity());
  }

  /**
   * Adds text; it joins the last word unless there is white space between.
   *
   * @param style puts colour around a word
   */
  Paragraph add(String text, UnaryOperator<String> style) {
    int from = 0;
    for (int at = 0; at <= text.length(); at++) {
      if (at == text.length() || isSpace(text.charAt(at))) {
        if (from < at) {
          addToWord(text.substring(from, at), style);
          gap = false;
        }
        gap |= at < text.length();
        from = at + 1;
      }
    }
    return this;
  }

  private static boolean isSpace(char character) {
    return Character.isWhitespace(character) || Character.isSpaceChar(character);
  }

  private void addToWord(String part, UnaryOperator<String> style) {
    if (gap) {
      words.add(new Word());
    }
    Word word = words.get(words.size() - 1);
    word.shown.append(style.apply(part));
    word.columns += Columns.of(part);
  }

  /** The lines, none wider than {@code columns} unless a single word is. */
  List<String> lines(int columns) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    int used = 0;
    for (Word word : words) {
      if (used > 0 && used + 1 + word.columns > columns) {
        lines.add(line.toString());
        line.setLength(0);
        used = 0;
      }
      line.append(used > 0 ? " " : "").append(word.shown);
      used += (used > 0 ? 1 : 0) + word.columns;
    }
    lines.add(line.toString());
    return lines;
  }
}
