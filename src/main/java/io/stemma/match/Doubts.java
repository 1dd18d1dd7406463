package io.stemma.match;

import io.stemma.dom.Tree;
import java.util.ArrayList;
import java.util.List;

/**
 * The pairs of an alignment that share too little to be believed: two roots that have the same tag
 * and nothing else in common, say. They are parted, so that better partners can be looked for, and
 * joined again in the end if none were found.
 */
final class Doubts {
  /** Which part of two subtrees must match for their roots to be believed. */
  private static final double BELIEVED = 0.5;

  /** A subtree smaller than this is believed if its parent is, and not otherwise. */
  private static final int SMALL = 6;

  private final Matches matches;

  /** The parted nodes in document order, two entries a pair. */
  private final List<Integer> parted = new ArrayList<>();

  Doubts(Matches matches) {
    this.matches = matches;
  }

  /** Parts what is not believed. */
  void part() {
    Tree left = matches.left();
    int[] common = common(left);
    boolean[] believed = new boolean[left.size()];
    for (int node = 0; node < left.size(); node++) {
      int partner = matches.rightOf(node);
      if (partner != Matches.NONE) {
        int nodes = left.size(node) + matches.right().size(partner);
        boolean small = nodes < 2 * SMALL;
        int parent = left.parent(node);
        believed[node] =
            small
                ? parent == Tree.NONE || believed[parent]
                : 2.0 * common[node] >= BELIEVED * nodes;
        if (!believed[node]) {
          parted.add(node);
          parted.add(partner);
        }
      }
    }
    for (int i = 0; i < parted.size(); i += 2) {
      matches.part(parted.get(i));
    }
  }

  /**
   * Joins the pairs whose nodes are both free still, whose parents are partners, and that nothing
   * found in the meantime speaks against.
   */
  void join(Likeness likeness) {
    for (int i = 0; i < parted.size(); i += 2) {
      int leftNode = parted.get(i);
      int rightNode = parted.get(i + 1);
      if (matches.isLeftFree(leftNode)
          && matches.isRightFree(rightNode)
          && haveMatchedParents(leftNode, rightNode)
          && !likeness.isDisputed(leftNode, rightNode)) {
        matches.match(leftNode, rightNode);
      }
    }
  }

  private boolean haveMatchedParents(int leftNode, int rightNode) {
    int leftParent = matches.left().parent(leftNode);
    int rightParent = matches.right().parent(rightNode);
    return leftParent == Tree.NONE
        ? rightParent == Tree.NONE
        : matches.rightOf(leftParent) == rightParent;
  }

  /** For each left node, how many of its subtree's nodes are matched. */
  private int[] common(Tree left) {
    int[] common = new int[left.size()];
    for (int node = left.size() - 1; node >= 0; node--) {
      common[node] += matches.isLeftFree(node) ? 0 : 1;
      if (left.parent(node) != Tree.NONE) {
        common[left.parent(node)] += common[node];
      }
    }
    return common;
  }
}
