package io.stemma.field.value;

import java.math.BigDecimal;
import java.text.DecimalFormatSymbols;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Which separator of a numeral is the decimal one. The numeral itself says so in most cases; where
 * one separator stands before three digits ({@code 1.299}) the language decides, and the number of
 * decimals that are usual.
 */
final class Notation {
  /** Groups of three, or the Indian ones: the last of three, those before it of two. */
  private static final Pattern GROUPS =
      Pattern.compile("\\d{1,3}(?:G\\d{3})+|\\d{1,2}(?:G\\d{2})*G\\d{3}");

  private final char languageDecimal;
  private final char languageGroup;
  private final int usualDecimals;

  private Notation(char languageDecimal, char languageGroup, int usualDecimals) {
    this.languageDecimal = languageDecimal;
    this.languageGroup = languageGroup;
    this.usualDecimals = usualDecimals;
  }

  /**
   * @param usualDecimals how many decimals such a number mostly has; -1 for any
   */
  static Notation of(Hints hints, int usualDecimals) {
    Locale locale = hints.locale();
    if (locale.getLanguage().isEmpty()) {
      return new Notation('\0', '\0', usualDecimals);
    }
    DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(locale);
    return new Notation(
        bare(symbols.getDecimalSeparator()), bare(symbols.getGroupingSeparator()), usualDecimals);
  }

  private static char bare(char separator) {
    return switch (separator) {
      case '\u2019' -> '\'';
      case '\u066B' -> '.';
      case '\u066C' -> ',';
      default -> PlainText.isSpace(separator) ? ' ' : separator;
    };
  }

  /** The number that a numeral stands for; empty where it is none, such as {@code 30.11.2026}. */
  Optional<NumberValue> read(String body) {
    String separators = body.replaceAll("\\d", "");
    if (separators.isEmpty()) {
      return Optional.of(certain(body));
    }
    char last = separators.charAt(separators.length() - 1);
    if (separators.chars().distinct().count() > 1 || last == 'd') {
      return separators.indexOf(last) == separators.length() - 1
          ? split(body, last)
          : Optional.empty();
    }
    if (separators.length() > 1) {
      return grouped(body, last).map(Notation::certain);
    }
    return Optional.of(single(body, last));
  }

  /** {@code last} is the decimal separator, all others group. */
  private static Optional<NumberValue> split(String body, char last) {
    int at = body.lastIndexOf(last);
    String whole = body.substring(0, at);
    String groupSigns = whole.replaceAll("\\d", "");
    boolean plain = groupSigns.isEmpty();
    if (!plain && groupSigns.chars().distinct().count() > 1) {
      return Optional.empty();
    }
    Optional<String> digits = plain ? Optional.of(whole) : grouped(whole, groupSigns.charAt(0));
    return digits.map(d -> certain(d + "." + body.substring(at + 1)));
  }

  private static Optional<String> grouped(String body, char group) {
    boolean fits = GROUPS.matcher(body.replace(group, 'G')).matches();
    return fits ? Optional.of(body.replace(String.valueOf(group), "")) : Optional.empty();
  }

  private NumberValue single(String body, char separator) {
    int at = body.indexOf(separator);
    int decimals = body.length() - at - 1;
    String asDecimal = body.substring(0, at) + "." + body.substring(at + 1);
    String asGroup = body.substring(0, at) + body.substring(at + 1);
    if (separator == ' ' || separator == 't') {
      return certain(asGroup);
    }
    if (decimals != 3 || at > 3 || body.charAt(0) == '0') {
      return certain(asDecimal);
    }
    if (separator == '\'' || (separator == languageGroup && usualDecimals != 3)) {
      return certain(asGroup);
    }
    return usualDecimals < 0
        ? anyDecimals(separator, asDecimal, asGroup)
        : fewDecimals(separator, asDecimal, asGroup);
  }

  private NumberValue anyDecimals(char separator, String asDecimal, String asGroup) {
    return separator == languageDecimal
        ? certain(asDecimal)
        : new NumberValue(new BigDecimal(asGroup), true);
  }

  /** An amount of money: three decimals are as good as excluded, or the rule. */
  private NumberValue fewDecimals(char separator, String asDecimal, String asGroup) {
    if (usualDecimals == 3) {
      boolean decimal = separator == languageDecimal || (languageDecimal == 0 && separator == '.');
      return new NumberValue(new BigDecimal(decimal ? asDecimal : asGroup), languageDecimal == 0);
    }
    return new NumberValue(new BigDecimal(asGroup), separator == languageDecimal);
  }

  private static NumberValue certain(String digits) {
    return new NumberValue(new BigDecimal(digits), false);
  }
}
