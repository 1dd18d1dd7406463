package io.stemma.field;

import io.stemma.dom.Document;
import io.stemma.field.value.FieldValue;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One place that a field's selector or path led to.
 *
 * @param node the document's node; for structured data the element that holds it; {@link
 *     Document#NONE} for a computed value
 * @param raw the text as found; may be blank
 * @param value what it says, or null where it cannot be read as the field's type
 */
public record Hit(int node, String raw, @Nullable FieldValue value) {
  public Hit {
    Objects.requireNonNull(raw, "raw");
  }
}
