package io.stemma.match;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Finds out which nodes {@link SimpleTreeMatching} matched: follows its dynamic programme down from
 * a pair of nodes. Only nodes that are matched are looked into, so their child lists are the only
 * ones that are matched twice.
 *
 * <p>Nodes that have a partner already keep it: only free children are matched, between the same
 * neighbours. A free element that holds matched ones is looked through: its children count in its
 * place.
 */
final class Aligner {
  private final IndexedTree left;
  private final IndexedTree right;
  private final ShapePairs pairs;
  private final ListMatching.Weights weights;
  private final Matches matches;
  private final BitSet leftHolders;
  private final BitSet rightHolders;

  /** Matched nodes whose children are still to be matched, two entries a pair. */
  private int[] waiting = new int[64];

  private int waitingCount;

  /**
   * @param weights what two nodes with these shapes weigh; 0 for those that must not be matched
   * @param matches where the pairs go
   */
  Aligner(
      IndexedTree left,
      IndexedTree right,
      ShapePairs pairs,
      ListMatching.Weights weights,
      Matches matches) {
    this.left = left;
    this.right = right;
    this.pairs = pairs;
    this.weights = weights;
    this.matches = matches;
    leftHolders = matches.leftHolders();
    rightHolders = matches.rightHolders();
  }

  /** Matches what is free below two nodes; below NONE are the roots. */
  void alignBelow(int leftNode, int rightNode) {
    enqueue(leftNode, rightNode);
    while (waitingCount > 0) {
      int nextRight = waiting[--waitingCount];
      int nextLeft = waiting[--waitingCount];
      alignChildren(nextLeft, nextRight);
    }
  }

  /** Matches the free children, one stretch between matched ones after the other. */
  private void alignChildren(int leftParent, int rightParent) {
    Children lefts = Children.of(left.tree(), leftParent, leftHolders::get);
    Children rights = Children.of(right.tree(), rightParent, rightHolders::get);
    int rightFrom = 0;
    int leftFrom = 0;
    for (int i = 0; i <= lefts.count(); i++) {
      int partner = i == lefts.count() ? rights.count() : partner(lefts.node(i), rights);
      if (partner >= rightFrom) {
        alignStretch(
            lefts.free(leftFrom, i, matches::isLeftFree),
            rights.free(rightFrom, partner, matches::isRightFree));
        leftFrom = i + 1;
        rightFrom = partner + 1;
      }
    }
  }

  private int partner(int leftNode, Children rights) {
    return matches.isLeftFree(leftNode) ? Matches.NONE : rights.position(matches.rightOf(leftNode));
  }

  private void alignStretch(Children lefts, Children rights) {
    int from = 0;
    int leftTo = lefts.count();
    int rightTo = rights.count();
    while (from < leftTo && from < rightTo && areEqual(lefts.node(from), rights.node(from))) {
      match(lefts.node(from), rights.node(from));
      from++;
    }
    while (from < leftTo
        && from < rightTo
        && areEqual(lefts.node(leftTo - 1), rights.node(rightTo - 1))) {
      match(lefts.node(--leftTo), rights.node(--rightTo));
    }
    new ListMatching(
            (a, b) -> weights.weight(left.shape(lefts.node(a)), right.shape(rights.node(b))),
            (a, b) -> match(lefts.node(a), rights.node(b)))
        .match(from, leftTo, from, rightTo);
  }

  private boolean areEqual(int leftNode, int rightNode) {
    return pairs.areEqual(left.shape(leftNode), right.shape(rightNode));
  }

  private void match(int leftNode, int rightNode) {
    if (areEqual(leftNode, rightNode) && matches.areAllFree(leftNode, rightNode)) {
      matches.matchAll(leftNode, rightNode);
    } else {
      matches.match(leftNode, rightNode);
      enqueue(leftNode, rightNode);
    }
  }

  private void enqueue(int leftNode, int rightNode) {
    if (waitingCount + 2 > waiting.length) {
      waiting = Arrays.copyOf(waiting, 2 * waiting.length);
    }
    waiting[waitingCount++] = leftNode;
    waiting[waitingCount++] = rightNode;
  }
}
