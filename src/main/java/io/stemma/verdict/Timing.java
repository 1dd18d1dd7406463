package io.stemma.verdict;

import java.time.Duration;

/**
 * How long a comparison took.
 *
 * @param render until both pages were captured
 * @param compare from then to the verdict
 */
public record Timing(Duration render, Duration compare) {
  /** Both together. */
  public Duration total() {
    return render.plus(compare);
  }
}
