package io.stemma.text;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The reference normalising that a {@link Fingerprint} is defined over: clock times, ISO dates,
 * English relative times, pairs of a session or token name and its value, and hex runs of 24 or
 * more digits are deleted, one kind after the other; white space is collapsed to single spaces and
 * stripped; letters are lower-cased by Unicode's full mapping.
 *
 * <p>The classes of characters are those of Python's {@code re}, which the published vectors were
 * made with; Java's {@code \s}, {@code \w} and {@code \b} are others. An expression is tried only
 * where its first characters allow it, which leaves a text nearly untouched by expressions.
 */
final class ReferenceText {
  private static final String WORD = "[\\p{L}\\p{N}_]";
  private static final String SPACE =
      "[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]";
  private static final String START = "(?<!" + WORD + ")";
  private static final String EDGE =
      "(?:(?<=" + WORD + ")(?!" + WORD + ")|(?<!" + WORD + ")(?=" + WORD + "))";

  private static final int SHORTEST_HEX_RUN = 24;

  private static final Deletion CLOCK_TIMES =
      deletion(
          (text, from) -> nextNumberBefore(':', 2, text, from),
          "\\p{Nd}{1,2}:\\p{Nd}{2}(?::\\p{Nd}{2})?" + SPACE + "*(?:am|pm)?" + EDGE);

  private static final Deletion ISO_DATES =
      deletion(
          (text, from) -> nextNumberBefore('-', 4, text, from),
          "\\p{Nd}{4}-\\p{Nd}{2}-\\p{Nd}{2}(?:T[\\p{Nd}:.]+Z?)?" + EDGE);

  private static final Deletion RELATIVE_TIMES =
      deletion(
          ReferenceText::nextCount,
          "\\p{Nd}+"
              + SPACE
              + "+(?:second|minute|hour|day|week|month|year)s?"
              + SPACE
              + "+ago"
              + EDGE);

  private static final Deletion TOKENS =
      deletion(
          ReferenceText::nextTokenName,
          "(?:csrf|nonce|token|session|sid)[-_]?"
              + WORD
              + "*"
              + SPACE
              + "*[=:]"
              + SPACE
              + "*[^"
              + SPACE.substring(1)
              + "+");

  private static final Deletion HEX_RUNS =
      deletion(ReferenceText::nextHexRun, "[0-9a-f]{" + SHORTEST_HEX_RUN + ",}" + EDGE);

  /** In the order in which they are deleted. */
  private static final List<Deletion> DELETIONS =
      List.of(CLOCK_TIMES, ISO_DATES, RELATIVE_TIMES, TOKENS, HEX_RUNS);

  private ReferenceText() {}

  /** Where a match may begin. */
  private interface Beginnings {
    /** The first such place from a place on; the length of the text if there is none. */
    int next(String text, int from);
  }

  /** What is deleted: matches of an expression, which all begin in a certain way. */
  private record Deletion(Beginnings beginnings, Pattern pattern) {
    String from(String text) {
      int at = beginnings.next(text, 0);
      if (at == text.length()) {
        return text;
      }
      Matcher matcher = pattern.matcher(text).useTransparentBounds(true);
      StringBuilder rest = new StringBuilder();
      int copied = 0;
      while (at < text.length()) {
        int next = at + 1;
        if (matcher.region(at, text.length()).lookingAt()) {
          rest.append(text, copied, at);
          copied = matcher.end();
          next = copied;
        }
        at = beginnings.next(text, next);
      }
      return copied == 0 ? text : rest.append(text, copied, text.length()).toString();
    }
  }

  private static Deletion deletion(Beginnings beginnings, String expression) {
    int flags = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;
    return new Deletion(beginnings, Pattern.compile(START + expression, flags));
  }

  /** The text as the fingerprint sees it: words separated by single spaces; perhaps empty. */
  static String normalise(String text) {
    String rest = text;
    for (Deletion deletion : DELETIONS) {
      rest = deletion.from(rest);
    }
    return collapse(rest).toLowerCase(Locale.ROOT);
  }

  /** With single spaces, and with the letters of ASCII in lower case, which spares time later. */
  private static String collapse(String text) {
    char[] collapsed = new char[text.length()];
    int length = 0;
    boolean spaceBefore = false;
    for (int at = 0; at < text.length(); at++) {
      char character = text.charAt(at);
      if (isSpace(character)) {
        spaceBefore = length > 0;
      } else {
        if (spaceBefore) {
          collapsed[length++] = ' ';
          spaceBefore = false;
        }
        boolean capital = character >= 'A' && character <= 'Z';
        collapsed[length++] = (char) (capital ? character + ('a' - 'A') : character);
      }
    }
    return String.valueOf(collapsed, 0, length);
  }

  private static boolean isSpace(char character) {
    return character <= ' '
        ? (character >= '\t' && character <= '\r') || character >= 0x1c
        : character >= 0x85 && (character == 0x85 || Character.isSpaceChar(character));
  }

  /** The next number of at most so many digits before a mark. */
  private static int nextNumberBefore(char mark, int digits, String text, int from) {
    for (int at = text.indexOf(mark, from); at >= 0; at = text.indexOf(mark, at + 1)) {
      int begin = at;
      for (int digit = 0; digit < digits && begin > from; digit++) {
        int before = text.codePointBefore(begin);
        begin -= Character.isDigit(before) ? Character.charCount(before) : 0;
      }
      if (begin < at) {
        return begin;
      }
    }
    return text.length();
  }

  /** The next number before white space. */
  private static int nextCount(String text, int from) {
    int at = from;
    while (at < text.length()) {
      if (!isDigit(text, at)) {
        at++;
        continue;
      }
      int begin = at;
      while (at < text.length() && isDigit(text, at)) {
        at = text.offsetByCodePoints(at, 1);
      }
      if (at < text.length() && isSpace(text.charAt(at))) {
        return begin;
      }
    }
    return at;
  }

  private static boolean isDigit(String text, int place) {
    char first = text.charAt(place);
    return first < 0x80 ? isAsciiDigit(first) : Character.isDigit(text.codePointAt(place));
  }

  private static int nextTokenName(String text, int from) {
    int at = from;
    while (at < text.length() && !isTokenName(text, at)) {
      at++;
    }
    return at;
  }

  private static boolean isTokenName(String text, int place) {
    return switch (text.charAt(place)) {
      case 'c', 'C' -> follows(text, place, "sS\u017f");
      case 'n', 'N', 't', 'T' -> follows(text, place, "oO");
      case 's', 'S', '\u017f' -> follows(text, place, "eEiI\u0130\u0131");
      default -> false;
    };
  }

  private static boolean follows(String text, int place, String any) {
    return place + 1 < text.length() && any.indexOf(text.charAt(place + 1)) >= 0;
  }

  /** Looks at the last digit first: where there is none, no run begins up to there. */
  private static int nextHexRun(String text, int from) {
    int at = from;
    for (int last = at + SHORTEST_HEX_RUN - 1;
        last < text.length();
        last = at + SHORTEST_HEX_RUN - 1) {
      if (!isHexDigit(text.charAt(last))) {
        at = last + 1;
      } else if (!isHexDigit(text.charAt(at))) {
        at++;
      } else {
        return at;
      }
    }
    return text.length();
  }

  private static boolean isHexDigit(char character) {
    return isAsciiDigit(character) || ((character | 0x20) >= 'a' && (character | 0x20) <= 'f');
  }

  private static boolean isAsciiDigit(char character) {
    return character >= '0' && character <= '9';
  }
}
