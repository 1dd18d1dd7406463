package io.stemma.field.value;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Currency;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Reads the price out of a text such as {@code ab 1.299,– € statt 1.499,– €}: the amount that
 * stands beside a currency, is the thing's own and not an old one, a saving or another unit's.
 *
 * <p>Where several such amounts remain, the first is taken and the price is said to be ambiguous.
 */
final class PriceReader {
  private final String text;
  private final Hints hints;

  PriceReader(String text, Hints hints) {
    this.text = PlainText.of(text);
    this.hints = hints;
  }

  /** One amount of the text with what stands around it. */
  private record Amount(
      NumberValue number, CurrencySigns.@Nullable Mark mark, int start, int end, boolean other) {}

  /** The price; empty where the text has no amount. */
  Optional<PriceValue> read() {
    if (PriceWords.isFree(text)) {
      return Optional.of(new PriceValue(BigDecimal.ZERO, hints.currency(), null, false, false));
    }
    List<Amount> amounts = amounts();
    amounts = prefer(amounts, amount -> amount.mark != null);
    amounts = prefer(amounts, amount -> !amount.other);
    amounts = prefer(amounts, amount -> !isInBrackets(amount.start));
    amounts = prefer(amounts, amount -> PriceWords.unit(text.substring(amount.end)) == null);
    return amounts.isEmpty() ? Optional.empty() : Optional.of(price(amounts));
  }

  /** Those that {@code good} holds for; all where it holds for none. */
  private static List<Amount> prefer(List<Amount> amounts, Predicate<Amount> good) {
    List<Amount> preferred = amounts.stream().filter(good).toList();
    return preferred.isEmpty() ? amounts : preferred;
  }

  private PriceValue price(List<Amount> amounts) {
    Amount first = amounts.get(0);
    boolean several =
        amounts.stream().anyMatch(a -> a.number.number().compareTo(first.number.number()) != 0);
    CurrencySigns.Mark mark = first.mark;
    String currency = mark == null ? hints.currency() : mark.currency(hints);
    String after = text.substring(first.end);
    return new PriceValue(
        first.number.number(),
        currency,
        PriceWords.unit(after),
        PriceWords.saysFrom(before(first.start), after),
        several || first.number.ambiguous() || (mark != null && currency == null));
  }

  private List<Amount> amounts() {
    List<Amount> amounts = new ArrayList<>();
    List<Numeral> numerals = Numeral.in(text);
    for (int i = 0; i < numerals.size(); i++) {
      Numeral numeral = numerals.get(i);
      CurrencySigns.Mark mark = mark(numeral).orElse(null);
      mark = mark == null ? markOfRange(numerals, i) : mark;
      Numeral cents =
          i + 1 < numerals.size() && areCents(numeral, mark, numerals.get(i + 1))
              ? numerals.get(++i)
              : null;
      if (cents != null && mark == null) {
        mark = CurrencySigns.after(text, cents.end()).orElse(null);
      }
      if (mark != null || !isPartOfSomethingElse(numeral)) {
        read(numeral, mark, cents).ifPresent(amounts::add);
      }
    }
    return amounts;
  }

  /** What stands before an amount, as far as it can say something about it. */
  private String before(int at) {
    return text.substring(Math.max(0, at - 40), at);
  }

  private Optional<Amount> read(
      Numeral numeral, CurrencySigns.@Nullable Mark mark, @Nullable Numeral cents) {
    String currency = mark == null ? hints.currency() : mark.currency(hints);
    String body = cents == null ? numeral.body() : numeral.body() + "d" + cents.body();
    int start = mark == null ? numeral.start() : Math.min(mark.start(), numeral.start());
    int last = cents == null ? numeral.end() : cents.end();
    int end = afterDash(mark == null ? last : Math.max(mark.end(), last));
    boolean other = PriceWords.saysOther(before(start));
    boolean open = currency == null && hints.language().isEmpty();
    return Notation.of(hints, open ? -1 : decimals(currency))
        .read(body)
        .map(number -> new Amount(number, mark, start, end, other));
  }

  private static int decimals(@Nullable String currency) {
    try {
      return currency == null ? 2 : Currency.getInstance(currency).getDefaultFractionDigits();
    } catch (IllegalArgumentException notIso) {
      return 2;
    }
  }

  /** The mark before the number or after it, {@code .–} between them or not. */
  private Optional<CurrencySigns.Mark> mark(Numeral numeral) {
    Optional<CurrencySigns.Mark> before = CurrencySigns.before(text, numeral.start());
    return before.isPresent() ? before : CurrencySigns.after(text, afterDash(numeral.end()));
  }

  /** The mark at the other end of a range, {@code 10 – 20 €}. */
  private CurrencySigns.@Nullable Mark markOfRange(List<Numeral> numerals, int at) {
    Numeral numeral = numerals.get(at);
    if (at + 1 < numerals.size() && isRange(numeral, numerals.get(at + 1))) {
      return mark(numerals.get(at + 1)).map(mark -> mark.at(numeral)).orElse(null);
    }
    return at > 0 && isRange(numerals.get(at - 1), numeral)
        ? mark(numerals.get(at - 1)).map(mark -> mark.at(numeral)).orElse(null)
        : null;
  }

  private boolean isRange(Numeral low, Numeral high) {
    String between = text.substring(low.end(), high.start()).strip();
    return between.length() == 1 && "-–—~～".contains(between);
  }

  /** Where the text goes on after {@code .–} or {@code ,-}, which stands for no cents. */
  private int afterDash(int at) {
    boolean point = at < text.length() && ".,".indexOf(text.charAt(at)) >= 0;
    int dash = point ? at + 1 : at;
    int end = dash;
    while (end < text.length() && "-–—−".indexOf(text.charAt(end)) >= 0) {
      end++;
    }
    return end > dash && (point || end == text.length()) ? end : at;
  }

  /** Whether two digits that follow are the cents: {@code 12 99 €}, {@code 12€99}. */
  private boolean areCents(Numeral whole, CurrencySigns.@Nullable Mark mark, Numeral next) {
    boolean between =
        (mark != null && mark.start() >= whole.end())
            ? mark.end() == next.start()
            : next.start() == whole.end() + 1 && PlainText.isSpace(text.charAt(whole.end()));
    return between
        && next.body().length() == 2
        && whole.body().chars().noneMatch(sign -> sign == '.' || sign == ',' || sign == 'd')
        && !isPartOfSomethingElse(next);
  }

  /** A percentage, a part of a name such as {@code X100}, a size such as {@code 55"}. */
  private boolean isPartOfSomethingElse(Numeral numeral) {
    int before = numeral.start() - 1;
    String after = text.substring(numeral.end()).stripLeading();
    return after.startsWith("%")
        || after.startsWith("٪")
        || after.startsWith("\"")
        || (before >= 0 && isNameSign(text.charAt(before)));
  }

  private static boolean isNameSign(char sign) {
    return sign == '#' || (Character.isLetter(sign) && !Character.isIdeographic(sign));
  }

  private boolean isInBrackets(int at) {
    int open = Math.max(text.lastIndexOf('(', at), text.lastIndexOf('[', at));
    int closed = Math.max(text.lastIndexOf(')', at), text.lastIndexOf(']', at));
    return open > closed;
  }
}
