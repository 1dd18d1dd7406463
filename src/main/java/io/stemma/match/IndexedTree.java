package io.stemma.match;

import io.stemma.dom.Tree;
import org.jspecify.annotations.Nullable;

/**
 * A tree made ready for matching: each node knows its shape, that is which of the page's different
 * subtrees it is the root of. Made once per page, in one pass, and shared by all its comparisons.
 *
 * <p>A forest is matched as one tree, below a root of its own that is no node of the page.
 *
 * <p>Behaves as immutable, and is safe for use by several threads.
 */
public final class IndexedTree {
  /** The label of the root above all roots; no element has an empty tag. */
  private static final String TOP = "";

  private final Tree tree;
  private final Shapes shapes = new Shapes();
  private final int[] shapeOf;
  private final int top;
  private @Nullable Template template;
  private @Nullable Contents contents;

  private IndexedTree(Tree tree) {
    this.tree = tree;
    shapeOf = new int[tree.size()];
    int[] kids = new int[Math.max(1, tree.size())];
    for (int node = tree.size() - 1; node >= 0; node--) {
      int length = gather(tree.firstChild(node), kids);
      shapeOf[node] = shapes.intern(shapes.labelNumber(tree.label(node)), kids, length);
    }
    int length = gather(tree.size() == 0 ? Tree.NONE : 0, kids);
    top = shapes.intern(shapes.labelNumber(TOP), kids, length);
  }

  /** The index of {@code tree}. */
  public static IndexedTree of(Tree tree) {
    return new IndexedTree(tree);
  }

  public Tree tree() {
    return tree;
  }

  /** The page's template, worked out when it is first asked for. */
  synchronized Template template() {
    if (template == null) {
      template = Template.of(tree);
    }
    return template;
  }

  /** What the subtrees say, worked out when it is first asked for. */
  synchronized Contents contents() {
    if (contents == null) {
      contents = Contents.of(tree);
    }
    return contents;
  }

  Shapes shapes() {
    return shapes;
  }

  /** The shape of the subtree of {@code node}; of {@link Tree#NONE}, of the whole forest. */
  int shape(int node) {
    return node == Tree.NONE ? top : shapeOf[node];
  }

  /** Collects the shapes of a node and the siblings after it; returns how many they are. */
  private int gather(int first, int[] kids) {
    int length = 0;
    for (int child = first; child != Tree.NONE; child = tree.nextSibling(child)) {
      kids[length++] = shapeOf[child];
    }
    return length;
  }
}
