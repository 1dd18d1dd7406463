package io.stemma.match;

import io.stemma.dom.Tree;
import java.util.stream.IntStream;

/** Simple tree matching as the article has it: the recursion and the table, and nothing else. */
final class PlainMatching {
  private final Tree left;
  private final Tree right;
  private final int[][] leftChildren;
  private final int[][] rightChildren;

  PlainMatching(Tree left, Tree right) {
    this.left = left;
    this.right = right;
    leftChildren = children(left);
    rightChildren = children(right);
  }

  /** How many nodes of the two forests match. */
  int score() {
    return children(roots(left), roots(right));
  }

  private int score(int leftNode, int rightNode) {
    return left.label(leftNode).equals(right.label(rightNode))
        ? 1 + children(leftChildren[leftNode], rightChildren[rightNode])
        : 0;
  }

  private int children(int[] lefts, int[] rights) {
    int[][] best = new int[lefts.length + 1][rights.length + 1];
    for (int i = 1; i <= lefts.length; i++) {
      for (int j = 1; j <= rights.length; j++) {
        int matched = best[i - 1][j - 1] + score(lefts[i - 1], rights[j - 1]);
        best[i][j] = Math.max(matched, Math.max(best[i - 1][j], best[i][j - 1]));
      }
    }
    return best[lefts.length][rights.length];
  }

  private static int[][] children(Tree tree) {
    return IntStream.range(0, tree.size())
        .mapToObj(node -> siblings(tree, tree.firstChild(node)))
        .toArray(int[][]::new);
  }

  private static int[] roots(Tree tree) {
    return siblings(tree, tree.size() == 0 ? Tree.NONE : 0);
  }

  private static int[] siblings(Tree tree, int first) {
    return IntStream.iterate(first, node -> node != Tree.NONE, tree::nextSibling).toArray();
  }
}
