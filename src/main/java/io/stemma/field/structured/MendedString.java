package io.stemma.field.structured;

import java.util.LinkedHashSet;
import java.util.Set;

/**
 * One quoted text of almost-JSON, rewritten as JSON writes it. A quote inside it that is not
 * escaped is told from the one that ends it by what follows.
 */
final class MendedString {
  private final String text;
  private final char quote;
  private final boolean key;
  private final boolean inArray;
  private final StringBuilder json = new StringBuilder("\"");
  private final Set<String> repairs = new LinkedHashSet<>();
  private int at;

  private MendedString(String text, int start, char quote, boolean key, boolean inArray) {
    this.text = text;
    this.quote = quote;
    this.key = key;
    this.inArray = inArray;
    at = start + 1;
  }

  /**
   * @param start where the opening quote stands
   * @param key whether a key of an object is expected here
   * @param inArray whether the innermost bracket is an array's
   */
  static MendedString read(String text, int start, char quote, boolean key, boolean inArray) {
    MendedString string = new MendedString(text, start, quote, key, inArray);
    if (quote != '"') {
      string.repairs.add("quotes that are not JSON's");
    }
    string.read();
    return string;
  }

  /** The text with its quotes; without the last one where the text ends before it. */
  String json() {
    return json.toString();
  }

  Set<String> repairs() {
    return repairs;
  }

  /** Where the text goes on after the string. */
  int end() {
    return at;
  }

  private void read() {
    while (at < text.length()) {
      char sign = text.charAt(at);
      if (isQuote(sign) && ends()) {
        at++;
        json.append('"');
        return;
      }
      if (sign == '\\') {
        escape();
      } else {
        plain(sign);
        at++;
      }
    }
  }

  private boolean isQuote(char sign) {
    return switch (quote) {
      case '"', '\'' -> sign == quote;
      default -> sign == '\u201D' || sign == '\u201C' || sign == '\u2033' || sign == '"';
    };
  }

  private void plain(char sign) {
    if (sign == '"') {
      if (quote == '"') {
        repairs.add("quote not escaped");
      }
      json.append("\\\"");
    } else if (sign < ' ') {
      repairs.add("raw line break or control character");
      json.append(control(sign));
    } else {
      json.append(sign);
    }
  }

  private static String control(char sign) {
    return switch (sign) {
      case '\n' -> "\\n";
      case '\r' -> "\\r";
      case '\t' -> "\\t";
      default -> String.format("\\u%04x", (int) sign);
    };
  }

  private void escape() {
    char next = at + 1 < text.length() ? text.charAt(at + 1) : ' ';
    if ((next == 'u' && areHexDigits(at + 2)) || "\"\\/bfnrt".indexOf(next) >= 0) {
      json.append('\\').append(next);
      at += 2;
    } else if (next == '\'' || next == '\n' || next == '\r') {
      repairs.add("escape that JSON does not know");
      at++;
    } else {
      repairs.add("escape that JSON does not know");
      json.append("\\\\");
      at++;
    }
  }

  private boolean areHexDigits(int from) {
    return from + 4 <= text.length()
        && text.substring(from, from + 4).chars().allMatch(sign -> Character.digit(sign, 16) >= 0);
  }

  /** Whether the quote at hand ends the string, by what follows it. */
  private boolean ends() {
    int next = nextSign(at + 1);
    if (next >= text.length()) {
      return true;
    }
    char sign = text.charAt(next);
    if (key) {
      return sign == ':';
    }
    return switch (sign) {
      case '}', ']' -> true;
      case ',' -> startsNext(nextSign(next + 1));
      case '"', '\u201C', '{', '[' -> hasLineBreak(at + 1, next);
      case '/' -> MendedComments.endOf(text, next) > next;
      default -> false;
    };
  }

  /** Whether what follows a comma can follow one here. */
  private boolean startsNext(int next) {
    if (next >= text.length()) {
      return true;
    }
    char sign = text.charAt(next);
    return "\"'}],/\u201C\u201D".indexOf(sign) >= 0
        || (inArray && ("{[-tfn".indexOf(sign) >= 0 || Character.isDigit(sign)))
        || (!inArray && isBareKey(next));
  }

  /** A name and a colon. */
  private boolean isBareKey(int from) {
    int end = from;
    while (end < text.length()
        && (Character.isLetterOrDigit(text.charAt(end)) || "_$@".indexOf(text.charAt(end)) >= 0)) {
      end++;
    }
    return end > from && text.startsWith(":", nextSign(end));
  }

  private int nextSign(int from) {
    int next = from;
    while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
      next++;
    }
    return next;
  }

  private boolean hasLineBreak(int from, int to) {
    return text.substring(from, to).indexOf('\n') >= 0;
  }
}
