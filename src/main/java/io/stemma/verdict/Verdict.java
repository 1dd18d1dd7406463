package io.stemma.verdict;

import java.util.List;

/**
 * What a difference means.
 *
 * @param kind the first of {@code kinds}
 * @param kinds every kind that holds, the weightiest first; never empty
 * @param reasons what was seen that makes it so, one observation each
 * @param thresholds what was compared with
 */
public record Verdict(
    ChangeKind kind, List<ChangeKind> kinds, List<String> reasons, Thresholds thresholds) {
  public Verdict {
    kinds = List.copyOf(kinds);
    reasons = List.copyOf(reasons);
    if (kinds.isEmpty() || kinds.get(0) != kind) {
      throw new IllegalArgumentException(
          "the kind is the first of the kinds, got " + kind + " of " + kinds);
    }
  }
}
