package io.stemma.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Simple tree matching (Yang, Identifying syntactic differences between two programs, Software:
 * Practice and Experience 21(7), 1991): how many nodes of two ordered, labelled trees can be
 * matched one to one such that labels, parents and the order of siblings agree. It is 0 where the
 * root labels differ, else 1 plus the heaviest order-preserving matching of the children.
 *
 * <p>It deviates from the paper's recursion in that it works on shapes instead of nodes, so that
 * each pair of different subtrees is matched once, equal ones not at all; and in that the stack is
 * its own, so that no depth overflows it.
 */
final class SimpleTreeMatching {
  private static final int UNKNOWN = PairMemo.UNKNOWN;

  private final ShapePairs pairs;
  private final PairMemo memo = new PairMemo();

  /** One list matching in progress for each level; the first {@link #depth} are in use. */
  private final List<ChildMatching> stack = new ArrayList<>();

  private int depth;

  SimpleTreeMatching(ShapePairs pairs) {
    this.pairs = pairs;
  }

  /** The score of two shapes. */
  int score(int left, int right) {
    int known = known(left, right);
    if (known != UNKNOWN) {
      return known;
    }
    int base = depth;
    push(left, right);
    while (true) {
      ChildMatching top = stack.get(depth - 1);
      if (top.advance()) {
        depth--;
        int score = 1 + top.value();
        memo.put(top.left, top.right, score);
        if (depth == base) {
          return score;
        }
      } else {
        push(top.wantedLeft, top.wantedRight);
      }
    }
  }

  /** The score of the children alone of two shapes with different labels. */
  int scoreBelow(int left, int right) {
    int known = memo.get(left, right);
    if (known != UNKNOWN) {
      return known;
    }
    int base = depth;
    push(left, right);
    ChildMatching children = stack.get(base);
    while (!children.advance()) {
      score(children.wantedLeft, children.wantedRight);
    }
    depth = base;
    memo.put(left, right, children.value());
    return children.value();
  }

  /** The score where it takes no matching of children, else UNKNOWN. */
  private int known(int left, int right) {
    if (pairs.areEqual(left, right)) {
      return pairs.left.size(left);
    }
    if (!pairs.haveEqualLabels(left, right)) {
      return 0;
    }
    if (pairs.left.size(left) == 1 || pairs.right.size(right) == 1) {
      return 1;
    }
    return memo.get(left, right);
  }

  private void push(int left, int right) {
    if (depth == stack.size()) {
      stack.add(new ChildMatching());
    }
    stack.get(depth++).open(left, right);
  }

  /**
   * The heaviest order-preserving matching of two child lists, by the dynamic programme of the
   * longest common subsequence with weights. It stops where it needs the score of a pair of
   * children that is not known yet, and goes on from there.
   */
  private final class ChildMatching {
    private int left;
    private int right;
    private int wantedLeft;
    private int wantedRight;
    private int equalEnds;
    private int leftFrom;
    private int leftTo;
    private int rightFrom;
    private int rightTo;

    /** The cell that is next: left child, right child. */
    private int row;

    private int column;

    /** The best of the rows above, for each right child; row by row it becomes the best of this. */
    private int[] best = new int[16];

    /** The best of the row above, one column back. */
    private int diagonal;

    void open(int left, int right) {
      this.left = left;
      this.right = right;
      leftFrom = 0;
      rightFrom = 0;
      leftTo = pairs.left.childCount(left);
      rightTo = pairs.right.childCount(right);
      equalEnds = 0;
      takeEqualEnds();
      int width = rightTo - rightFrom + 1;
      if (best.length < width) {
        best = new int[Math.max(width, 2 * best.length)];
      }
      Arrays.fill(best, 0, width, 0);
      row = leftFrom;
      column = rightFrom;
      diagonal = 0;
    }

    /**
     * Matches equal first children and equal last children with each other. Neither could be
     * matched better: whatever a best matching does with one of them could be exchanged for this.
     */
    private void takeEqualEnds() {
      while (leftFrom < leftTo
          && rightFrom < rightTo
          && pairs.areEqual(leftChild(leftFrom), rightChild(rightFrom))) {
        equalEnds += pairs.left.size(leftChild(leftFrom));
        leftFrom++;
        rightFrom++;
      }
      while (leftFrom < leftTo
          && rightFrom < rightTo
          && pairs.areEqual(leftChild(leftTo - 1), rightChild(rightTo - 1))) {
        leftTo--;
        rightTo--;
        equalEnds += pairs.left.size(leftChild(leftTo));
      }
    }

    /** Goes on until all is done (true) or a score is wanted that is not known (false). */
    boolean advance() {
      for (; row < leftTo; row++, column = rightFrom, diagonal = 0) {
        int leftChild = leftChild(row);
        for (; column < rightTo; column++) {
          int at = column - rightFrom;
          int without = Math.max(best[at], best[at + 1]);
          int rightChild = rightChild(column);
          int most = Math.min(pairs.left.size(leftChild), pairs.right.size(rightChild));
          if (diagonal + most > without) {
            int weight = known(leftChild, rightChild);
            if (weight == UNKNOWN) {
              wantedLeft = leftChild;
              wantedRight = rightChild;
              return false;
            }
            without = Math.max(without, diagonal + weight);
          }
          diagonal = best[at + 1];
          best[at + 1] = without;
        }
      }
      return true;
    }

    int value() {
      return equalEnds + best[rightTo - rightFrom];
    }

    private int leftChild(int index) {
      return pairs.left.child(left, index);
    }

    private int rightChild(int index) {
      return pairs.right.child(right, index);
    }
  }
}
