package io.stemma.render;

import java.time.Duration;

/** A moment by which something must have happened. */
record Deadline(long nanoTime) {
  static Deadline in(Duration time) {
    return new Deadline(System.nanoTime() + time.toNanos());
  }

  /** How long there is left; zero when it has passed. */
  Duration left() {
    return Duration.ofNanos(Math.max(0, nanoTime - System.nanoTime()));
  }

  boolean hasPassed() {
    return nanoTime - System.nanoTime() <= 0;
  }

  /** This moment, or the one that lies {@code time} ahead where that comes first. */
  Deadline orIn(Duration time) {
    Deadline other = in(time);
    return other.nanoTime - nanoTime < 0 ? other : this;
  }
}
