package io.stemma.match;

import io.stemma.dom.Tree;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Reduces a page to its template: of siblings of one shape one stands for all, from the leaves up.
 * So twelve cards and twenty-four fold into the same tree, and so do paragraphs, lists and headings
 * in whatever order a text has them.
 *
 * <p>Siblings of almost the same shape, such as cards with and without a badge, are taken for one
 * shape too; the largest of them stands for all.
 */
final class Folding {
  /** How similar two siblings must be to be taken for one shape. */
  private static final double ALIKE = 0.7;

  /** How many kept siblings a new one is compared with. */
  private static final int COMPARED = 8;

  private static final int UNSEEN = -2;

  private final Tree tree;
  private final Shapes shapes = new Shapes();
  private final SimpleTreeMatching matching = new SimpleTreeMatching(ShapePairs.within(shapes));

  /** The folded shape of each node. */
  private final int[] folded;

  /** By folded shape, the parent under which it was seen last. */
  private final int[] lastParents;

  private final BitSet cut = new BitSet();

  /** The siblings kept so far, of the list being folded. */
  private final int[] kept;

  private int keptCount;

  private Folding(Tree tree) {
    this.tree = tree;
    folded = new int[tree.size()];
    lastParents = new int[tree.size()];
    Arrays.fill(lastParents, UNSEEN);
    kept = new int[Math.max(1, tree.size())];
  }

  /** The folded tree. */
  static Tree fold(Tree tree) {
    return new Folding(tree).fold();
  }

  private Tree fold() {
    int[] kids = new int[kept.length];
    for (int node = tree.size() - 1; node >= 0; node--) {
      foldSiblings(tree.firstChild(node));
      for (int i = 0; i < keptCount; i++) {
        kids[i] = folded[kept[i]];
      }
      folded[node] = shapes.intern(shapes.labelNumber(tree.label(node)), kids, keptCount);
    }
    foldSiblings(tree.size() == 0 ? Tree.NONE : 0);
    return tree.without(cut);
  }

  /** Keeps the siblings from the first on that are unlike those before them. */
  private void foldSiblings(int first) {
    keptCount = 0;
    for (int node = first; node != Tree.NONE; node = tree.nextSibling(node)) {
      int shape = folded[node];
      if (lastParents[shape] == tree.parent(node)) {
        cut.set(node);
      } else {
        lastParents[shape] = tree.parent(node);
        keepOrReplace(node);
      }
    }
  }

  private void keepOrReplace(int node) {
    for (int i = keptCount - 1; i >= Math.max(0, keptCount - COMPARED); i--) {
      int other = kept[i];
      if (areAlike(folded[other], folded[node])) {
        boolean isLarger = shapes.size(folded[node]) > shapes.size(folded[other]);
        cut.set(isLarger ? other : node);
        kept[i] = isLarger ? node : other;
        return;
      }
    }
    kept[keptCount++] = node;
  }

  private boolean areAlike(int a, int b) {
    int nodes = shapes.size(a) + shapes.size(b);
    int most = 2 * Math.min(shapes.size(a), shapes.size(b));
    return shapes.label(a) == shapes.label(b)
        && most >= ALIKE * nodes
        && 2 * matching.score(a, b) >= ALIKE * nodes;
  }
}
