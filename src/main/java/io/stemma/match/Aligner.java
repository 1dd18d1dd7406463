package io.stemma.match;

import io.stemma.dom.Tree;
import java.util.Arrays;

/**
 * Follows the dynamic programme of {@link SimpleTreeMatching} down from the roots and notes which
 * nodes it matched. Only pairs of nodes that are matched are looked into, so their child lists are
 * the only ones that are matched twice.
 */
final class Aligner {
  private final IndexedTree left;
  private final IndexedTree right;
  private final ShapePairs pairs;
  private final SimpleTreeMatching matching;
  private final int[] toRight;
  private final int[] toLeft;

  /** Matched nodes whose children are not matched yet, two entries a pair. */
  private int[] waiting = new int[64];

  private int waitingCount;

  Aligner(IndexedTree left, IndexedTree right, ShapePairs pairs, SimpleTreeMatching matching) {
    this.left = left;
    this.right = right;
    this.pairs = pairs;
    this.matching = matching;
    toRight = new int[left.tree().size()];
    toLeft = new int[right.tree().size()];
    Arrays.fill(toRight, Tree.NONE);
    Arrays.fill(toLeft, Tree.NONE);
  }

  Alignment align() {
    enqueue(Tree.NONE, Tree.NONE);
    while (waitingCount > 0) {
      int rightNode = waiting[--waitingCount];
      int leftNode = waiting[--waitingCount];
      alignChildren(Children.of(left.tree(), leftNode), Children.of(right.tree(), rightNode));
    }
    return new Alignment(left.tree(), right.tree(), toRight, toLeft);
  }

  private void alignChildren(Children lefts, Children rights) {
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
            (a, b) -> matching.score(left.shape(lefts.node(a)), right.shape(rights.node(b))),
            (a, b) -> match(lefts.node(a), rights.node(b)))
        .match(from, leftTo, from, rightTo);
  }

  private boolean areEqual(int leftNode, int rightNode) {
    return pairs.areEqual(left.shape(leftNode), right.shape(rightNode));
  }

  private void match(int leftNode, int rightNode) {
    int nodes = areEqual(leftNode, rightNode) ? left.tree().size(leftNode) : 1;
    for (int i = 0; i < nodes; i++) {
      toRight[leftNode + i] = rightNode + i;
      toLeft[rightNode + i] = leftNode + i;
    }
    if (nodes == 1) {
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
