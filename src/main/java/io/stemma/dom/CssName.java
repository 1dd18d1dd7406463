package io.stemma.dom;

/** Writes names and values so that CSS reads them back as they are (CSS Syntax, CSSOM). */
public final class CssName {
  private CssName() {}

  /** An identifier: what CSSOM calls "serialize an identifier". */
  public static String escape(String name) {
    StringBuilder css = new StringBuilder(name.length() + 4);
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean atStart = i == 0 || (i == 1 && name.charAt(0) == '-');
      if (c < 0x20 || c == 0x7f || (atStart && c >= '0' && c <= '9')) {
        css.append('\\').append(Integer.toHexString(c)).append(' ');
      } else if (isPlain(c) && !name.equals("-")) {
        css.append(c);
      } else {
        css.append('\\').append(c);
      }
    }
    return css.toString();
  }

  /** A string in double quotes. */
  public static String quote(String value) {
    StringBuilder css = new StringBuilder(value.length() + 2).append('"');
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c < 0x20 || c == 0x7f) {
        css.append('\\').append(Integer.toHexString(c)).append(' ');
      } else if (c == '"' || c == '\\') {
        css.append('\\').append(c);
      } else {
        css.append(c);
      }
    }
    return css.append('"').toString();
  }

  private static boolean isPlain(char c) {
    return c >= 0x80
        || c == '-'
        || c == '_'
        || (c >= '0' && c <= '9')
        || (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z');
  }
}
