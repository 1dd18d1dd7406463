package io.stemma.field;

import io.stemma.field.value.AvailabilityValue;
import io.stemma.field.value.FieldValue;
import io.stemma.field.value.NumberValue;
import io.stemma.field.value.PriceValue;
import io.stemma.field.value.ValueDifference;
import io.stemma.field.value.ValueDifference.Direction;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * When a change of a field is worth an alert: {@code any}; {@code drop}, {@code rise} or {@code
 * move}, perhaps by more than an amount or a share ({@code drop > 5%}); {@code below 80}, {@code
 * above 80} when the value crosses it; {@code in-stock}, {@code out-of-stock} when it becomes so.
 *
 * <p>A currency that changes never makes a price drop or rise.
 */
public final class Condition {
  private static final Pattern NOTATION =
      Pattern.compile("([a-z-]+)\\s*(>=?)?\\s*(\\d+(?:\\.\\d+)?)?\\s*(%)?");

  private static final Pattern WORD = Pattern.compile("[a-z-]+");

  /** Every change is worth an alert. */
  public static final Condition ANY = parse("any");

  private final String text;
  private final Kind kind;
  private final @Nullable BigDecimal bound;
  private final boolean percent;
  private final boolean inclusive;

  private enum Kind {
    ANY,
    DROP,
    RISE,
    MOVE,
    BELOW,
    ABOVE,
    IN_STOCK,
    OUT_OF_STOCK
  }

  private Condition(String text, Kind kind, Matcher parts) {
    this.text = text.strip();
    this.kind = kind;
    bound = parts.group(3) == null ? null : new BigDecimal(parts.group(3));
    percent = parts.group(4) != null;
    inclusive = ">=".equals(parts.group(2));
  }

  /**
   * Reads a condition.
   *
   * @throws IllegalArgumentException if it is none; the message lists what there is
   */
  public static Condition parse(String text) {
    Matcher parts = NOTATION.matcher(text.strip().toLowerCase(Locale.ROOT));
    Optional<Kind> kind = parts.matches() ? kind(parts.group(1)) : Optional.empty();
    if (kind.isEmpty() || !fits(kind.get(), parts)) {
      throw new IllegalArgumentException(
          "the condition \""
              + text
              + "\" cannot be read; expected any, drop, rise or move (as in \"drop > 5%\"),"
              + " below N, above N, in-stock or out-of-stock");
    }
    return new Condition(text, kind.get(), parts);
  }

  /** Whether a text begins as a condition does, and so is meant to be one. */
  static boolean isMeant(String text) {
    Matcher words = WORD.matcher(text.strip().toLowerCase(Locale.ROOT));
    return words.lookingAt() && kind(words.group()).isPresent();
  }

  private static Optional<Kind> kind(String word) {
    for (Kind kind : Kind.values()) {
      if (kind.name().toLowerCase(Locale.ROOT).replace('_', '-').equals(word)) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }

  private static boolean fits(Kind kind, Matcher parts) {
    boolean number = parts.group(3) != null;
    boolean share = parts.group(4) != null;
    boolean sign = parts.group(2) != null;
    return switch (kind) {
      case ANY, IN_STOCK, OUT_OF_STOCK -> !number && !share && !sign;
      case DROP, RISE, MOVE -> number == sign && (number || !share);
      case BELOW, ABOVE -> number && !share && !sign;
    };
  }

  /** Whether the change is one to tell of. */
  public boolean holds(FieldChange change) {
    ValueDifference difference = change.difference();
    FieldValue before = change.left().value();
    FieldValue after = change.right().value();
    if (difference == null || before == null || after == null) {
      return false;
    }
    return switch (kind) {
      case ANY -> true;
      case DROP -> difference.direction() == Direction.DOWN && isEnough(difference);
      case RISE -> difference.direction() == Direction.UP && isEnough(difference);
      case MOVE -> difference.amount() != null && isEnough(difference);
      case BELOW -> side(before) >= 0 && side(after) < 0;
      case ABOVE -> side(before) <= 0 && side(after) > 0;
      case IN_STOCK -> !isBuyable(before) && isBuyable(after);
      case OUT_OF_STOCK -> isBuyable(before) && !isBuyable(after);
    };
  }

  private boolean isEnough(ValueDifference difference) {
    BigDecimal size = percent ? difference.percent() : difference.amount();
    if (bound == null) {
      return true;
    }
    int order = size == null ? -1 : size.abs().compareTo(bound);
    return order > 0 || (inclusive && order == 0);
  }

  /** On which side of the bound a value is; 0 for one that has no side. */
  private int side(FieldValue value) {
    if (bound == null) {
      return 0;
    }
    if (value instanceof PriceValue price) {
      return price.amount().compareTo(bound);
    }
    return value instanceof NumberValue number ? number.number().compareTo(bound) : 0;
  }

  private static boolean isBuyable(FieldValue value) {
    return value instanceof AvailabilityValue stock && stock.availability().buyable();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Condition condition && text.equals(condition.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  /** The condition as it was given. */
  @Override
  public String toString() {
    return text;
  }
}
