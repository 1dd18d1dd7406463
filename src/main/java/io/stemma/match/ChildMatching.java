package io.stemma.match;

import java.util.Arrays;

/**
 * The heaviest order-preserving matching of two child lists: the dynamic programme of the longest
 * common subsequence, with the scores of the children as weights, row by row in one array. It stops
 * where it needs a score that is not known yet, and goes on from there.
 *
 * <p>What it leaves out, without changing what it finds:
 *
 * <ul>
 *   <li>equal first and equal last children, which it matches at once;
 *   <li>weights that could not improve their cell, judged by the sizes of both children;
 *   <li>cells far from the diagonal ({@link Band}); what was found proves them needless, or the
 *       matching is done again in a band wide enough.
 * </ul>
 */
final class ChildMatching {
  /** Fewer cells than this are worked out without a band. */
  private static final int BANDED_CELLS = 1 << 10;

  private final ShapePairs pairs;
  private final SimpleTreeMatching matching;
  private final Band band = new Band();
  private int left;
  private int right;
  private int wantedLeft;
  private int wantedRight;

  /** The scores of equal children at both ends. */
  private int equalEnds;

  private int leftFrom;
  private int leftTo;
  private int rightFrom;
  private int rightTo;
  private boolean isBanded;

  /** The next cell. */
  private int row;

  private int column;
  private int columnTo;

  /** The best for each right child, of the rows above; row by row it becomes the best of this. */
  private int[] best = new int[8];

  /** The best of the row above, one column back. */
  private int diagonal;

  private long cost;

  ChildMatching(ShapePairs pairs, SimpleTreeMatching matching) {
    this.pairs = pairs;
    this.matching = matching;
  }

  int left() {
    return left;
  }

  int right() {
    return right;
  }

  /** The pair whose score is wanted. */
  int wantedLeft() {
    return wantedLeft;
  }

  int wantedRight() {
    return wantedRight;
  }

  /** How many cells were worked out since this was asked last. */
  long takeCost() {
    long taken = cost;
    cost = 0;
    return taken;
  }

  /** The score of all children, when all is done. */
  int value() {
    return equalEnds + best[rightTo - rightFrom];
  }

  /** Begins with the children of two shapes. */
  void open(int left, int right) {
    this.left = left;
    this.right = right;
    leftFrom = 0;
    rightFrom = 0;
    leftTo = pairs.left.childCount(left);
    rightTo = pairs.right.childCount(right);
    equalEnds = 0;
    cost = 0;
    takeEqualEnds();
    int width = rightTo - rightFrom + 1;
    if (best.length < width) {
      best = new int[Math.max(width, 2 * best.length)];
    }
    isBanded = (long) (leftTo - leftFrom) * width >= BANDED_CELLS;
    if (isBanded) {
      band.measure(pairs, left, leftFrom, leftTo, right, rightFrom, rightTo);
    }
    restart();
  }

  /**
   * Matches equal first children and equal last children with each other. Neither could be matched
   * better: whatever a best matching does with one of them could be exchanged for this.
   */
  private void takeEqualEnds() {
    while (leftFrom < leftTo && rightFrom < rightTo && areEqual(leftFrom, rightFrom)) {
      equalEnds += pairs.left.size(pairs.left.child(left, leftFrom));
      leftFrom++;
      rightFrom++;
    }
    while (leftFrom < leftTo && rightFrom < rightTo && areEqual(leftTo - 1, rightTo - 1)) {
      leftTo--;
      rightTo--;
      equalEnds += pairs.left.size(pairs.left.child(left, leftTo));
    }
  }

  private boolean areEqual(int leftIndex, int rightIndex) {
    return pairs.areEqual(pairs.left.child(left, leftIndex), pairs.right.child(right, rightIndex));
  }

  private void restart() {
    Arrays.fill(best, 0, rightTo - rightFrom + 1, 0);
    row = leftFrom;
    startRow();
  }

  private void startRow() {
    column = rightFrom + (isBanded && row < leftTo ? band.from(row - leftFrom) : 0);
    columnTo = isBanded && row < leftTo ? rightFrom + band.to(row - leftFrom) : rightTo;
    diagonal = best[column - rightFrom];
  }

  /** Goes on until all is done (true) or a score is wanted that is not known (false). */
  boolean advance() {
    while (true) {
      while (row < leftTo) {
        if (!advanceRow()) {
          return false;
        }
        cost += columnTo - rightFrom - (isBanded ? band.from(row - leftFrom) : 0);
        row++;
        startRow();
      }
      if (!isBanded || band.suffices(best[rightTo - rightFrom])) {
        return true;
      }
      restart();
    }
  }

  private boolean advanceRow() {
    int leftChild = pairs.left.child(left, row);
    int leftSize = pairs.left.size(leftChild);
    for (; column < columnTo; column++) {
      int at = column - rightFrom;
      int cell = Math.max(best[at], best[at + 1]);
      int rightChild = pairs.right.child(right, column);
      if (diagonal + Math.min(leftSize, pairs.right.size(rightChild)) > cell) {
        int weight = matching.known(leftChild, rightChild);
        if (weight == SimpleTreeMatching.UNKNOWN) {
          wantedLeft = leftChild;
          wantedRight = rightChild;
          return false;
        }
        cell = Math.max(cell, diagonal + weight);
      }
      diagonal = best[at + 1];
      best[at + 1] = cell;
    }
    return true;
  }
}
