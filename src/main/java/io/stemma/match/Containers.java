package io.stemma.match;

import io.stemma.dom.Tree;
import java.util.Arrays;

/**
 * Matches elements by what they hold: a free left element and the free right element that is most
 * like it ({@link Likeness}) by their matched descendants become partners, with one tag or, if they
 * share enough, with two.
 *
 * <p>The bottom-up phase of GumTree (Falleri et al., ASE 2014). It deviates in that candidates are
 * found by climbing from the partner of the largest matched part, and in that names speak for a
 * candidate: that tells a wrapper from what it wraps.
 */
final class Containers {
  /** How far up candidates are looked for. */
  private static final int CLIMB = 12;

  private final Matches matches;
  private final Likeness likeness;
  private final Tree left;
  private final Tree right;

  Containers(Matches matches, Likeness likeness) {
    this.matches = matches;
    this.likeness = likeness;
    left = matches.left();
    right = matches.right();
  }

  /** Matches the free left elements that hold matched ones, from the innermost outwards. */
  void match() {
    int[] largest = new int[left.size()];
    Arrays.fill(largest, Matches.NONE);
    for (int node = left.size() - 1; node >= 0; node--) {
      if (matches.isLeftFree(node) && largest[node] != Matches.NONE) {
        int container = container(node, matches.rightOf(largest[node]));
        if (container != Matches.NONE && !isMoreLikeParent(node, container)) {
          matches.match(node, container);
        }
      }
      noteLargest(largest, node);
    }
  }

  /** Keeps, for each element, the root of the largest matched subtree below it. */
  private void noteLargest(int[] largest, int node) {
    int own = matches.isLeftFree(node) ? largest[node] : node;
    int parent = left.parent(node);
    if (parent != Tree.NONE
        && own != Matches.NONE
        && (largest[parent] == Matches.NONE || left.size(own) > left.size(largest[parent]))) {
      largest[parent] = own;
    }
  }

  /** The free right element above {@code part} that is most like the free left node, or NONE. */
  private int container(int node, int part) {
    int best = Matches.NONE;
    double bestLikeness = 0;
    int at = right.parent(part);
    for (int climbed = 0; at != Tree.NONE && climbed < CLIMB; climbed++, at = right.parent(at)) {
      double found = matches.isRightFree(at) ? likeness.of(node, at) : 0;
      if (found > bestLikeness) {
        best = at;
        bestLikeness = found;
      }
    }
    return best;
  }

  /** Whether the container is rather the partner of the node's own parent. */
  private boolean isMoreLikeParent(int node, int container) {
    int parent = left.parent(node);
    return parent != Tree.NONE
        && matches.isLeftFree(parent)
        && likeness.of(parent, container) > likeness.of(node, container);
  }
}
