package io.stemma.match;

/** What the children of two lists weigh when they are matched, by position. */
final class PairWeights {
  /** What two shapes weigh when they are matched: 0, or up to the size of the smaller. */
  interface ByShape {
    int weight(int leftShape, int rightShape);
  }

  private final ChildList lefts;
  private final ChildList rights;
  private final ByShape byShape;
  private final ShapeClasses classes = new ShapeClasses();

  PairWeights(ChildList lefts, ChildList rights, ByShape byShape) {
    this.lefts = lefts;
    this.rights = rights;
    this.byShape = byShape;
    if (Band.isWorthwhile(lefts, rights)) {
      classes.sort(lefts, rights);
    }
  }

  /** What two children can weigh at most. */
  int most(int left, int right) {
    return Math.min(lefts.size(left), rights.size(right));
  }

  int weight(int left, int right) {
    int weight = classes.weight(left, right);
    if (weight == SimpleTreeMatching.UNKNOWN) {
      weight = byShape.weight(lefts.shape(left), rights.shape(right));
      classes.remember(left, right, weight);
    }
    return weight;
  }
}
