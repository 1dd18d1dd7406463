package io.stemma.match;

/**
 * How much a comparison may cost.
 *
 * @param cells how many cells of list matchings may be worked out for the exact score; past it the
 *     result is a lower and an upper bound. At least 0
 */
public record MatchOptions(long cells) {
  /** Any pair of pages ends within about two seconds; pages as they are in the wild end exact. */
  public static final MatchOptions DEFAULTS = new MatchOptions(100_000_000);

  public MatchOptions {
    if (cells < 0) {
      throw new IllegalArgumentException("cells: " + cells + "; expected 0 or more");
    }
  }
}
