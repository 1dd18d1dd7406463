package io.stemma.render;

import java.time.Duration;
import java.util.List;

/**
 * Where the time of rendering went, in the order in which the steps ended. Steps of pages that load
 * at once overlap.
 *
 * @param steps what was done and how long it took
 */
public record Timings(List<Step> steps) {
  /** Nothing was measured. */
  public static final Timings NONE = new Timings(List.of());

  public Timings {
    steps = List.copyOf(steps);
  }

  /**
   * One step.
   *
   * @param name what was done: {@code start chromedriver}
   * @param subject the page that it was done for; empty where it was done for all
   * @param time how long it took
   */
  public record Step(String name, String subject, Duration time) {}
}
