package io.stemma.verdict;

import io.stemma.compare.Difference;
import java.util.ArrayList;
import java.util.List;

/**
 * The reference article's rule: a field changed; else, in documents that differ at all, the
 * distance of the fingerprints of the whole normalised texts is above the threshold.
 */
final class DistanceRule implements Rule {
  @Override
  public List<Finding> findings(Difference difference, Thresholds thresholds) {
    List<Finding> findings = new ArrayList<>(FieldFindings.of(difference));
    int distance = difference.text().distance();
    if (!difference.same() && distance > thresholds.text()) {
      findings.add(
          new Finding(
              ChangeKind.CONTENT,
              Severity.ofDistance(distance),
              "text distance " + distance + " is above the threshold " + thresholds.text()));
    }
    return findings;
  }
}
