package io.stemma.match;

import com.github.gumtreediff.matchers.CompositeMatchers;
import com.github.gumtreediff.tree.DefaultTree;
import com.github.gumtreediff.tree.TypeSet;
import io.stemma.dom.Tree;

/** GumTree (Falleri et al., ASE 2014) as published, on our trees. */
final class GumTree {
  private GumTree() {}

  /** The tree as GumTree reads it, below one root. */
  static com.github.gumtreediff.tree.Tree of(Tree tree) {
    DefaultTree root = new DefaultTree(TypeSet.type("#root"));
    DefaultTree[] copies = new DefaultTree[tree.size()];
    for (int node = 0; node < copies.length; node++) {
      copies[node] = new DefaultTree(TypeSet.type(tree.label(node)));
      int parent = tree.parent(node);
      (parent == Tree.NONE ? root : copies[parent]).addChild(copies[node]);
    }
    return root;
  }

  /** How many nodes GumTree matches. */
  static int matched(
      com.github.gumtreediff.tree.Tree left, com.github.gumtreediff.tree.Tree right) {
    return new CompositeMatchers.ClassicGumtree().match(left, right).size();
  }
}
