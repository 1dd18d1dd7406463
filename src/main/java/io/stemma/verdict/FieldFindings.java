package io.stemma.verdict;

import io.stemma.compare.Difference;
import io.stemma.field.FieldChange;
import java.util.List;

/** The observations that every policy shares: tracked values that changed. */
final class FieldFindings {
  private FieldFindings() {}

  static List<Finding> of(Difference difference) {
    return difference.fields().stream()
        .filter(FieldChange::changed)
        .map(field -> new Finding(ChangeKind.FIELD, field.describe()))
        .toList();
  }
}
