package io.stemma.field;

import io.stemma.field.value.FieldValue;
import io.stemma.field.value.NumberValue;
import io.stemma.field.value.PriceValue;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What a field's values have been like, so that one which is not like them stands out. To be
 * learned from a baseline that lags behind the present, lest a fault teach itself.
 *
 * @param readings how many readings it was learned from
 * @param emptyShare the share of them without a value, 0 to 1
 * @param shapes the forms of the texts, see {@link #shape}; empty where there were too many
 * @param vocabulary the values, where only a few ever came; else empty
 * @param least the smallest number or amount, or null where values are no numbers
 * @param greatest the largest
 * @param currencies of prices
 */
public record FieldContract(
    int readings,
    double emptyShare,
    Set<String> shapes,
    Set<String> vocabulary,
    @Nullable BigDecimal least,
    @Nullable BigDecimal greatest,
    Set<String> currencies) {
  /** From how many readings on a contract says anything. */
  private static final int ENOUGH = 5;

  private static final int FEW = 3;
  private static final BigDecimal SLACK = BigDecimal.TEN;

  public FieldContract {
    shapes = Set.copyOf(shapes);
    vocabulary = Set.copyOf(vocabulary);
    currencies = Set.copyOf(currencies);
  }

  /** What past readings have in common. */
  public static FieldContract learn(List<Reading> past) {
    List<FieldValue> values = past.stream().map(Reading::value).filter(Objects::nonNull).toList();
    List<BigDecimal> numbers =
        values.stream().map(FieldContract::number).filter(Objects::nonNull).toList();
    Set<String> shapes = new TreeSet<>();
    Set<String> vocabulary = new TreeSet<>();
    Set<String> currencies = new TreeSet<>();
    for (FieldValue value : values) {
      shapes.add(shape(value.display()));
      vocabulary.add(value.display());
      if (value instanceof PriceValue price && price.currency() != null) {
        currencies.add(price.currency());
      }
    }
    return new FieldContract(
        past.size(),
        past.isEmpty() ? 0 : 1 - (double) values.size() / past.size(),
        shapes.size() <= FEW ? shapes : Set.of(),
        vocabulary.size() <= FEW && values.size() >= 4 * vocabulary.size() ? vocabulary : Set.of(),
        numbers.stream().min(BigDecimal::compareTo).orElse(null),
        numbers.stream().max(BigDecimal::compareTo).orElse(null),
        currencies);
  }

  /**
   * What about a reading is not as it was, in words; empty where nothing is, or where too little is
   * known. A number is out of range when it is more than ten times beyond the ends seen.
   */
  public List<String> breaches(Reading reading) {
    List<String> breaches = new ArrayList<>();
    FieldValue value = reading.value();
    if (readings < ENOUGH || value == null) {
      return breaches;
    }
    BigDecimal number = number(value);
    if (number != null && least != null && greatest != null) {
      addRange(number, least, greatest, breaches);
    } else if (!vocabulary.isEmpty() && !vocabulary.contains(value.display())) {
      breaches.add("it was always one of " + new TreeSet<>(vocabulary));
    } else if (!shapes.isEmpty() && !shapes.contains(shape(value.display()))) {
      breaches.add("it always looked like " + new TreeSet<>(shapes));
    }
    if (value instanceof PriceValue price
        && price.currency() != null
        && !currencies.isEmpty()
        && !currencies.contains(price.currency())) {
      breaches.add("its currency was always one of " + new TreeSet<>(currencies));
    }
    return breaches;
  }

  private static void addRange(
      BigDecimal number, BigDecimal least, BigDecimal greatest, List<String> breaches) {
    boolean below = least.signum() > 0 && number.multiply(SLACK).compareTo(least) < 0;
    boolean above = greatest.signum() > 0 && number.compareTo(greatest.multiply(SLACK)) > 0;
    if (below || above) {
      breaches.add(
          "it was always from " + least.toPlainString() + " to " + greatest.toPlainString());
    }
  }

  private static @Nullable BigDecimal number(FieldValue value) {
    if (value instanceof PriceValue price) {
      return price.amount();
    }
    return value instanceof NumberValue number ? number.number() : null;
  }

  /** The form of a text: runs of letters, digits and spaces as one sign each, the rest as it is. */
  static String shape(String text) {
    return text.replaceAll("\\p{L}[\\p{L}\\p{M}]*", "a")
        .replaceAll("\\p{Nd}+", "9")
        .replaceAll("a(?: a)+", "a a");
  }
}
