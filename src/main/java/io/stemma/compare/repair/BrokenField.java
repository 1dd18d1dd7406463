package io.stemma.compare.repair;

import io.stemma.field.FieldChange;
import java.util.Objects;

/**
 * A field that could be read once and cannot be trusted any more.
 *
 * @param change what it was and what it is
 * @param repair what could be done about it
 */
public record BrokenField(FieldChange change, Repair repair) {
  public BrokenField {
    Objects.requireNonNull(change, "change");
    Objects.requireNonNull(repair, "repair");
  }
}
