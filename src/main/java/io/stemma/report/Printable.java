package io.stemma.report;

/**
 * Text of a page made safe to show: what would command the terminal or turn the reading direction
 * is spelled out ({@code \x1b}, {@code \u202e}), and half a character becomes U+FFFD.
 */
final class Printable {
  private Printable() {}

  /** The text with its lines and tabs. */
  static String text(String text) {
    return isPlain(text) ? text : spelledOut(text);
  }

  /** The text as one line: white space of any kind is one space. */
  static String line(String text) {
    StringBuilder line = new StringBuilder(text.length());
    boolean gap = false;
    for (int at = 0; at < text.length(); at++) {
      char character = text.charAt(at);
      boolean space = Character.isWhitespace(character) || Character.isSpaceChar(character);
      if (!space) {
        line.append(gap && !line.isEmpty() ? " " : "").append(character);
      }
      gap = space;
    }
    return text(line.toString());
  }

  /** The text with halves of characters replaced, as every encoding needs it. */
  static String wellFormed(String text) {
    StringBuilder mended = null;
    for (int at = 0; at < text.length(); at++) {
      if (isHalf(text, at)) {
        mended = mended == null ? new StringBuilder(text) : mended;
        mended.setCharAt(at, '\ufffd');
      }
    }
    return mended == null ? text : mended.toString();
  }

  private static boolean isPlain(String text) {
    for (int at = 0; at < text.length(); at++) {
      if (isCommand(text.charAt(at)) || Character.isSurrogate(text.charAt(at))) {
        return false;
      }
    }
    return true;
  }

  private static String spelledOut(String text) {
    String whole = wellFormed(text);
    StringBuilder spelled = new StringBuilder(whole.length() + 16);
    for (int at = 0; at < whole.length(); at++) {
      char character = whole.charAt(at);
      if (isCommand(character)) {
        spelled.append(String.format(character < 0x100 ? "\\x%02x" : "\\u%04x", (int) character));
      } else {
        spelled.append(character);
      }
    }
    return spelled.toString();
  }

  /** A control other than a tab or the end of a line, or one that overrides the direction. */
  private static boolean isCommand(char character) {
    return (Character.isISOControl(character) && character != '\n' && character != '\t')
        || (character >= '\u202a' && character <= '\u202e')
        || (character >= '\u2066' && character <= '\u2069');
  }

  /** A surrogate without its other half. */
  private static boolean isHalf(String text, int at) {
    char character = text.charAt(at);
    if (Character.isHighSurrogate(character)) {
      return at + 1 == text.length() || !Character.isLowSurrogate(text.charAt(at + 1));
    }
    return Character.isLowSurrogate(character)
        && (at == 0 || !Character.isHighSurrogate(text.charAt(at - 1)));
  }
}
