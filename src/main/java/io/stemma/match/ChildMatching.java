package io.stemma.match;

import java.util.Arrays;

/**
 * The heaviest order-preserving matching of two child lists: the dynamic programme of the longest
 * common subsequence, with the scores of the children as weights, row by row in one array. It stops
 * where it needs a score that is not known yet, and goes on when that is supplied.
 *
 * <p>What it leaves out, without changing what it finds:
 *
 * <ul>
 *   <li>equal first and equal last children, which it matches at once;
 *   <li>weights that could not improve their cell, judged by the sizes of both children;
 *   <li>weights of shapes that met before in the same two lists ({@link ShapeClasses});
 *   <li>cells far from the diagonal ({@link Band}); what was found proves them needless, or the
 *       matching is done again in a band wide enough.
 * </ul>
 */
final class ChildMatching {
  private final ShapePairs pairs;
  private final SimpleTreeMatching matching;
  private final ChildList lefts = new ChildList();
  private final ChildList rights = new ChildList();
  private final Band band = new Band();
  private final ShapeClasses classes = new ShapeClasses();
  private int left;
  private int right;

  /** The scores of equal children at both ends. */
  private int equalEnds;

  private boolean isLong;

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

  /** The left child whose score with {@link #wantedRight} is wanted. */
  int wantedLeft() {
    return lefts.shape(row);
  }

  int wantedRight() {
    return rights.shape(column);
  }

  /** How many cells were worked out since this was asked last. */
  long takeCost() {
    long taken = cost;
    cost = 0;
    return taken;
  }

  /** The score of all children, when all is done. */
  int value() {
    return equalEnds + best[rights.count()];
  }

  /** Begins with the children of two shapes. */
  void open(int left, int right) {
    this.left = left;
    this.right = right;
    cost = 0;
    int leftCount = pairs.left.childCount(left);
    int rightCount = pairs.right.childCount(right);
    int most = Shortcuts.EQUAL_ENDS ? Math.min(leftCount, rightCount) : 0;
    int first = equalFirst(most);
    int last = equalLast(leftCount, rightCount, most - first);
    lefts.take(pairs.left, left, first, leftCount - last);
    rights.take(pairs.right, right, first, rightCount - last);
    if (best.length <= rights.count()) {
      best = new int[2 * rights.count() + 1];
    }
    isLong = Band.isWorthwhile(lefts, rights);
    if (isLong) {
      band.measure(lefts, rights);
      classes.sort(lefts, rights);
    }
    restart();
  }

  /**
   * Matches equal first children with each other. They could not be matched better: whatever a best
   * matching does with one of them could be exchanged for this.
   */
  private int equalFirst(int most) {
    int count = 0;
    equalEnds = 0;
    while (count < most
        && pairs.areEqual(pairs.left.child(left, count), pairs.right.child(right, count))) {
      equalEnds += pairs.left.size(pairs.left.child(left, count));
      count++;
    }
    return count;
  }

  private int equalLast(int leftCount, int rightCount, int most) {
    int count = 0;
    while (count < most
        && pairs.areEqual(
            pairs.left.child(left, leftCount - count - 1),
            pairs.right.child(right, rightCount - count - 1))) {
      count++;
      equalEnds += pairs.left.size(pairs.left.child(left, leftCount - count));
    }
    return count;
  }

  private void restart() {
    Arrays.fill(best, 0, rights.count() + 1, 0);
    row = -1;
    nextRow();
  }

  private void nextRow() {
    row++;
    boolean isBanded = Shortcuts.BAND && isLong && row < lefts.count();
    column = isBanded ? band.from(row) : 0;
    columnTo = isBanded ? band.to(row) : rights.count();
    diagonal = best[column];
    cost += columnTo - column;
  }

  /**
   * Goes on until all is done (true), or a score is wanted that is not known, or the cost is more
   * than is allowed (false).
   */
  boolean advance(long allowed) {
    while (true) {
      while (row < lefts.count()) {
        if (cost > allowed || !advanceRow()) {
          return false;
        }
        nextRow();
      }
      if (!Shortcuts.BAND || !isLong || band.suffices(best[rights.count()])) {
        return true;
      }
      restart();
    }
  }

  /** Goes on with the score that was wanted. */
  void supply(int score) {
    if (isLong) {
      classes.remember(row, column, score);
    }
    int cell = Math.max(Math.max(best[column], best[column + 1]), diagonal + score);
    diagonal = best[column + 1];
    best[column + 1] = cell;
    column++;
  }

  private boolean advanceRow() {
    int[] cells = best;
    int leftSize = pairs.left.size(lefts.shape(row));
    int back = diagonal;
    int cell = cells[column];
    for (int at = column; at < columnTo; at++) {
      int above = cells[at + 1];
      cell = Math.max(cell, above);
      if (!Shortcuts.SIZES || back + Math.min(leftSize, rights.size(at)) > cell) {
        int weight = weight(at);
        if (weight == SimpleTreeMatching.UNKNOWN) {
          column = at;
          diagonal = back;
          return false;
        }
        cell = Math.max(cell, back + weight);
      }
      back = above;
      cells[at + 1] = cell;
    }
    return true;
  }

  private int weight(int column) {
    if (!isLong) {
      return matching.known(lefts.shape(row), rights.shape(column));
    }
    int weight = classes.weight(row, column);
    if (weight == SimpleTreeMatching.UNKNOWN) {
      weight = matching.known(lefts.shape(row), rights.shape(column));
      classes.remember(row, column, weight);
    }
    return weight;
  }
}
