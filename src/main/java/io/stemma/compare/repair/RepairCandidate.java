package io.stemma.compare.repair;

import io.stemma.field.FieldSpec;
import io.stemma.field.Reading;
import java.util.List;
import java.util.Objects;

/**
 * A place where a broken field's value may be now.
 *
 * @param field the field with the selector that is proposed
 * @param node the right page's element that it hits
 * @param reading what it says there
 * @param confidence from 0 to 1
 * @param evidence why, in words, the weightiest first
 */
public record RepairCandidate(
    FieldSpec field, int node, Reading reading, double confidence, List<String> evidence) {
  public RepairCandidate {
    Objects.requireNonNull(field, "field");
    Objects.requireNonNull(reading, "reading");
    evidence = List.copyOf(evidence);
  }
}
