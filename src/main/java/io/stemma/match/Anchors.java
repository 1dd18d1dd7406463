package io.stemma.match;

import io.stemma.dom.Tree;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.function.IntToLongFunction;

/**
 * Matches equal subtrees that simple tree matching could not reach because something above them
 * changed: those that occur once on either page, the largest first. Of those that look the same,
 * what they say decides; what is ambiguous still is left alone.
 *
 * <p>After the top-down phase of GumTree (Falleri et al., Fine-grained and accurate source code
 * differencing, ASE 2014) and the signatures of XyDiff (Cobéna, Abiteboul and Marian, Detecting
 * changes in XML documents, ICDE 2002). Unlike there, a subtree too small to tell is no anchor.
 */
final class Anchors {
  /** A shape alone tells little unless it has this many nodes. */
  private static final int TELLING_NODES = 6;

  /** A text tells something when it has this many characters. */
  private static final int TELLING_TEXT = 16;

  /** The key of a node that nothing is like. */
  private static final long UNLIKE = 0;

  /** In place of a node: there is none of the key, or more than one. */
  private static final int NOT_ONE = -1;

  private final IndexedTree left;
  private final IndexedTree right;
  private final ShapePairs pairs;
  private final Matches matches;

  Anchors(IndexedTree left, IndexedTree right, ShapePairs pairs, Matches matches) {
    this.left = left;
    this.right = right;
    this.pairs = pairs;
    this.matches = matches;
  }

  /** Matches equal subtrees with equal contents. */
  void matchByContent() {
    Contents lefts = left.contents();
    Contents rights = right.contents();
    match(
        node ->
            isTelling(left.tree(), node, lefts) ? key(left.shape(node), lefts.hash(node)) : UNLIKE,
        node ->
            isTelling(right.tree(), node, rights)
                ? key(pairs.twin(right.shape(node)), rights.hash(node))
                : UNLIKE);
  }

  /** Matches equal subtrees, whatever they say. */
  void matchByShape() {
    match(
        node -> left.tree().size(node) >= TELLING_NODES ? key(left.shape(node), 0) : UNLIKE,
        node ->
            right.tree().size(node) >= TELLING_NODES
                ? key(pairs.twin(right.shape(node)), 0)
                : UNLIKE);
  }

  private static boolean isTelling(Tree tree, int node, Contents contents) {
    return tree.size(node) >= TELLING_NODES || contents.length(node) >= TELLING_TEXT;
  }

  /** What two nodes share if they may be the same. */
  private static long key(int leftShape, long content) {
    return leftShape < 0 ? UNLIKE : (content ^ (leftShape + 1) * 0x9E3779B97F4A7C15L) | 1;
  }

  private void match(IntToLongFunction leftKeys, IntToLongFunction rightKeys) {
    Map<Long, Integer> lefts = singles(left.tree(), leftKeys, matches::isLeftFree);
    Map<Long, Integer> rights = singles(right.tree(), rightKeys, matches::isRightFree);
    for (int node = 0; node < left.tree().size(); node++) {
      if (matches.isLeftFree(node)) {
        long key = leftKeys.applyAsLong(node);
        boolean single = lefts.getOrDefault(key, NOT_ONE) == node;
        int partner = single ? rights.getOrDefault(key, NOT_ONE) : NOT_ONE;
        if (partner != NOT_ONE
            && pairs.areEqual(left.shape(node), right.shape(partner))
            && matches.areAllFree(node, partner)) {
          matches.matchAll(node, partner);
        }
      }
    }
  }

  /** The free nodes by key; NOT_ONE where several share it. */
  private static Map<Long, Integer> singles(
      Tree tree, IntToLongFunction keys, IntPredicate isFree) {
    Map<Long, Integer> singles = new HashMap<>();
    for (int node = 0; node < tree.size(); node++) {
      long key = isFree.test(node) ? keys.applyAsLong(node) : UNLIKE;
      if (key != UNLIKE && singles.putIfAbsent(key, node) != null) {
        singles.put(key, NOT_ONE);
      }
    }
    return singles;
  }
}
