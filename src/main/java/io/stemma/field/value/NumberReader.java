package io.stemma.field.value;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Reads the number out of a text such as {@code 1 234,5 km}. */
final class NumberReader {
  private static final Map<String, BigDecimal> MULTIPLES =
      Map.ofEntries(
          Map.entry("k", BigDecimal.TEN.pow(3)),
          Map.entry("m", BigDecimal.TEN.pow(6)),
          Map.entry("mio", BigDecimal.TEN.pow(6)),
          Map.entry("million", BigDecimal.TEN.pow(6)),
          Map.entry("bn", BigDecimal.TEN.pow(9)),
          Map.entry("mrd", BigDecimal.TEN.pow(9)),
          Map.entry("billion", BigDecimal.TEN.pow(9)),
          Map.entry("lakh", BigDecimal.TEN.pow(5)),
          Map.entry("crore", BigDecimal.TEN.pow(7)),
          Map.entry("万", BigDecimal.TEN.pow(4)),
          Map.entry("萬", BigDecimal.TEN.pow(4)),
          Map.entry("만", BigDecimal.TEN.pow(4)),
          Map.entry("亿", BigDecimal.TEN.pow(8)),
          Map.entry("億", BigDecimal.TEN.pow(8)),
          Map.entry("억", BigDecimal.TEN.pow(8)));

  private NumberReader() {}

  /** The first number; ambiguous where other numbers follow. Empty where there is none. */
  static Optional<NumberValue> read(String raw, Hints hints) {
    String text = PlainText.of(raw);
    List<Numeral> numerals = Numeral.in(text);
    if (numerals.isEmpty()) {
      return Optional.empty();
    }
    Numeral first = numerals.get(0);
    return Notation.of(hints, -1)
        .read(first.body())
        .map(
            number ->
                new NumberValue(
                    signed(number.number(), text, first).multiply(multiple(text, first.end())),
                    number.ambiguous() || numerals.size() > 1));
  }

  private static BigDecimal signed(BigDecimal number, String text, Numeral numeral) {
    int before = numeral.start() - 1;
    boolean minus = before >= 0 && "-−–".indexOf(text.charAt(before)) >= 0;
    boolean free = before <= 0 || !Character.isLetterOrDigit(text.charAt(before - 1));
    boolean accounting = before == 0 && text.charAt(0) == '(' && text.indexOf(')') == numeral.end();
    return (minus && free) || accounting ? number.negate() : number;
  }

  private static BigDecimal multiple(String text, int at) {
    String after = text.substring(at).stripLeading();
    int end = 0;
    while (end < after.length() && Character.isLetter(after.charAt(end))) {
      end++;
    }
    String word = after.substring(0, end);
    boolean metre = word.equals("m");
    return metre
        ? BigDecimal.ONE
        : MULTIPLES.getOrDefault(word.toLowerCase(Locale.ROOT), BigDecimal.ONE);
  }
}
