package io.stemma.verdict;

import io.stemma.compare.Difference;
import io.stemma.compare.PageView;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Two pages, what differs between them, and what that means.
 *
 * @param name what the user calls the pair; null where it has no name
 * @param type of which configured type the pages are; null for none
 * @param calibration what was known of the pages before; null where nothing was
 * @param difference null where one of the pages is not the page itself: then nothing is compared
 */
public record Comparison(
    @Nullable String name,
    @Nullable String type,
    PageView left,
    PageView right,
    @Nullable PageCalibration calibration,
    @Nullable Difference difference,
    Verdict verdict,
    Timing timing) {
  public Comparison {
    Objects.requireNonNull(left, "left");
    Objects.requireNonNull(right, "right");
    Objects.requireNonNull(verdict, "verdict");
    Objects.requireNonNull(timing, "timing");
    if (difference == null && verdict.kind() != ChangeKind.UNKNOWN) {
      throw new IllegalArgumentException(
          "a verdict without a difference is unknown, got " + verdict.kind());
    }
  }
}
