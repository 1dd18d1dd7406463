package io.stemma.compare;

import io.stemma.field.FieldChange;
import io.stemma.field.value.FieldValue;
import io.stemma.field.value.NumberValue;
import io.stemma.field.value.PriceValue;
import java.math.BigDecimal;

/** Whether two values could be one field's, where nothing but the values can tell. */
final class FieldLikeness {
  private static final BigDecimal FAR = BigDecimal.valueOf(5);

  private FieldLikeness() {}

  /**
   * Prices and numbers within a factor of five, prices for the same thing in the same currency;
   * other values only when they are the same.
   */
  static boolean of(FieldChange change) {
    FieldValue before = change.left().value();
    FieldValue after = change.right().value();
    if (before instanceof PriceValue from && after instanceof PriceValue to) {
      return from.comparable(to) && from.from() == to.from() && near(from.amount(), to.amount());
    }
    if (before instanceof NumberValue from && after instanceof NumberValue to) {
      return near(from.number(), to.number());
    }
    return !change.changed();
  }

  private static boolean near(BigDecimal one, BigDecimal other) {
    BigDecimal small = one.abs().min(other.abs());
    BigDecimal large = one.abs().max(other.abs());
    return large.compareTo(small.multiply(FAR)) <= 0;
  }
}
