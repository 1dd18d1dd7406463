package io.stemma.match;

import io.stemma.dom.Tree;
import java.util.BitSet;

/** Simple tree matching as the article has it: the recursion and the table, and nothing else. */
final class PlainMatching {
  private static final BitSet NONE = new BitSet();

  private final Tree left;
  private final Tree right;

  PlainMatching(Tree left, Tree right) {
    this.left = left;
    this.right = right;
  }

  /** How many nodes of the two forests match. */
  int score() {
    return children(Tree.NONE, Tree.NONE);
  }

  private int score(int leftNode, int rightNode) {
    return left.label(leftNode).equals(right.label(rightNode))
        ? 1 + children(leftNode, rightNode)
        : 0;
  }

  private int children(int leftNode, int rightNode) {
    Children lefts = Children.of(left, leftNode, NONE);
    Children rights = Children.of(right, rightNode, NONE);
    int[][] best = new int[lefts.count() + 1][rights.count() + 1];
    for (int i = 1; i <= lefts.count(); i++) {
      for (int j = 1; j <= rights.count(); j++) {
        int matched = best[i - 1][j - 1] + score(lefts.node(i - 1), rights.node(j - 1));
        best[i][j] = Math.max(matched, Math.max(best[i - 1][j], best[i][j - 1]));
      }
    }
    return best[lefts.count()][rights.count()];
  }
}
