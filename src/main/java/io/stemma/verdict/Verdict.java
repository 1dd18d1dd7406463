package io.stemma.verdict;

import java.util.List;

/**
 * What a difference means.
 *
 * @param kind the first of {@code kinds}
 * @param kinds every kind that holds, the weightiest first; never empty
 * @param reasons what was seen that makes it so, one observation each
 * @param severity how much it weighs, from 0 to 1, for ranking verdicts: 0 where nothing changed or
 *     nothing can be said
 * @param policy by which rule it was judged
 * @param thresholds what was compared with
 */
public record Verdict(
    ChangeKind kind,
    List<ChangeKind> kinds,
    List<String> reasons,
    double severity,
    Policy policy,
    Thresholds thresholds) {
  public Verdict {
    kinds = List.copyOf(kinds);
    reasons = List.copyOf(reasons);
    if (!(severity >= 0 && severity <= 1)) {
      throw new IllegalArgumentException("a severity is from 0 to 1, got " + severity);
    }
    if (kinds.isEmpty() || kinds.get(0) != kind) {
      throw new IllegalArgumentException(
          "the kind is the first of the kinds, got " + kind + " of " + kinds);
    }
  }
}
