package io.stemma.report;

import io.stemma.verdict.Comparison;

/** What a comparison is called. */
final class Titles {
  private Titles() {}

  /** Its name; without one, its two sources: {@code before.html -> after.html}. */
  static String of(Comparison comparison) {
    return of(comparison, " -> ");
  }

  /** The same with another arrow between the sources. */
  static String of(Comparison comparison, String arrow) {
    String name = comparison.name();
    return name != null
        ? name
        : comparison.left().snapshot().source().name()
            + arrow
            + comparison.right().snapshot().source().name();
  }
}
