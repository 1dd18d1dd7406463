package io.stemma.field;

import io.stemma.dom.Document;
import io.stemma.field.structured.PropertyValue;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * One place where a field's value may be.
 *
 * @param node the document's node, or {@link Document#NONE} for a computed value
 * @param raw the text as found; may be blank
 * @param number the value where it is written as a number of JSON, else null
 * @param currency what stands beside it in structured data, or null
 */
record Found(int node, String raw, @Nullable BigDecimal number, @Nullable String currency) {

  static Found text(int node, String raw) {
    return new Found(node, raw, null, null);
  }

  static Found of(PropertyValue value) {
    return new Found(value.node(), value.text(), value.number(), value.currency());
  }
}
