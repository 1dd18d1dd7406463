package io.stemma.text;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The reference normalising that a {@link Fingerprint} is defined over: clock times, ISO dates,
 * English relative times, pairs of a session or token name and its value, and hex runs of 24 or
 * more digits are deleted; white space is collapsed to single spaces and stripped; letters are
 * lower-cased by Unicode's full mapping.
 *
 * <p>The classes of characters are those of Python's {@code re}, which the published vectors were
 * made with; Java's {@code \s}, {@code \w} and {@code \b} are others.
 */
final class ReferenceText {
  private static final String WORD = "[\\p{L}\\p{N}_]";
  private static final String SPACE =
      "[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]";
  private static final String START = "(?<!" + WORD + ")";
  private static final String EDGE =
      "(?:(?<=" + WORD + ")(?!" + WORD + ")|(?<!" + WORD + ")(?=" + WORD + "))";

  /** In the order in which they are deleted. */
  private static final List<Pattern> DELETED =
      List.of(
          pattern(START + "\\p{Nd}{1,2}:\\p{Nd}{2}(?::\\p{Nd}{2})?" + SPACE + "*(?:am|pm)?" + EDGE),
          pattern(START + "\\p{Nd}{4}-\\p{Nd}{2}-\\p{Nd}{2}(?:T[\\p{Nd}:.]+Z?)?" + EDGE),
          pattern(
              START
                  + "\\p{Nd}+"
                  + SPACE
                  + "+(?:second|minute|hour|day|week|month|year)s?"
                  + SPACE
                  + "+ago"
                  + EDGE),
          pattern(
              START
                  + "(?:csrf|nonce|token|session|sid)[-_]?"
                  + WORD
                  + "*"
                  + SPACE
                  + "*[=:]"
                  + SPACE
                  + "*[^"
                  + SPACE.substring(1)
                  + "+"),
          pattern(START + "[0-9a-f]{24,}" + EDGE));

  private static final Pattern SPACES = Pattern.compile(SPACE + "+");

  private ReferenceText() {}

  /** The text as the fingerprint sees it: words separated by single spaces; perhaps empty. */
  static String normalise(String text) {
    String rest = text;
    for (Pattern pattern : DELETED) {
      rest = pattern.matcher(rest).replaceAll("");
    }
    return strip(SPACES.matcher(rest).replaceAll(" ")).toLowerCase(Locale.ROOT);
  }

  private static String strip(String collapsed) {
    int from = collapsed.startsWith(" ") ? 1 : 0;
    int to =
        collapsed.endsWith(" ") && collapsed.length() > from
            ? collapsed.length() - 1
            : collapsed.length();
    return collapsed.substring(from, to);
  }

  private static Pattern pattern(String expression) {
    return Pattern.compile(expression, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
  }
}
