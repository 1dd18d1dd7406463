package io.stemma.match;

import io.stemma.dom.Tree;
import java.util.BitSet;

/**
 * Reduces a page to its template: of siblings of one shape the first stands for all, from the
 * leaves up, so twelve cards and twenty-four fold into the same tree.
 */
final class Folding {
  private final Tree tree;
  private final Shapes shapes = new Shapes();
  private final int[] folded;
  private final BitSet repeats = new BitSet();

  private Folding(Tree tree) {
    this.tree = tree;
    folded = new int[tree.size()];
  }

  /** The folded tree. Takes one pass. */
  static Tree fold(Tree tree) {
    return new Folding(tree).fold();
  }

  private Tree fold() {
    int[] kids = new int[Math.max(1, tree.size())];
    for (int node = tree.size() - 1; node >= 0; node--) {
      int length = distinct(tree.firstChild(node), kids);
      folded[node] = shapes.intern(shapes.labelNumber(tree.label(node)), kids, length);
    }
    distinct(tree.size() == 0 ? Tree.NONE : 0, kids);
    return tree.without(repeats);
  }

  /** Collects the shapes of a run of siblings, each once in a row; returns how many they are. */
  private int distinct(int first, int[] kids) {
    int length = 0;
    for (int child = first; child != Tree.NONE; child = tree.nextSibling(child)) {
      if (length > 0 && kids[length - 1] == folded[child]) {
        repeats.set(child);
      } else {
        kids[length++] = folded[child];
      }
    }
    return length;
  }
}
