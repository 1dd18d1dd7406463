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
  private final PairWeights.ByShape weights;
  private final Matches matches;
  private final Band band = new Band();

  /** How many cells of all lists may still be looked at. */
  private long mostCells = Long.MAX_VALUE;

  /** Whether nothing was matched before; then nothing need be asked about it. */
  private final boolean isFresh;

  /** The free elements that hold matched ones. */
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
      PairWeights.ByShape weights,
      Matches matches) {
    this.left = left;
    this.right = right;
    this.pairs = pairs;
    this.weights = weights;
    this.matches = matches;
    isFresh = matches.size() == 0;
    leftHolders = isFresh ? new BitSet() : matches.leftHolders();
    rightHolders = isFresh ? new BitSet() : matches.rightHolders();
  }

  /** Looks at no more cells than this: leaves out what is farthest from the diagonal of lists. */
  Aligner limitedTo(long cells) {
    mostCells = cells;
    return this;
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
    Children lefts = Children.of(left.tree(), leftParent, leftHolders);
    Children rights = Children.of(right.tree(), rightParent, rightHolders);
    if (isFresh) {
      alignStretch(lefts, rights);
      return;
    }
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
    int first = 0;
    int leftTo = lefts.count();
    int rightTo = rights.count();
    while (first < leftTo && first < rightTo && areEqual(lefts.node(first), rights.node(first))) {
      match(lefts.node(first), rights.node(first));
      first++;
    }
    while (first < leftTo
        && first < rightTo
        && areEqual(lefts.node(leftTo - 1), rights.node(rightTo - 1))) {
      match(lefts.node(--leftTo), rights.node(--rightTo));
    }
    if (leftTo - first == 1 && rightTo - first == 1) {
      alignOne(lefts.node(first), rights.node(first));
    } else if (first < leftTo && first < rightTo) {
      alignLists(lefts.part(first, leftTo), rights.part(first, rightTo));
    }
  }

  private void alignOne(int leftNode, int rightNode) {
    if (weights.weight(left.shape(leftNode), right.shape(rightNode)) > 0) {
      match(leftNode, rightNode);
    }
  }

  private void alignLists(Children lefts, Children rights) {
    ChildList leftList = lefts.list(left);
    ChildList rightList = rights.list(right);
    PairWeights pairWeights = new PairWeights(leftList, rightList, weights);
    Rows rows = new WeightRows(pairWeights, band);
    band.measure(leftList, rightList);
    if (canMatchByLabels(leftList, rightList)) {
      band.open();
      rows = LabelRows.of(leftList, rightList, pairs);
    } else if (!Band.isWorthwhile(leftList, rightList)) {
      band.open();
    } else {
      widen(rows, leftList.count(), rightList.count());
    }
    new ListMatching(pairWeights, band, rows, (a, b) -> match(lefts.node(a), rights.node(b)))
        .match(leftList.count(), rightList.count());
  }

  private boolean canMatchByLabels(ChildList lefts, ChildList rights) {
    return (lefts.areLeaves() || rights.areLeaves())
        && BitSequence.fits(pairs.left.labelCount(), rights.count());
  }

  /** Makes the band as wide as a best matching needs, or as the limit allows. */
  private void widen(Rows rows, int leftCount, int rightCount) {
    do {
      mostCells -= band.cells();
      if (mostCells < 0) {
        band.narrow(mostCells + band.cells());
        mostCells = 0;
        return;
      }
    } while (!band.suffices(rows.forward(0, leftCount, 0, rightCount)[rightCount]));
  }

  private boolean areEqual(int leftNode, int rightNode) {
    return pairs.areEqual(left.shape(leftNode), right.shape(rightNode));
  }

  private void match(int leftNode, int rightNode) {
    if (areEqual(leftNode, rightNode) && (isFresh || matches.areAllFree(leftNode, rightNode))) {
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
