package io.stemma.field.value;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Reads from a text whether something can be had, by schema.org's names and by the phrases that
 * shops write in the world's larger languages. A text that says both yes and no says nothing.
 */
final class AvailabilityReader {
  private static final Pattern PHRASE;
  private static final Map<String, Optional<Availability>> MEANINGS;

  static {
    List<String[]> rows = Tables.rows("availability.tsv");
    MEANINGS =
        rows.stream()
            .collect(
                Collectors.toMap(
                    AvailabilityReader::key, AvailabilityReader::meaning, (first, again) -> first));
    PHRASE =
        Pattern.compile(
            MEANINGS.keySet().stream()
                .sorted(
                    Comparator.comparingInt(String::length)
                        .reversed()
                        .thenComparing(Comparator.naturalOrder()))
                .map(AvailabilityReader::pattern)
                .collect(Collectors.joining("|")));
  }

  private static final Set<Availability> NO =
      EnumSet.of(Availability.OUT_OF_STOCK, Availability.SOLD_OUT, Availability.DISCONTINUED);
  private static final Set<Availability> LATER =
      EnumSet.of(Availability.BACK_ORDER, Availability.PRE_ORDER, Availability.PRE_SALE);

  private AvailabilityReader() {}

  static Availability read(String raw) {
    String text = PlainText.of(raw).toLowerCase(Locale.ROOT).replace('\u2019', '\'');
    return Availability.ofLabel(text).orElseGet(() -> decide(said(text)));
  }

  /** What the phrases of the text say, in order, each once. */
  private static List<Availability> said(String text) {
    List<Availability> said = new ArrayList<>();
    Matcher phrase = PHRASE.matcher(text);
    while (phrase.find()) {
      MEANINGS
          .getOrDefault(phrase.group().replaceAll("\\p{Nd}+", "#"), literal(phrase.group()))
          .filter(meaning -> !said.contains(meaning))
          .ifPresent(said::add);
    }
    return said;
  }

  /** A phrase with a number of its own, such as {@code 0 in stock}. */
  private static Optional<Availability> literal(String phrase) {
    return MEANINGS.getOrDefault(phrase, Optional.empty());
  }

  private static Availability decide(List<Availability> said) {
    if (said.isEmpty()) {
      return Availability.UNKNOWN;
    }
    for (Availability later : said) {
      if (LATER.contains(later)) {
        return later;
      }
    }
    if (NO.containsAll(said)) {
      return said.contains(Availability.DISCONTINUED) ? Availability.DISCONTINUED : said.get(0);
    }
    if (said.stream().anyMatch(NO::contains)) {
      return Availability.UNKNOWN;
    }
    return said.stream()
        .filter(value -> value != Availability.IN_STOCK)
        .findFirst()
        .orElse(Availability.IN_STOCK);
  }

  private static String key(String[] row) {
    return row[1];
  }

  private static Optional<Availability> meaning(String[] row) {
    return row[0].equals("-") ? Optional.empty() : Availability.ofLabel(row[0]);
  }

  /** In scripts that separate words the phrase must be whole words. */
  private static String pattern(String phrase) {
    String body =
        Pattern.compile("[^# ]+|#| ")
            .matcher(phrase)
            .replaceAll(part -> Matcher.quoteReplacement(part(part.group())));
    boolean words = phrase.codePoints().noneMatch(AvailabilityReader::isUnspaced);
    return words ? "(?<![\\p{L}\\p{Nd}])" + body + "(?!-?[\\p{L}\\p{Mn}])" : body;
  }

  private static String part(String part) {
    return switch (part) {
      case "#" -> "\\p{Nd}+";
      case " " -> " ";
      default -> Pattern.quote(part);
    };
  }

  private static boolean isUnspaced(int sign) {
    return Character.isIdeographic(sign)
        || Set.of(
                Character.UnicodeScript.HIRAGANA,
                Character.UnicodeScript.KATAKANA,
                Character.UnicodeScript.HANGUL)
            .contains(Character.UnicodeScript.of(sign));
  }
}
