package io.stemma.field.value;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a field says, understood by its type. Two values are compared with {@link #same}: {@code
 * equals} asks whether they are written alike, which for a price includes its currency's sign.
 */
public sealed interface FieldValue
    permits TextValue,
        NumberValue,
        PriceValue,
        DateValue,
        AvailabilityValue,
        ListValue,
        UrlValue,
        HtmlValue {

  /** Whether the two mean the same. Values of different types never do. */
  boolean same(FieldValue other);

  /** Whether the text allows another reading that its hints do not rule out. */
  default boolean ambiguous() {
    return false;
  }

  /** The members of the value in results, in order, the first of them {@code value}. */
  Map<String, @Nullable Object> members();

  /** The value for a reader, in one line: {@code 89.00 EUR}. */
  String display();
}
