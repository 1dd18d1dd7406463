package io.stemma.match;

import io.stemma.dom.Locator;
import io.stemma.dom.Place;
import io.stemma.dom.Tree;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Turns an alignment into the structural changes that it implies, as few as a person would name: a
 * subtree that came or went is one change, and so is a wrapper, whatever it holds.
 *
 * <p>Each node that simple tree matching lost is put down to one change: an unmatched node to its
 * own, one that only the fuller alignment matched to the nearest change above it.
 */
final class Differences {
  private final Matches simple;
  private final Matches fuller;
  private final Tree left;
  private final Tree right;
  private final Movements movements;
  private final List<Draft> drafts = new ArrayList<>();

  /** By node, the change that it came, went, moved or got a new tag with. */
  private final @Nullable Draft[] leftDrafts;

  private final @Nullable Draft[] rightDrafts;

  /** A change in the making; NONE for a side without a place. */
  private static final class Draft {
    final Operation operation;
    final int left;
    final int right;
    int elements;
    int lost;

    Draft(Operation operation, int left, int right, int elements) {
      this.operation = operation;
      this.left = left;
      this.right = right;
      this.elements = elements;
    }
  }

  /**
   * @param simple what simple tree matching matched
   * @param fuller what is matched in truth
   */
  Differences(Matches simple, Matches fuller) {
    this.simple = simple;
    this.fuller = fuller;
    left = simple.left();
    right = simple.right();
    movements = new Movements(fuller);
    leftDrafts = new Draft[left.size()];
    rightDrafts = new Draft[right.size()];
  }

  /** The changes, greatest share first. */
  List<StructuralChange> changes() {
    draftLeft();
    draftRight();
    draftMatched();
    countLost();
    return finished();
  }

  private void draftLeft() {
    for (int node = 0; node < left.size(); node++) {
      if (fuller.isLeftFree(node)) {
        boolean wraps = movements.isLeftWrapper(node);
        int parent = left.parent(node);
        Draft above = parent == Tree.NONE ? null : leftDrafts[parent];
        Operation operation = wraps ? Operation.UNWRAP : Operation.DELETE;
        leftDrafts[node] =
            extended(above, operation, wraps, left, node, new Draft(operation, node, Tree.NONE, 1));
      }
    }
  }

  private void draftRight() {
    for (int node = 0; node < right.size(); node++) {
      if (fuller.isRightFree(node)) {
        boolean wraps = movements.isRightWrapper(node);
        int parent = right.parent(node);
        Draft above = parent == Tree.NONE ? null : rightDrafts[parent];
        Operation operation = wraps ? Operation.WRAP : Operation.INSERT;
        rightDrafts[node] =
            extended(
                above, operation, wraps, right, node, new Draft(operation, Tree.NONE, node, 1));
      }
    }
  }

  /** The change above, one element larger, if the node belongs to it; else the new one. */
  private Draft extended(
      @Nullable Draft above, Operation operation, boolean wraps, Tree tree, int node, Draft own) {
    if (above != null
        && above.operation == operation
        && (!wraps || tree.size(node) == tree.size(tree.parent(node)) - 1)) {
      above.elements++;
      return above;
    }
    drafts.add(own);
    return own;
  }

  private void draftMatched() {
    for (int node = 0; node < right.size(); node++) {
      int partner = fuller.leftOf(node);
      if (partner == Matches.NONE) {
        continue;
      }
      if (!left.label(partner).equals(right.label(node))) {
        draftPair(new Draft(Operation.RELABEL, partner, node, 1));
      }
      if (movements.isMoved(node)) {
        draftPair(new Draft(Operation.MOVE, partner, node, right.size(node)));
      }
    }
  }

  private void draftPair(Draft draft) {
    drafts.add(draft);
    rightDrafts[draft.right] = draft;
  }

  private void countLost() {
    @Nullable Draft[] causes = new Draft[right.size()];
    for (int node = 0; node < right.size(); node++) {
      causes[node] = cause(node, causes);
      if (simple.isRightFree(node)) {
        count(causes[node]);
      }
    }
    for (int node = 0; node < left.size(); node++) {
      if (simple.isLeftFree(node)) {
        int partner = fuller.rightOf(node);
        count(partner == Matches.NONE ? leftDrafts[node] : causes[partner]);
      }
    }
  }

  /** The nearest change at or above the node, on either side. */
  private @Nullable Draft cause(int node, @Nullable Draft[] causes) {
    if (rightDrafts[node] != null) {
      return rightDrafts[node];
    }
    int parent = right.parent(node);
    if (parent != Tree.NONE && fuller.isRightFree(parent)) {
      return rightDrafts[parent];
    }
    int leftParent = left.parent(fuller.leftOf(node));
    if (leftParent != Tree.NONE && fuller.isLeftFree(leftParent)) {
      return leftDrafts[leftParent];
    }
    return parent == Tree.NONE ? null : causes[parent];
  }

  private static void count(@Nullable Draft draft) {
    if (draft != null) {
      draft.lost++;
    }
  }

  /** The changes with their places, texts and shares; all shares add up to what is lost. */
  private List<StructuralChange> finished() {
    int nodes = left.size() + right.size();
    double lost = nodes == 0 ? 0 : 1 - 2.0 * simple.size() / nodes;
    long counted = drafts.stream().mapToLong(draft -> draft.lost).sum();
    Places lefts = new Places(left);
    Places rights = new Places(right);
    List<StructuralChange> changes = new ArrayList<>();
    for (Draft draft : drafts) {
      boolean isOnRight = draft.right != Tree.NONE;
      changes.add(
          new StructuralChange(
              draft.operation,
              lefts.of(draft.left),
              rights.of(draft.right),
              draft.elements,
              counted == 0 ? lost / drafts.size() : lost * draft.lost / counted,
              Preview.of(isOnRight ? right : left, isOnRight ? draft.right : draft.left)));
    }
    changes.sort(
        Comparator.comparingDouble(StructuralChange::share)
            .thenComparingInt(StructuralChange::elements)
            .reversed());
    return changes;
  }

  /** The places of a tree's nodes; what that takes is built when the first is asked for. */
  private static final class Places {
    private final Tree tree;
    private @Nullable Locator locator;

    Places(Tree tree) {
      this.tree = tree;
    }

    @Nullable Place of(int node) {
      if (node == Tree.NONE) {
        return null;
      }
      if (locator == null) {
        locator = Locator.of(tree.document());
      }
      return locator.place(tree.documentNode(node));
    }
  }
}
