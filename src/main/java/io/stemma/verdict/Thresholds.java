package io.stemma.verdict;

import io.stemma.match.StructureMatcher;

/**
 * What a difference must exceed to count.
 *
 * @param text bits of the 64 of the text's fingerprint, 0 to 64; a distance above it is content
 * @param template from 0 to 1; a template similarity below it is another template
 * @param source where the two come from: {@code default}, {@code option}, {@code config}, {@code
 *     calibrated}
 */
public record Thresholds(int text, double template, String source) {
  /**
   * What holds where nobody said otherwise and nothing was measured on the page itself. The
   * template threshold lies in the gap that real pages leave between kept and replaced templates.
   */
  public static final Thresholds DEFAULT =
      new Thresholds(3, StructureMatcher.TEMPLATE_THRESHOLD, "default");

  public Thresholds {
    if (text < 0 || text > 64) {
      throw new IllegalArgumentException(
          "the text threshold is a number of bits from 0 to 64, got " + text);
    }
    if (!(template >= 0 && template <= 1)) {
      throw new IllegalArgumentException(
          "the template threshold is a similarity from 0 to 1, got " + template);
    }
  }
}
