package io.stemma.compare;

import io.stemma.field.Disagreement;
import java.util.List;

/**
 * Where sources that should agree do not, on each of two pages.
 *
 * @param left on the left page
 * @param right on the right page
 */
public record Disagreements(List<Disagreement> left, List<Disagreement> right) {
  public Disagreements {
    left = List.copyOf(left);
    right = List.copyOf(right);
  }

  /** Those of the right page between sources that agree on the left one. */
  public List<Disagreement> fresh() {
    return right.stream().filter(now -> left.stream().noneMatch(now::isBetweenThoseOf)).toList();
  }
}
