package io.stemma.match;

import io.stemma.dom.Tree;
import java.util.Arrays;
import java.util.function.IntPredicate;

/** The children of a node of a tree by position; of {@link Tree#NONE}, the roots. */
final class Children {
  private final int[] nodes;

  private Children(int[] nodes) {
    this.nodes = nodes;
  }

  static Children of(Tree tree, int node) {
    return of(tree, node, child -> false);
  }

  /**
   * The children as they would be without some elements around them.
   *
   * @param isWrapper which elements to look through: their children count in their place
   */
  static Children of(Tree tree, int node, IntPredicate isWrapper) {
    int[] nodes = new int[8];
    int count = 0;
    int end = node == Tree.NONE ? tree.size() : tree.end(node);
    for (int at = node + 1; at < end; ) {
      if (isWrapper.test(at)) {
        at++;
      } else {
        if (count == nodes.length) {
          nodes = Arrays.copyOf(nodes, 2 * count);
        }
        nodes[count++] = at;
        at = tree.end(at);
      }
    }
    return new Children(Arrays.copyOf(nodes, count));
  }

  /** Those from one position to another (exclusive) that are free. */
  Children free(int from, int to, IntPredicate isFree) {
    return new Children(Arrays.stream(nodes, from, to).filter(isFree).toArray());
  }

  /** The position of {@code node}, or a negative number if it is no child. */
  int position(int node) {
    return Arrays.binarySearch(nodes, node);
  }

  /** Their shapes. */
  ChildList list(IndexedTree tree) {
    return ChildList.of(tree, nodes);
  }

  int count() {
    return nodes.length;
  }

  int node(int position) {
    return nodes[position];
  }
}
