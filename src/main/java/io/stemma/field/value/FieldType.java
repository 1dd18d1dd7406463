package io.stemma.field.value;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** How a field's text is understood and compared. */
public enum FieldType {
  /** Words; spaces are harmonised. */
  TEXT,
  /** A number in any of the world's notations. */
  NUMBER,
  /** An amount of money. */
  PRICE,
  /** A day, perhaps with a time of it. */
  DATE,
  /** Whether something can be had: one of schema.org's values. */
  AVAILABILITY,
  /** All matches, in their order. */
  LIST,
  /** All matches, whatever their order. */
  SET,
  /** An address, resolved against the page's. */
  URL,
  /** The markup inside the element. */
  HTML;

  /** The type's name in specifications and results: {@code price}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The type of that name. */
  public static Optional<FieldType> ofLabel(String label) {
    return Arrays.stream(values()).filter(type -> type.label().equals(label)).findFirst();
  }

  /** All names, for messages: {@code text, number, ...}. */
  public static String labels() {
    return Arrays.stream(values()).map(FieldType::label).collect(Collectors.joining(", "));
  }
}
