package io.stemma.verdict;

import io.stemma.compare.Difference;
import io.stemma.field.Disagreement;
import io.stemma.field.FieldChange;
import io.stemma.field.FieldHealth;
import io.stemma.field.value.FieldValue;
import java.util.ArrayList;
import java.util.List;

/**
 * The observations about tracked values, which every policy shares: those that changed, were lost,
 * or are contradicted by the page's structured data.
 */
final class FieldFindings {
  private FieldFindings() {}

  static List<Finding> of(Difference difference) {
    boolean rebuilt = !difference.structure().changes().isEmpty();
    List<Finding> findings = new ArrayList<>();
    for (FieldChange field : difference.fields()) {
      FieldValue before = field.left().value();
      if (field.health() == FieldHealth.HIJACKED) {
        findings.add(new Finding(ChangeKind.TEMPLATE, Severity.HIJACKED, hijacked(field)));
      } else if (field.changed() && field.health() == FieldHealth.CONTRACT_BROKEN) {
        findings.add(new Finding(ChangeKind.FIELD, Severity.LOST, unlike(field)));
      } else if (field.alerts()) {
        findings.add(
            new Finding(ChangeKind.FIELD, Severity.ofChange(field.difference()), field.describe()));
      } else if (before != null && field.right().value() == null) {
        boolean broke = rebuilt && field.health() == FieldHealth.MISSING;
        findings.add(
            new Finding(
                broke ? ChangeKind.TEMPLATE : ChangeKind.FIELD,
                Severity.LOST,
                field.name() + " " + before.display() + " -> " + field.health().label()));
      }
    }
    for (Disagreement fresh : difference.disagreements().fresh()) {
      findings.add(
          new Finding(
              ChangeKind.FIELD, Severity.DISAGREEMENT, fresh.describe() + "; before they agreed"));
    }
    return findings;
  }

  private static String unlike(FieldChange field) {
    return field.describe() + ", but " + String.join(" and ", field.breaches());
  }

  private static String hijacked(FieldChange field) {
    FieldValue now = field.right().value();
    return field.name()
        + ": "
        + field.right().selector()
        + " hits another element than before"
        + (now == null ? "" : ", which says " + now.display());
  }
}
