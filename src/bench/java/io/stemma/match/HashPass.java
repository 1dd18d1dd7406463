package io.stemma.match;

import io.stemma.dom.Tree;

/** The least that any comparison of two trees has to do: one hash of every subtree. */
final class HashPass {
  private HashPass() {}

  static int of(Tree tree) {
    int[] hashes = new int[tree.size()];
    int all = 0;
    for (int node = tree.size() - 1; node >= 0; node--) {
      int hash = (hashes[node] ^ tree.label(node).hashCode()) * 0x9E3779B1;
      int parent = tree.parent(node);
      if (parent == Tree.NONE) {
        all = all * 31 + hash;
      } else {
        hashes[parent] = Integer.rotateLeft(hashes[parent], 5) + hash;
      }
    }
    return all;
  }
}
