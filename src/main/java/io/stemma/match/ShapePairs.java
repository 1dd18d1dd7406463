package io.stemma.match;

import org.jspecify.annotations.Nullable;

/**
 * The shapes of two pages seen side by side: which are equal, and which have equal labels. Each
 * page numbers its shapes for itself, so this is all that a comparison has to do before it starts;
 * it takes one look-up for each different subtree of the right page.
 */
final class ShapePairs {
  final Shapes left;
  final Shapes right;

  /** By right label, the left label of the same name, or -1; null where the pages are one. */
  private final int @Nullable [] labelTwins;

  /** By right shape, the equal left shape, or -1; null where the pages are one. */
  private final int @Nullable [] twins;

  private ShapePairs(
      Shapes left, Shapes right, int @Nullable [] labelTwins, int @Nullable [] twins) {
    this.left = left;
    this.right = right;
    this.labelTwins = labelTwins;
    this.twins = twins;
  }

  static ShapePairs of(Shapes left, Shapes right) {
    int[] labelTwins = new int[right.labelCount()];
    for (int label = 0; label < labelTwins.length; label++) {
      labelTwins[label] = left.findLabel(right.labelName(label));
    }
    return new ShapePairs(left, right, labelTwins, left.twinsOf(right, labelTwins));
  }

  /** The shapes of one page, also of one that is still growing, beside themselves. */
  static ShapePairs within(Shapes shapes) {
    return new ShapePairs(shapes, shapes, null, null);
  }

  /** The left shape equal to the right one, or -1. */
  int twin(int rightShape) {
    return twins == null ? rightShape : twins[rightShape];
  }

  boolean areEqual(int leftShape, int rightShape) {
    return twin(rightShape) == leftShape;
  }

  /** The left label equal to the right one, or -1. */
  int labelTwin(int rightLabel) {
    return labelTwins == null ? rightLabel : labelTwins[rightLabel];
  }

  boolean haveEqualLabels(int leftShape, int rightShape) {
    return labelTwin(right.label(rightShape)) == left.label(leftShape);
  }
}
