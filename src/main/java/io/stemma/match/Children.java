package io.stemma.match;

import io.stemma.dom.Tree;
import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntPredicate;

/** The children of a node of a tree by position; of {@link Tree#NONE}, the roots. */
final class Children {
  private final int[] nodes;
  private final int start;
  private final int count;

  private Children(int[] nodes, int start, int count) {
    this.nodes = nodes;
    this.start = start;
    this.count = count;
  }

  /**
   * The children as they would be without some elements around them.
   *
   * @param wrappers which elements to look through: their children count in their place
   */
  static Children of(Tree tree, int node, BitSet wrappers) {
    int[] nodes = new int[8];
    int count = 0;
    int end = node == Tree.NONE ? tree.size() : tree.end(node);
    for (int at = node + 1; at < end; ) {
      if (wrappers.get(at)) {
        at++;
      } else {
        if (count == nodes.length) {
          nodes = Arrays.copyOf(nodes, 2 * count);
        }
        nodes[count++] = at;
        at = tree.end(at);
      }
    }
    return new Children(nodes, 0, count);
  }

  /** Those from one position to another (exclusive). */
  Children part(int from, int to) {
    return new Children(nodes, start + from, to - from);
  }

  /** Those from one position to another (exclusive) that are free. */
  Children free(int from, int to, IntPredicate isFree) {
    int[] free = Arrays.stream(nodes, start + from, start + to).filter(isFree).toArray();
    return new Children(free, 0, free.length);
  }

  /** The position of {@code node}, or a negative number if it is no child. */
  int position(int node) {
    return Arrays.binarySearch(nodes, start, start + count, node) - start;
  }

  /** Their shapes. */
  ChildList list(IndexedTree tree) {
    return ChildList.of(tree, nodes, start, count);
  }

  int count() {
    return count;
  }

  int node(int position) {
    return nodes[start + position];
  }
}
