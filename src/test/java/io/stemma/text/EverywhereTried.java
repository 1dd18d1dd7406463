package io.stemma.text;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** The reference normalising with every expression tried at every place of a text. */
final class EverywhereTried {
  private static final String WORD = "[\\p{L}\\p{N}_]";
  private static final String SPACE = "[\\s\\x1c-\\x1f\\x85\\p{Z}]";
  private static final String START = "(?<!" + WORD + ")";
  private static final String EDGE =
      "(?:(?<=" + WORD + ")(?!" + WORD + ")|(?<!" + WORD + ")(?=" + WORD + "))";

  private static final List<Pattern> DELETED =
      List.of(
          pattern("\\p{Nd}{1,2}:\\p{Nd}{2}(?::\\p{Nd}{2})?" + SPACE + "*(?:am|pm)?" + EDGE),
          pattern("\\p{Nd}{4}-\\p{Nd}{2}-\\p{Nd}{2}(?:T[\\p{Nd}:.]+Z?)?" + EDGE),
          pattern(
              "\\p{Nd}+%s+(?:second|minute|hour|day|week|month|year)s?%s+ago"
                      .formatted(SPACE, SPACE)
                  + EDGE),
          pattern(
              "(?:csrf|nonce|token|session|sid)[-_]?%s*%s*[=:]%s*".formatted(WORD, SPACE, SPACE)
                  + "[^\\s\\x1c-\\x1f\\x85\\p{Z}]+"),
          pattern("[0-9a-f]{24,}" + EDGE));

  private EverywhereTried() {}

  static String normalise(String text) {
    String rest = text;
    for (Pattern pattern : DELETED) {
      rest = pattern.matcher(rest).replaceAll("");
    }
    String collapsed = rest.replaceAll(SPACE + "+", " ");
    return collapsed.replaceAll("^ | $", "").toLowerCase(Locale.ROOT);
  }

  private static Pattern pattern(String expression) {
    return Pattern.compile(START + expression, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
  }
}
