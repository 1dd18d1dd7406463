package io.stemma.dom;

import java.util.Objects;

/**
 * One attribute of an element.
 *
 * @param name in lower case
 * @param value as the document has it; empty for a bare attribute such as {@code hidden}
 */
public record Attribute(String name, String value) {
  public Attribute {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(value, "value");
  }
}
