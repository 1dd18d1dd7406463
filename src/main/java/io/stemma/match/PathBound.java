package io.stemma.match;

import io.stemma.dom.Tree;
import java.util.HashMap;
import java.util.Map;

/**
 * An upper bound of simple tree matching in linear time: it matches only nodes whose labels agree
 * all the way down from the root, so of each such path no more than the rarer side has.
 */
final class PathBound {
  /** A path by the number of the path above it and its last label. */
  private final Map<Map.Entry<Integer, String>, Integer> numbers = new HashMap<>();

  private PathBound() {}

  /** How many nodes of two trees can be matched at most. */
  static int of(Tree left, Tree right) {
    PathBound bound = new PathBound();
    int[] leftPaths = bound.paths(left);
    int[] rightPaths = bound.paths(right);
    int[] surplus = new int[bound.numbers.size()];
    for (int path : leftPaths) {
      surplus[path]++;
    }
    int most = 0;
    for (int path : rightPaths) {
      if (surplus[path]-- > 0) {
        most++;
      }
    }
    return most;
  }

  private int[] paths(Tree tree) {
    int[] paths = new int[tree.size()];
    for (int node = 0; node < paths.length; node++) {
      int above = tree.parent(node) == Tree.NONE ? Tree.NONE : paths[tree.parent(node)];
      paths[node] =
          numbers.computeIfAbsent(Map.entry(above, tree.label(node)), path -> numbers.size());
    }
    return paths;
  }
}
