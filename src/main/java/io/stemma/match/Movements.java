package io.stemma.match;

import io.stemma.dom.Tree;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which matched nodes stayed where they were and which moved. A node stays if the nearest matched
 * elements above it are partners, whatever unmatched ones lie between, and if it kept its order
 * among those that stay beside it; where orders conflict, the heaviest that agree stay.
 *
 * <p>An unmatched element through which most of what it holds stays is a wrapper.
 */
final class Movements {
  private final Matches matches;
  private final Tree left;
  private final Tree right;

  /** By right node; of matched nodes only. */
  private final BitSet moved = new BitSet();

  private final BitSet leftWrappers;
  private final BitSet rightWrappers;

  Movements(Matches matches) {
    this.matches = matches;
    left = matches.left();
    right = matches.right();
    moveBetweenParents();
    rightWrappers = wrappers(right, false);
    leftWrappers = wrappers(left, true);
  }

  /** Whether the matched right node came from elsewhere. */
  boolean isMoved(int rightNode) {
    return moved.get(rightNode);
  }

  /** Whether the free left node was a wrapper. */
  boolean isLeftWrapper(int leftNode) {
    return leftWrappers.get(leftNode);
  }

  /** Whether the free right node is a wrapper. */
  boolean isRightWrapper(int rightNode) {
    return rightWrappers.get(rightNode);
  }

  /** How many wrappers there are on both sides. */
  int wrappers() {
    return leftWrappers.cardinality() + rightWrappers.cardinality();
  }

  private void moveBetweenParents() {
    int[] leftHolders = holders(left, true);
    int[] rightHolders = holders(right, false);
    for (int node = 0; node < right.size(); node++) {
      int holder = rightHolders[node];
      int leftHolder = holder == Tree.NONE ? Tree.NONE : matches.leftOf(holder);
      if (!matches.isRightFree(node) && leftHolders[matches.leftOf(node)] != leftHolder) {
        moved.set(node);
      }
    }
    moveWithinParents(rightHolders);
  }

  /** Looks at the lists whose order changed; most did not. */
  private void moveWithinParents(int[] holders) {
    BitSet disordered = disordered(holders);
    Map<Integer, List<Integer>> held = new HashMap<>();
    for (int node = 0; node < right.size(); node++) {
      if (isStaying(node) && disordered.get(holders[node] + 1)) {
        held.computeIfAbsent(holders[node], holder -> new ArrayList<>()).add(node);
      }
    }
    held.values().forEach(this::moveOutOfOrder);
  }

  /** The elements, each plus one, whose staying children are in another order than before. */
  private BitSet disordered(int[] holders) {
    BitSet disordered = new BitSet();
    int[] last = new int[right.size() + 1];
    for (int node = 0; node < right.size(); node++) {
      if (isStaying(node)) {
        int holder = holders[node] + 1;
        if (matches.leftOf(node) < last[holder]) {
          disordered.set(holder);
        }
        last[holder] = matches.leftOf(node);
      }
    }
    return disordered;
  }

  private boolean isStaying(int rightNode) {
    return !matches.isRightFree(rightNode) && !moved.get(rightNode);
  }

  private void moveOutOfOrder(List<Integer> nodes) {
    int[] positions = nodes.stream().mapToInt(matches::leftOf).toArray();
    int[] weights = nodes.stream().mapToInt(right::size).toArray();
    BitSet kept = IncreasingSubsequence.heaviest(positions, weights);
    for (int i = 0; i < positions.length; i++) {
      if (!kept.get(i)) {
        moved.set(nodes.get(i));
      }
    }
  }

  /** For each node the nearest matched one above it, or NONE. */
  private int[] holders(Tree tree, boolean isLeft) {
    int[] holders = new int[tree.size()];
    for (int node = 0; node < tree.size(); node++) {
      int parent = tree.parent(node);
      holders[node] = parent == Tree.NONE || !isFree(parent, isLeft) ? parent : holders[parent];
    }
    return holders;
  }

  /** The free nodes that hold more of what stayed than of anything else; the rest moved. */
  private BitSet wrappers(Tree tree, boolean isLeft) {
    int[] staying = new int[tree.size()];
    BitSet wrappers = new BitSet();
    for (int node = tree.size() - 1; node >= 0; node--) {
      if (isFree(node, isLeft)) {
        if (staying[node] > 0 && 2 * staying[node] >= tree.size(node) - 1) {
          wrappers.set(node);
        }
      } else {
        staying[node] = isMoved(node, isLeft) ? 0 : tree.size(node);
      }
      if (tree.parent(node) != Tree.NONE) {
        staying[tree.parent(node)] += staying[node];
      }
    }
    for (int node = 0; node < tree.size(); node++) {
      int parent = tree.parent(node);
      if (parent != Tree.NONE && isFree(parent, isLeft) && !wrappers.get(parent)) {
        wrappers.clear(node);
        if (!isFree(node, isLeft)) {
          moved.set(isLeft ? matches.rightOf(node) : node);
        }
      }
    }
    return wrappers;
  }

  private boolean isFree(int node, boolean isLeft) {
    return isLeft ? matches.isLeftFree(node) : matches.isRightFree(node);
  }

  private boolean isMoved(int node, boolean isLeft) {
    return moved.get(isLeft ? matches.rightOf(node) : node);
  }
}
