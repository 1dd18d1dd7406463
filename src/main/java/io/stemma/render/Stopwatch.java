package io.stemma.render;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Collects the steps of {@link Timings}. Safe for several threads. */
final class Stopwatch {
  private static final int MOST_STEPS = 10_000;

  private final List<Timings.Step> steps = new ArrayList<>();

  /** A lap of the watch that runs from now. */
  Lap start() {
    return new Lap("");
  }

  /** A lap that runs from now and belongs to one page. */
  Lap start(String subject) {
    return new Lap(subject);
  }

  synchronized Timings timings() {
    return new Timings(steps);
  }

  private synchronized void add(Timings.Step step) {
    if (steps.size() < MOST_STEPS) {
      steps.add(step);
    }
  }

  /** Measures one step after the other. Used by one thread. */
  final class Lap {
    private final String subject;
    private long since = System.nanoTime();

    private Lap(String subject) {
      this.subject = subject;
    }

    /** Ends the step that began with the one before it. */
    void end(String name) {
      long now = System.nanoTime();
      add(new Timings.Step(name, subject, Duration.ofNanos(now - since)));
      since = now;
    }
  }
}
