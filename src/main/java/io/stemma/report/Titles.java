package io.stemma.report;

import io.stemma.verdict.Comparison;

/** What a comparison is called. */
final class Titles {
  private Titles() {}

  /** Its name; without one, its two sources. */
  static String of(Comparison comparison) {
    String name = comparison.name();
    return name != null ? name : sources(comparison);
  }

  /** Its two sources: {@code before.html -> after.html}. */
  static String sources(Comparison comparison) {
    return comparison.left().snapshot().source().name()
        + " -> "
        + comparison.right().snapshot().source().name();
  }
}
