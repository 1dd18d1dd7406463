package io.stemma.match;

import java.util.Arrays;

/**
 * Guesses scores where there is no time to work them out, from how often labels of eight kinds
 * occur in both subtrees. A guess serves to choose partners; what they share is found out after.
 */
final class Estimates {
  private static final int KINDS = 8;

  /** Counts above this are taken for this. */
  private static final int MOST = 127;

  private final SimpleTreeMatching matching;
  private final byte[] left;
  private final byte[] right;

  Estimates(ShapePairs pairs, SimpleTreeMatching matching) {
    this.matching = matching;
    left = counts(pairs.left);
    right = counts(pairs.right);
  }

  /** The score of two shapes if it is evident, else a guess. */
  int weight(int leftShape, int rightShape) {
    int evident = matching.evident(leftShape, rightShape);
    if (evident != SimpleTreeMatching.UNKNOWN) {
      return evident;
    }
    int common = 0;
    for (int kind = 0; kind < KINDS; kind++) {
      common += Math.min(left[leftShape * KINDS + kind], right[rightShape * KINDS + kind]);
    }
    return Math.max(1, common);
  }

  private static byte[] counts(Shapes shapes) {
    byte[] counts = new byte[shapes.count() * KINDS];
    int[] sums = new int[KINDS];
    for (int shape = 0; shape < shapes.count(); shape++) {
      Arrays.fill(sums, 0);
      sums[Math.floorMod(shapes.labelName(shapes.label(shape)).hashCode(), KINDS)]++;
      for (int child = 0; child < shapes.childCount(shape); child++) {
        for (int kind = 0; kind < KINDS; kind++) {
          sums[kind] += counts[shapes.child(shape, child) * KINDS + kind];
        }
      }
      for (int kind = 0; kind < KINDS; kind++) {
        counts[shape * KINDS + kind] = (byte) Math.min(MOST, sums[kind]);
      }
    }
    return counts;
  }
}
