package io.stemma.verdict;

import java.time.Duration;
import java.util.Objects;

/**
 * How often a page is captured to calibrate it.
 *
 * @param captures how often in all, 2 or more
 * @param late how many of them after the delay, so that what only changes with time is seen; fewer
 *     than all
 * @param delay how long that is; may be zero
 */
public record CalibrationPlan(int captures, int late, Duration delay) {
  /** Three captures one after another, and two more a minute later. */
  public static final CalibrationPlan DEFAULT = new CalibrationPlan(5, 2, Duration.ofMinutes(1));

  public CalibrationPlan {
    Objects.requireNonNull(delay, "delay");
    if (captures < 2) {
      throw new IllegalArgumentException("to calibrate takes 2 captures or more, got " + captures);
    }
    if (late < 0 || late >= captures || delay.isNegative()) {
      throw new IllegalArgumentException(
          "of " + captures + " captures fewer are late, after no negative delay, got " + late);
    }
  }

  /** The same with another number of captures; two of them are late, if there are three. */
  public CalibrationPlan withCaptures(int number) {
    return new CalibrationPlan(number, Math.min(2, Math.max(1, number - 1)), delay);
  }

  /** The same with another delay. */
  public CalibrationPlan withDelay(Duration time) {
    return new CalibrationPlan(captures, late, time);
  }
}
