package io.stemma.field.value;

import java.util.ArrayList;
import java.util.List;

/**
 * Digits with separators between them, as they stand in a text.
 *
 * @param start where it starts in the text
 * @param end where the text goes on after it
 * @param body digits 0 to 9 of whatever script, and separators as {@code . , '}, a space, {@code d}
 *     (the Arabic decimal sign) or {@code t} (the Arabic thousands sign)
 */
record Numeral(int start, int end, String body) {

  /** All numerals of a text, from left to right; time is linear in its length. */
  static List<Numeral> in(String text) {
    List<Numeral> found = new ArrayList<>();
    for (int at = 0; at < text.length(); ) {
      if (digit(text, at) < 0) {
        at++;
      } else {
        Numeral numeral = at(text, at);
        found.add(numeral);
        at = numeral.end;
      }
    }
    return found;
  }

  private static Numeral at(String text, int start) {
    StringBuilder body = new StringBuilder();
    int at = digits(text, start, body);
    while (at < text.length()) {
      char separator = separator(text.charAt(at));
      int next = at + 1;
      if (separator == 0 || digit(text, next) < 0 || !joins(text, separator, body, next)) {
        break;
      }
      body.append(separator);
      at = digits(text, next, body);
    }
    return new Numeral(start, at, body.toString());
  }

  /** Appends the digits from {@code at} on; where they end. */
  private static int digits(String text, int at, StringBuilder body) {
    int digit = digit(text, at);
    while (digit >= 0) {
      body.append((char) ('0' + digit));
      at += Character.charCount(text.codePointAt(at));
      digit = digit(text, at);
    }
    return at;
  }

  /** A space separates groups only: one to three digits, then groups of three. */
  private static boolean joins(String text, char separator, StringBuilder body, int next) {
    if (separator != ' ') {
      return true;
    }
    String before = body.substring(body.lastIndexOf(" ") + 1);
    boolean grouped = body.indexOf(" ") >= 0 ? before.length() == 3 : before.length() <= 3;
    return grouped && digits(text, next, new StringBuilder()) == next + 3;
  }

  static int digit(String text, int at) {
    return at < text.length() ? Character.digit(text.codePointAt(at), 10) : -1;
  }

  private static char separator(char sign) {
    return switch (sign) {
      case '.', '\uFF0E', '\u00B7' -> '.';
      case ',', '\uFF0C', '\u060C' -> ',';
      case '\'', '\u2019', '\u02BC', '\uFF07', '\u00B4', '`' -> '\'';
      case '\u066B' -> 'd';
      case '\u066C' -> 't';
      default -> PlainText.isSpace(sign) ? ' ' : 0;
    };
  }
}
