package io.stemma.match;

/** The rows of a list matching's table that {@link ListMatching} splits a block by. */
interface Rows {
  /**
   * What the left children {@code leftFrom} to {@code leftTo} (exclusive) can match of the right
   * children from {@code rightFrom} up to each one: entry {@code i} is for the first {@code i} of
   * them.
   */
  int[] forward(int leftFrom, int leftTo, int rightFrom, int rightTo);

  /** The same from the end: entry {@code i} leaves the first {@code i} right children out. */
  int[] backward(int leftFrom, int leftTo, int rightFrom, int rightTo);
}
