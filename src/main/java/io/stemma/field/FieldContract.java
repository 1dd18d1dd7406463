package io.stemma.field;

import io.stemma.field.value.FieldValue;
import io.stemma.field.value.NumberValue;
import io.stemma.field.value.PriceValue;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a field's values have been like, so that one which is not like them stands out. To be
 * learned from many pages of a type, or from a baseline that lags behind the present, lest a fault
 * teach itself.
 *
 * @param readings how many readings it was learned from
 * @param valued how many of them had a value
 * @param shapes the forms of the texts, see {@link #shape}; empty where there were too many
 * @param vocabulary the values, empty where more than a few came
 * @param lengths how long the texts were, in characters; null where there was none
 * @param amounts how large the numbers or amounts were; null where values are no numbers
 * @param currencies of prices
 */
public record FieldContract(
    int readings,
    int valued,
    Set<String> shapes,
    Set<String> vocabulary,
    @Nullable Range lengths,
    @Nullable Range amounts,
    Set<String> currencies) {
  /** From how many readings on a contract says anything. */
  public static final int ENOUGH = 5;

  private static final int FEW = 3;

  /** So often the values of a vocabulary must have come on average before there are no others. */
  private static final int OFTEN = 4;

  private static final FieldContract NOTHING =
      new FieldContract(0, 0, Set.of(), Set.of(), null, null, Set.of());

  public FieldContract {
    shapes = Set.copyOf(shapes);
    vocabulary = Set.copyOf(vocabulary);
    currencies = Set.copyOf(currencies);
    if (valued < 0 || readings < valued) {
      throw new IllegalArgumentException(
          "of " + readings + " readings " + valued + " cannot have had a value");
    }
  }

  /** From the least to the greatest that was seen. */
  public record Range(BigDecimal least, BigDecimal greatest) {
    private static final BigDecimal SLACK = BigDecimal.TEN;

    public Range {
      if (least.compareTo(greatest) > 0) {
        throw new IllegalArgumentException(
            "the least is at most the greatest, got " + least + " and " + greatest);
      }
    }

    private static @Nullable Range of(@Nullable BigDecimal only) {
      return only == null ? null : new Range(only, only);
    }

    private static @Nullable Range around(@Nullable Range one, @Nullable Range other) {
      return one == null || other == null
          ? one == null ? other : one
          : new Range(one.least.min(other.least), one.greatest.max(other.greatest));
    }

    /** Whether it is more than ten times beyond an end. */
    private boolean isFarOff(BigDecimal value) {
      boolean below = least.signum() > 0 && value.multiply(SLACK).compareTo(least) < 0;
      boolean above = greatest.signum() > 0 && value.compareTo(greatest.multiply(SLACK)) > 0;
      return below || above;
    }

    /** Both ends in words: {@code from 9.99 to 1200}. */
    @Override
    public String toString() {
      return "from " + least.toPlainString() + " to " + greatest.toPlainString();
    }
  }

  /** What past readings have in common. */
  public static FieldContract learn(List<Reading> past) {
    return together(past.stream().map(FieldContract::of).toList());
  }

  private static FieldContract of(Reading reading) {
    FieldValue value = reading.value();
    if (value == null) {
      return new FieldContract(1, 0, Set.of(), Set.of(), null, null, Set.of());
    }
    String text = value.display();
    String currency = value instanceof PriceValue price ? price.currency() : null;
    return new FieldContract(
        1,
        1,
        Set.of(shape(text)),
        Set.of(text),
        Range.of(BigDecimal.valueOf(text.length())),
        Range.of(number(value)),
        currency == null ? Set.of() : Set.of(currency));
  }

  /** What was learned from all the readings that several contracts were learned from. */
  public static FieldContract together(List<FieldContract> contracts) {
    return contracts.stream().reduce(NOTHING, FieldContract::and);
  }

  private FieldContract and(FieldContract other) {
    return new FieldContract(
        readings + other.readings,
        valued + other.valued,
        few(this, other, shapes, other.shapes),
        few(this, other, vocabulary, other.vocabulary),
        Range.around(lengths, other.lengths),
        Range.around(amounts, other.amounts),
        union(currencies, other.currencies));
  }

  /** All of two sets, none where it is too many, or was on one side already. */
  private static Set<String> few(
      FieldContract one, FieldContract other, Set<String> ones, Set<String> others) {
    boolean wereTooMany =
        (ones.isEmpty() && one.valued > 0) || (others.isEmpty() && other.valued > 0);
    Set<String> all = wereTooMany ? Set.of() : union(ones, others);
    return all.size() <= FEW ? all : Set.of();
  }

  private static Set<String> union(Set<String> ones, Set<String> others) {
    Set<String> all = new TreeSet<>(ones);
    all.addAll(others);
    return all;
  }

  /** Whether it was learned from enough to say anything. */
  public boolean isBinding() {
    return readings >= ENOUGH;
  }

  /** The share of the readings without a value, 0 to 1. */
  public double emptyShare() {
    return readings == 0 ? 0 : 1 - (double) valued / readings;
  }

  /** What the values always were, a clause each: {@code from 9.99 to 1200}. */
  public List<String> terms() {
    return Stream.of(terms(amounts), terms("one of ", closed()), terms("like ", looks()))
        .flatMap(List::stream)
        .toList();
  }

  private List<String> terms(@Nullable Range range) {
    List<String> terms = new ArrayList<>();
    if (range != null) {
      terms.add(range.toString());
    } else if (lengths != null) {
      terms.add(lengths + " characters");
    }
    terms.addAll(terms("in ", currencies));
    return terms;
  }

  private static List<String> terms(String before, Set<String> words) {
    return words.isEmpty() ? List.of() : List.of(before + String.join(", ", new TreeSet<>(words)));
  }

  /** The vocabulary, where its values came so often that there are no others. */
  private Set<String> closed() {
    return amounts == null && valued >= OFTEN * vocabulary.size() ? vocabulary : Set.of();
  }

  /** The forms, where no others are to be expected. */
  private Set<String> looks() {
    boolean often = valued >= OFTEN * shapes.size();
    return amounts == null && closed().isEmpty() && often ? shapes : Set.of();
  }

  /**
   * What about a reading is not as it was, in words; empty where nothing is, or where too little is
   * known. A number, or the length of a text, is out of range when it is more than ten times beyond
   * the ends seen.
   */
  public List<String> breaches(Reading reading) {
    FieldValue value = reading.value();
    if (!isBinding() || value == null) {
      return List.of();
    }
    List<String> breaches = new ArrayList<>();
    BigDecimal number = number(value);
    String text = value.display();
    if (number != null && amounts != null) {
      add(amounts.isFarOff(number), "it was always " + amounts, breaches);
    } else if (!closed().isEmpty()) {
      add(!vocabulary.contains(text), "it was always one of " + sorted(vocabulary), breaches);
    } else if (!looks().isEmpty()) {
      add(!shapes.contains(shape(text)), "it always looked like " + sorted(shapes), breaches);
    } else if (lengths != null) {
      boolean far = lengths.isFarOff(BigDecimal.valueOf(text.length()));
      add(far, "it was always " + lengths + " characters long", breaches);
    }
    String currency = value instanceof PriceValue price ? price.currency() : null;
    boolean foreign = currency != null && !currencies.isEmpty() && !currencies.contains(currency);
    add(foreign, "its currency was always one of " + sorted(currencies), breaches);
    return breaches;
  }

  private static void add(boolean holds, String breach, List<String> breaches) {
    if (holds) {
      breaches.add(breach);
    }
  }

  private static Set<String> sorted(Set<String> words) {
    return new TreeSet<>(words);
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
