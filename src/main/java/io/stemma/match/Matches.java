package io.stemma.match;

import io.stemma.dom.Tree;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Which node of the left tree is matched with which of the right tree: one to one, in the making.
 */
final class Matches {
  static final int NONE = Tree.NONE;

  private final Tree left;
  private final Tree right;
  private final int[] toRight;
  private final int[] toLeft;
  private int size;

  private Matches(Tree left, Tree right, int[] toRight, int[] toLeft, int size) {
    this.left = left;
    this.right = right;
    this.toRight = toRight;
    this.toLeft = toLeft;
    this.size = size;
  }

  /** No node is matched yet. */
  static Matches none(Tree left, Tree right) {
    int[] toRight = new int[left.size()];
    int[] toLeft = new int[right.size()];
    Arrays.fill(toRight, NONE);
    Arrays.fill(toLeft, NONE);
    return new Matches(left, right, toRight, toLeft, 0);
  }

  Matches copy() {
    return new Matches(left, right, toRight.clone(), toLeft.clone(), size);
  }

  Tree left() {
    return left;
  }

  Tree right() {
    return right;
  }

  /** The right node matched with the left one, or NONE. */
  int rightOf(int leftNode) {
    return toRight[leftNode];
  }

  /** The left node matched with the right one, or NONE. */
  int leftOf(int rightNode) {
    return toLeft[rightNode];
  }

  boolean isLeftFree(int leftNode) {
    return toRight[leftNode] == NONE;
  }

  boolean isRightFree(int rightNode) {
    return toLeft[rightNode] == NONE;
  }

  /** The free left nodes that have a matched node below them. */
  BitSet leftHolders() {
    return holders(left, toRight);
  }

  /** The free right nodes that have a matched node below them. */
  BitSet rightHolders() {
    return holders(right, toLeft);
  }

  private static BitSet holders(Tree tree, int[] partners) {
    BitSet holders = new BitSet();
    for (int node = tree.size() - 1; node >= 0; node--) {
      int parent = tree.parent(node);
      if (parent != NONE
          && partners[parent] == NONE
          && (partners[node] != NONE || holders.get(node))) {
        holders.set(parent);
      }
    }
    return holders;
  }

  /** Whether neither subtree has a matched node. */
  boolean areAllFree(int leftNode, int rightNode) {
    return isFree(toRight, leftNode, left.end(leftNode))
        && isFree(toLeft, rightNode, right.end(rightNode));
  }

  private static boolean isFree(int[] partners, int from, int to) {
    for (int node = from; node < to; node++) {
      if (partners[node] != NONE) {
        return false;
      }
    }
    return true;
  }

  /** Matches two nodes, both of which must be free. */
  void match(int leftNode, int rightNode) {
    toRight[leftNode] = rightNode;
    toLeft[rightNode] = leftNode;
    size++;
  }

  /** Matches two equal subtrees node by node. */
  void matchAll(int leftNode, int rightNode) {
    for (int i = 0; i < left.size(leftNode); i++) {
      match(leftNode + i, rightNode + i);
    }
  }

  /** Frees a matched left node and its partner. */
  void part(int leftNode) {
    size--;
    toLeft[toRight[leftNode]] = NONE;
    toRight[leftNode] = NONE;
  }

  /** How many pairs there are. */
  int size() {
    return size;
  }

  Alignment alignment() {
    return new Alignment(left, right, toRight.clone(), toLeft.clone());
  }
}
