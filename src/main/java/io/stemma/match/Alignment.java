package io.stemma.match;

import io.stemma.dom.NodeMapping;
import io.stemma.dom.Tree;
import java.util.Arrays;

/**
 * Which node of one page's tree became which node of another's. As a {@link NodeMapping} it speaks
 * of the documents' nodes; nodes that do not count for the trees (texts above all) have no
 * counterpart.
 *
 * <p>Immutable.
 */
public final class Alignment implements NodeMapping {
  private final Tree left;
  private final Tree right;
  private final int[] toRight;
  private final int[] toLeft;

  /**
   * Takes the arrays over.
   *
   * @param toRight for each node of the left tree the right tree's, or NONE
   * @param toLeft the other way round
   */
  Alignment(Tree left, Tree right, int[] toRight, int[] toLeft) {
    this.left = left;
    this.right = right;
    this.toRight = toRight;
    this.toLeft = toLeft;
  }

  @Override
  public int toRight(int node) {
    int from = left.treeNode(node);
    int to = from == NONE ? NONE : toRight[from];
    return to == NONE ? NONE : right.documentNode(to);
  }

  @Override
  public int toLeft(int node) {
    int from = right.treeNode(node);
    int to = from == NONE ? NONE : toLeft[from];
    return to == NONE ? NONE : left.documentNode(to);
  }

  /** How many pairs of nodes there are. */
  public int size() {
    return (int) Arrays.stream(toRight).filter(node -> node != NONE).count();
  }

  /** The right tree's node that the left tree's node became, or {@link #NONE}. */
  int rightOf(int leftNode) {
    return toRight[leftNode];
  }

  /** The left tree's node that became the right tree's node, or {@link #NONE}. */
  int leftOf(int rightNode) {
    return toLeft[rightNode];
  }
}
