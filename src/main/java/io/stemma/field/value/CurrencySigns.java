package io.stemma.field.value;

import java.util.Comparator;
import java.util.Currency;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The marks by which a text names a currency: signs, abbreviations and ISO 4217 codes. */
final class CurrencySigns {
  private static final Map<String, List<String>> CODES = table();
  private static final List<String> LONGEST_FIRST =
      CODES.keySet().stream().sorted(Comparator.comparingInt(String::length).reversed()).toList();

  private CurrencySigns() {}

  /**
   * A mark beside a number.
   *
   * @param codes what it can stand for; never empty
   * @param start where it starts in the text
   * @param end where the text goes on after it
   */
  record Mark(List<String> codes, int start, int end) {

    /** The same mark as if it stood at a number. */
    Mark at(Numeral numeral) {
      return new Mark(codes, numeral.start(), numeral.end());
    }

    /** The one currency that the mark means, or null where the hints leave it open. */
    @Nullable String currency(Hints hints) {
      String hinted = hints.currency();
      if (codes.size() == 1) {
        return codes.get(0);
      }
      if (hinted != null && codes.contains(hinted)) {
        return hinted;
      }
      String regional = ofRegion(hints);
      return regional != null && codes.contains(regional) ? regional : null;
    }
  }

  /** The mark that ends before {@code at}, with or without a space between. */
  static Optional<Mark> before(String text, int at) {
    int end = at;
    while (end > 0 && PlainText.isSpace(text.charAt(end - 1))) {
      end--;
    }
    for (String sign : LONGEST_FIRST) {
      int start = end - sign.length();
      if (stands(text, sign, start) && !(isWord(sign, 0) && isLetter(text, start - 1))) {
        return Optional.of(new Mark(codes(sign), start, end));
      }
    }
    return Optional.empty();
  }

  /** The mark that starts after {@code at}, with or without a space between. */
  static Optional<Mark> after(String text, int at) {
    int start = at;
    while (start < text.length() && PlainText.isSpace(text.charAt(start))) {
      start++;
    }
    for (String sign : LONGEST_FIRST) {
      int end = start + sign.length();
      if (stands(text, sign, start)
          && !(isWord(sign, sign.length() - 1) && isLetter(text, end) && !isEastAsian(text, end))) {
        return Optional.of(new Mark(codes(sign), start, end));
      }
    }
    return Optional.empty();
  }

  /** The currency that a text names by itself, such as {@code EUR} or a sign. */
  static @Nullable String named(String text, Hints hints) {
    String plain = PlainText.of(text);
    return after(plain, 0)
        .filter(mark -> mark.end() == plain.length())
        .map(mark -> mark.currency(hints))
        .orElse(null);
  }

  private static boolean stands(String text, String sign, int at) {
    return at >= 0 && text.regionMatches(isAnyCase(sign), at, sign, 0, sign.length());
  }

  private static boolean isAnyCase(String sign) {
    return sign.chars().noneMatch(Character::isUpperCase);
  }

  private static List<String> codes(String sign) {
    return CODES.getOrDefault(sign, List.of());
  }

  private static boolean isWord(String sign, int at) {
    return Character.isLetter(sign.charAt(at));
  }

  private static boolean isLetter(String text, int at) {
    return at >= 0 && at < text.length() && Character.isLetter(text.charAt(at));
  }

  /** Scripts that write words without spaces between them. */
  private static boolean isEastAsian(String text, int at) {
    return Character.isIdeographic(text.charAt(at))
        || Set.of(Character.UnicodeScript.HIRAGANA, Character.UnicodeScript.HANGUL)
            .contains(Character.UnicodeScript.of(text.charAt(at)));
  }

  /** The currency of the language's region; of a language alone, of its likeliest region. */
  private static @Nullable String ofRegion(Hints hints) {
    if (hints.language().isEmpty()) {
      return null;
    }
    com.ibm.icu.util.ULocale likely =
        com.ibm.icu.util.ULocale.addLikelySubtags(
            com.ibm.icu.util.ULocale.forLocale(hints.locale()));
    com.ibm.icu.util.Currency currency = com.ibm.icu.util.Currency.getInstance(likely);
    return currency == null ? null : currency.getCurrencyCode();
  }

  private static Map<String, List<String>> table() {
    Map<String, List<String>> signs =
        Currency.getAvailableCurrencies().stream()
            .map(Currency::getCurrencyCode)
            .filter(code -> !code.startsWith("X") || code.equals("XAF") || code.equals("XOF"))
            .collect(Collectors.toMap(code -> code, List::of));
    for (String[] row : Tables.rows("currencies.tsv")) {
      signs.put(row[0], List.of(row[1].split(" ")));
    }
    return signs;
  }
}
