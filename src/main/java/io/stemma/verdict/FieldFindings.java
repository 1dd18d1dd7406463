package io.stemma.verdict;

import io.stemma.compare.Difference;
import io.stemma.field.FieldDifference;
import java.util.List;

/** The observations that every policy shares: tracked values that changed. */
final class FieldFindings {
  private FieldFindings() {}

  static List<Finding> of(Difference difference) {
    return difference.fields().stream()
        .filter(FieldDifference::changed)
        .map(field -> new Finding(ChangeKind.FIELD, field.description()))
        .toList();
  }
}
