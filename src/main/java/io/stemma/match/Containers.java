package io.stemma.match;

import io.stemma.dom.Document;
import io.stemma.dom.Tree;

/**
 * Matches elements by what they contain: a free left element and the free right element that holds
 * most of its descendants' partners become partners, even with different tags if they share enough.
 *
 * <p>The bottom-up phase of GumTree (Falleri et al., ASE 2014), which deviates in that candidates
 * are found by climbing from the partner of the largest matched part, and in that an id or class in
 * common speaks for a candidate: that tells a wrapper from what it wraps.
 */
final class Containers {
  /** How much elements with one tag must share. */
  private static final double ALIKE = 0.4;

  /** How much elements with different tags must share. */
  private static final double RELABELLED = 0.6;

  /** What an equal id, or equal classes, add to the part shared. */
  private static final double SAME_NAME = 0.2;

  private static final int CLIMB = 12;

  private final Matches matches;
  private final Tree left;
  private final Tree right;

  /** How many nodes may still be looked at; keeps very deep pages from taking quadratic time. */
  private long effort;

  Containers(Matches matches) {
    this.matches = matches;
    left = matches.left();
    right = matches.right();
    effort = 64L * (left.size() + right.size());
  }

  void match() {
    for (int node = left.size() - 1; node >= 0 && effort > 0; node--) {
      if (matches.isLeftFree(node) && left.size(node) > 1) {
        int container = container(node);
        if (container != Matches.NONE && !isMoreLikeParent(node, container)) {
          matches.match(node, container);
        }
      }
    }
  }

  /** The best partner of a free left node, or NONE. */
  private int container(int node) {
    int largest = largestMatched(node);
    int best = Matches.NONE;
    double bestLikeness = 0;
    int at = largest == Matches.NONE ? Matches.NONE : right.parent(matches.rightOf(largest));
    for (int climbed = 0; at != Tree.NONE && climbed < CLIMB; climbed++, at = right.parent(at)) {
      double likeness = matches.isRightFree(at) ? likeness(node, at) : 0;
      if (likeness > bestLikeness) {
        best = at;
        bestLikeness = likeness;
      }
    }
    return best;
  }

  /** The root of the largest matched subtree below a free node, or NONE. */
  private int largestMatched(int node) {
    int largest = Matches.NONE;
    for (int at = node + 1; at < left.end(node); ) {
      effort--;
      if (matches.isLeftFree(at)) {
        at++;
      } else {
        if (largest == Matches.NONE || left.size(at) > left.size(largest)) {
          largest = at;
        }
        at = left.end(at);
      }
    }
    return largest;
  }

  /** Whether the container is rather the partner of the node's own parent. */
  private boolean isMoreLikeParent(int node, int container) {
    int parent = left.parent(node);
    return parent != Tree.NONE
        && matches.isLeftFree(parent)
        && likeness(parent, container) > likeness(node, container);
  }

  /** The part of both subtrees that is matched with each other; 0 if that is too little. */
  private double likeness(int leftNode, int rightNode) {
    int common = 0;
    for (int at = leftNode + 1; at < left.end(leftNode); at++) {
      int partner = matches.rightOf(at);
      if (partner > rightNode && partner < right.end(rightNode)) {
        common++;
      }
    }
    effort -= left.size(leftNode);
    double share = 2.0 * (common + 1) / (left.size(leftNode) + right.size(rightNode));
    boolean sameLabel = left.label(leftNode).equals(right.label(rightNode));
    return share < (sameLabel ? ALIKE : RELABELLED) ? 0 : share + sameName(leftNode, rightNode);
  }

  private double sameName(int leftNode, int rightNode) {
    return isShared("id", leftNode, rightNode) || isShared("class", leftNode, rightNode)
        ? SAME_NAME
        : 0;
  }

  private boolean isShared(String attribute, int leftNode, int rightNode) {
    Document document = left.document();
    String value = document.attribute(left.documentNode(leftNode), attribute);
    return value != null
        && value.equals(right.document().attribute(right.documentNode(rightNode), attribute));
  }
}
