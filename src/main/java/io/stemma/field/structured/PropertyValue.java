package io.stemma.field.structured;

import java.math.BigDecimal;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a path through structured data leads to.
 *
 * @param node the element that says it
 * @param text as written; may be blank
 * @param number the value where it is written as a number of JSON, else null
 * @param currency ISO 4217 code that stands beside it, or null
 */
public record PropertyValue(
    int node, String text, @Nullable BigDecimal number, @Nullable String currency) {
  public PropertyValue {
    Objects.requireNonNull(text, "text");
  }
}
