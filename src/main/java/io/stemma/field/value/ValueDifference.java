package io.stemma.field.value;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How one value differs from another.
 *
 * @param direction up or down for values that can be ordered, else {@code OTHER}
 * @param amount right minus left for numbers and prices of one currency, else null
 * @param percent the amount in percent of the left value, to two decimals; null where the left one
 *     is 0 or there is no amount
 * @param added the elements that only the right list has
 * @param removed the elements that only the left list has
 */
public record ValueDifference(
    Direction direction,
    @Nullable BigDecimal amount,
    @Nullable BigDecimal percent,
    List<FieldValue> added,
    List<FieldValue> removed) {
  public ValueDifference {
    Objects.requireNonNull(direction, "direction");
    added = List.copyOf(added);
    removed = List.copyOf(removed);
  }

  /** Which way a value went. */
  public enum Direction {
    UP,
    DOWN,
    OTHER
  }

  /** The difference; empty where the two mean the same. */
  public static Optional<ValueDifference> between(FieldValue left, FieldValue right) {
    if (left.same(right)) {
      return Optional.empty();
    }
    if (left instanceof NumberValue from && right instanceof NumberValue to) {
      return Optional.of(ofAmounts(from.number(), to.number()));
    }
    if (left instanceof PriceValue from && right instanceof PriceValue to && from.comparable(to)) {
      return Optional.of(ofAmounts(from.amount(), to.amount()));
    }
    if (left instanceof DateValue from && right instanceof DateValue to) {
      int order = to.date().compareTo(from.date());
      return Optional.of(plain(direction(order)));
    }
    if (left instanceof ListValue from && right instanceof ListValue to) {
      return Optional.of(
          new ValueDifference(Direction.OTHER, null, null, to.without(from), from.without(to)));
    }
    return Optional.of(plain(Direction.OTHER));
  }

  private static ValueDifference ofAmounts(BigDecimal from, BigDecimal to) {
    BigDecimal amount = to.subtract(from);
    BigDecimal percent =
        from.signum() == 0
            ? null
            : amount.multiply(BigDecimal.valueOf(100)).divide(from.abs(), 2, RoundingMode.HALF_UP);
    return new ValueDifference(direction(amount.signum()), amount, percent, List.of(), List.of());
  }

  private static ValueDifference plain(Direction direction) {
    return new ValueDifference(direction, null, null, List.of(), List.of());
  }

  private static Direction direction(int sign) {
    return sign == 0 ? Direction.OTHER : sign > 0 ? Direction.UP : Direction.DOWN;
  }

  /** The size of the difference in brackets, where it has one: {@code (-11.24 %)}. */
  public String note() {
    return percent == null ? "" : " (" + (percent.signum() > 0 ? "+" : "") + percent + " %)";
  }
}
