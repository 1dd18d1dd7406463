package io.stemma.match;

import java.util.List;
import java.util.Objects;

/**
 * How the structures of two pages relate.
 *
 * @param matched how many nodes simple tree matching pairs; a lower bound unless {@code exact}
 * @param matchedAtMost an upper bound of the same; equal to {@code matched} if {@code exact}
 * @param leftSize how many nodes the left tree has
 * @param rightSize how many nodes the right tree has
 * @param templateSimilarity the likeness of the templates, 0 to 1: repeats count once, and elements
 *     wrapped, renamed or moved still count as the same
 * @param alignment which node became which
 * @param changes what happened, greatest share first
 */
public record Structure(
    int matched,
    int matchedAtMost,
    int leftSize,
    int rightSize,
    double templateSimilarity,
    Alignment alignment,
    List<StructuralChange> changes) {
  public Structure {
    Objects.requireNonNull(alignment, "alignment");
    changes = List.copyOf(changes);
  }

  /** Whether {@code matched} is exact, not a lower bound. */
  public boolean exact() {
    return matched == matchedAtMost;
  }

  /** {@code 2 * matched / (leftSize + rightSize)}, 0 to 1; 1 for two empty trees. */
  public double similarity() {
    return ratio(matched);
  }

  /** An upper bound of the similarity; equal to it if {@link #exact}. */
  public double similarityAtMost() {
    return ratio(matchedAtMost);
  }

  private double ratio(int nodes) {
    return leftSize + rightSize == 0 ? 1 : 2.0 * nodes / (leftSize + rightSize);
  }
}
