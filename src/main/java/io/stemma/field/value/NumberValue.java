package io.stemma.field.value;

import java.math.BigDecimal;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A number.
 *
 * @param ambiguous whether a separator could also be read the other way ({@code 1.299})
 */
public record NumberValue(BigDecimal number, boolean ambiguous) implements FieldValue {
  public NumberValue {
    Objects.requireNonNull(number, "number");
  }

  @Override
  public boolean same(FieldValue other) {
    return other instanceof NumberValue that && number.compareTo(that.number) == 0;
  }

  @Override
  public Map<String, @Nullable Object> members() {
    return Members.of("value", display(), "ambiguous", ambiguous);
  }

  /** Without trailing zeros and without an exponent. */
  @Override
  public String display() {
    return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
  }
}
