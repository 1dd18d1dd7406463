package io.stemma.report;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UCharacter.EastAsianWidth;
import com.ibm.icu.lang.UProperty;

/**
 * How wide text is on a terminal: a letter takes one column, an ideograph or an emoji two, an
 * accent none (Unicode Standard Annex 11).
 */
final class Columns {
  private static final String LEFT_OUT = "...";

  /** The first character that may be wide. */
  private static final int WIDE_FROM = 0x1100;

  private Columns() {}

  /** The columns that a text takes in one line. */
  static int of(String text) {
    return text.codePoints().map(Columns::of).sum();
  }

  /** The text, or its beginning and "..." if it takes more than {@code columns}. */
  static String cut(String text, int columns) {
    if (of(text) <= columns) {
      return text;
    }
    int room = columns - LEFT_OUT.length();
    int at = 0;
    while (at < text.length() && room - of(text.codePointAt(at)) >= 0) {
      room -= of(text.codePointAt(at));
      at = text.offsetByCodePoints(at, 1);
    }
    return text.substring(0, at) + LEFT_OUT;
  }

  /** The text with spaces after it, so that it takes {@code columns} if it took less. */
  static String pad(String text, int columns) {
    return text + " ".repeat(Math.max(0, columns - of(text)));
  }

  private static int of(int character) {
    return switch (Character.getType(character)) {
      case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.FORMAT -> 0;
      default -> character >= WIDE_FROM && isWide(character) ? 2 : 1;
    };
  }

  private static boolean isWide(int character) {
    int width = UCharacter.getIntPropertyValue(character, UProperty.EAST_ASIAN_WIDTH);
    return width == EastAsianWidth.WIDE || width == EastAsianWidth.FULLWIDTH;
  }
}
