package io.stemma.match;

import io.stemma.dom.Tree;

/**
 * Aligns what simple tree matching leaves unmatched because something above it changed. One element
 * put around a page hides all of the page from simple tree matching, for labels must agree all the
 * way down; a person sees one element more. So where big parts are left over on both sides:
 *
 * <ol>
 *   <li>pairs that share too little are parted again ({@link Doubts});
 *   <li>equal subtrees are matched wherever they are, unique ones only ({@link Anchors});
 *   <li>elements are matched by what they hold ({@link Containers});
 *   <li>what is free between matched elements is aligned as before ({@link Aligner}).
 * </ol>
 *
 * <p>The score of simple tree matching is not touched by any of this.
 */
final class FullerAlignment {
  /** Which part of two subtrees must match for the roots to be one element with a new tag. */
  private static final double RELABELLED = 0.6;

  private final IndexedTree left;
  private final IndexedTree right;
  private final ShapePairs pairs;
  private final SimpleTreeMatching matching;

  FullerAlignment(
      IndexedTree left, IndexedTree right, ShapePairs pairs, SimpleTreeMatching matching) {
    this.left = left;
    this.right = right;
    this.pairs = pairs;
    this.matching = matching;
  }

  /**
   * The matches of simple tree matching, and more.
   *
   * @param byContent whether what subtrees say may tell which of several equal ones is meant
   */
  Matches from(Matches simple, boolean byContent) {
    int matched = simple.size();
    if (matched == left.tree().size() || matched == right.tree().size()) {
      return simple;
    }
    Matches fuller = simple.copy();
    Doubts doubts = new Doubts(fuller);
    doubts.part();
    Anchors anchors = new Anchors(left, right, pairs, fuller);
    if (byContent) {
      anchors.matchByContent();
    }
    anchors.matchByShape();
    Likeness likeness = new Likeness(fuller);
    new Containers(fuller, likeness).match();
    doubts.join(likeness);
    alignRest(fuller);
    return fuller;
  }

  private void alignRest(Matches fuller) {
    Aligner aligner =
        new Aligner(left, right, pairs, this::weight, fuller).limitedTo(matching.allowance());
    aligner.alignBelow(Tree.NONE, Tree.NONE);
    for (int node = 0; node < left.tree().size(); node++) {
      if (!fuller.isLeftFree(node)) {
        aligner.alignBelow(node, fuller.rightOf(node));
      }
    }
  }

  /** The score; for different labels, the children's, if most of them match. */
  private int weight(int leftShape, int rightShape) {
    if (pairs.haveEqualLabels(leftShape, rightShape)) {
      return Math.max(0, matching.score(leftShape, rightShape));
    }
    int leftSize = pairs.left.size(leftShape);
    int rightSize = pairs.right.size(rightShape);
    double enough = RELABELLED * (leftSize + rightSize) / 2;
    if (Math.min(leftSize, rightSize) < Math.max(enough, 3)) {
      return 0;
    }
    int common = matching.scoreBelow(leftShape, rightShape);
    return common >= 2 && common + 1 >= enough ? common : 0;
  }
}
