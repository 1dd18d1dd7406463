package io.stemma.match;

import io.stemma.dom.Tree;

/** The children of a node of a tree by position; of {@link Tree#NONE}, the roots. */
final class Children {
  private final int[] nodes;

  private Children(int[] nodes) {
    this.nodes = nodes;
  }

  static Children of(Tree tree, int node) {
    int first = node == Tree.NONE ? (tree.size() == 0 ? Tree.NONE : 0) : tree.firstChild(node);
    int count = 0;
    for (int child = first; child != Tree.NONE; child = tree.nextSibling(child)) {
      count++;
    }
    int[] nodes = new int[count];
    int at = 0;
    for (int child = first; child != Tree.NONE; child = tree.nextSibling(child)) {
      nodes[at++] = child;
    }
    return new Children(nodes);
  }

  int count() {
    return nodes.length;
  }

  int node(int position) {
    return nodes[position];
  }
}
