package io.stemma.dom;

import java.util.Arrays;
import java.util.BitSet;

/** The one pass that leaves subtrees out of a tree. */
final class Pruning {
  private final Tree tree;
  private final BitSet cut;
  private final String[] labels;
  private final int[] parents;
  private final int[] ends;
  private final int[] nodes;

  /** The pruned tree's number of each node kept. */
  private final int[] numbers;

  private int size;

  Pruning(Tree tree, BitSet cut) {
    this.tree = tree;
    this.cut = cut;
    labels = new String[tree.size()];
    parents = new int[tree.size()];
    ends = new int[tree.size()];
    nodes = new int[tree.size()];
    numbers = new int[tree.size()];
  }

  Tree tree() {
    for (int node = 0; node < tree.size(); ) {
      if (cut.get(node)) {
        node = tree.end(node);
      } else {
        keep(node++);
      }
    }
    for (int node = size - 1; node >= 0; node--) {
      ends[node] = Math.max(ends[node], node + 1);
      if (parents[node] != Tree.NONE) {
        ends[parents[node]] = Math.max(ends[parents[node]], ends[node]);
      }
    }
    return Tree.ofArrays(
        Arrays.copyOf(labels, size),
        Arrays.copyOf(parents, size),
        Arrays.copyOf(ends, size),
        tree.document(),
        Arrays.copyOf(nodes, size));
  }

  private void keep(int node) {
    int parent = tree.parent(node);
    labels[size] = tree.label(node);
    parents[size] = parent == Tree.NONE ? Tree.NONE : numbers[parent];
    nodes[size] = tree.documentNode(node);
    numbers[node] = size++;
  }
}
