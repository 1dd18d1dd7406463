package io.stemma.match;

/**
 * The shapes of two pages seen side by side: which are equal, and which have equal labels. Each
 * page numbers its shapes for itself, so this is all that a comparison has to do before it starts;
 * it takes one look-up for each different subtree of the right page.
 */
final class ShapePairs {
  final Shapes left;
  final Shapes right;

  /** By right label, the left label of the same name, or -1. */
  private final int[] labelTwins;

  /** By right shape, the equal left shape, or -1. */
  private final int[] twins;

  ShapePairs(Shapes left, Shapes right) {
    this.left = left;
    this.right = right;
    labelTwins = new int[right.labelCount()];
    for (int label = 0; label < labelTwins.length; label++) {
      labelTwins[label] = left.findLabel(right.labelName(label));
    }
    twins = left.twinsOf(right, labelTwins);
  }

  boolean areEqual(int leftShape, int rightShape) {
    return twins[rightShape] == leftShape;
  }

  boolean haveEqualLabels(int leftShape, int rightShape) {
    return labelTwins[right.label(rightShape)] == left.label(leftShape);
  }
}
