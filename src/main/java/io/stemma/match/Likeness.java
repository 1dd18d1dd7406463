package io.stemma.match;

import io.stemma.dom.Document;
import io.stemma.dom.Tree;
import java.util.Set;

/** How much speaks for two free nodes being the same, judged by the matched nodes below them. */
final class Likeness {
  /** How much elements with one tag must share. */
  private static final double SAME_TAG = 0.4;

  /** How much elements with different tags must share. */
  private static final double OTHER_TAG = 0.6;

  /** How much elements with one name must share. */
  private static final double SAME_NAME = 0.1;

  /** What one name adds to the part shared. */
  private static final double NAME_BONUS = 0.2;

  /** Tags that are a name: a page has one of each, as a rule. */
  private static final Set<String> LANDMARKS = Set.of("main", "header", "footer", "nav", "aside");

  private final Matches matches;
  private final Tree left;
  private final Tree right;

  /** How many of the nodes before each are matched; one more entry than nodes. */
  private final int[] leftBefore;

  private final int[] rightBefore;

  /** How many nodes may still be looked at; keeps very deep pages from taking quadratic time. */
  private long effort;

  /** Judges by what is matched now. */
  Likeness(Matches now) {
    matches = now.copy();
    left = matches.left();
    right = matches.right();
    leftBefore = new int[left.size() + 1];
    for (int node = 0; node < left.size(); node++) {
      leftBefore[node + 1] = leftBefore[node] + (matches.isLeftFree(node) ? 0 : 1);
    }
    rightBefore = new int[right.size() + 1];
    for (int node = 0; node < right.size(); node++) {
      rightBefore[node + 1] = rightBefore[node] + (matches.isRightFree(node) ? 0 : 1);
    }
    effort = 100L * (left.size() + right.size());
  }

  /**
   * The part of both subtrees that is matched with each other, somewhat more for elements of one
   * name; 0 if that is too little to believe in, or if much of either is matched elsewhere.
   */
  double of(int leftNode, int rightNode) {
    int leftSize = left.size(leftNode);
    int rightSize = right.size(rightNode);
    boolean sameTag = left.label(leftNode).equals(right.label(rightNode));
    boolean sameName = sameTag && haveSameName(leftNode, rightNode);
    double enough = sameName ? SAME_NAME : sameTag ? SAME_TAG : OTHER_TAG;
    if (2.0 * Math.min(leftSize, rightSize) < enough * (leftSize + rightSize)) {
      return 0;
    }
    int shared = shared(leftNode, rightNode);
    double share = 2.0 * (shared + 1) / (leftSize + rightSize);
    return share < enough || isDisputed(leftNode, rightNode, shared)
        ? 0
        : share + (sameName ? NAME_BONUS : 0);
  }

  /** Whether more than a little below the two is matched with something outside. */
  boolean isDisputed(int leftNode, int rightNode) {
    return isDisputed(leftNode, rightNode, shared(leftNode, rightNode));
  }

  private boolean isDisputed(int leftNode, int rightNode, int shared) {
    int leftMatched = leftBefore[left.end(leftNode)] - leftBefore[leftNode + 1];
    int rightMatched = rightBefore[right.end(rightNode)] - rightBefore[rightNode + 1];
    return 3 * shared < 2 * Math.max(leftMatched, rightMatched);
  }

  /** How many matched nodes below the left one have their partners below the right one. */
  private int shared(int leftNode, int rightNode) {
    effort -= Math.min(left.size(leftNode), right.size(rightNode));
    if (effort < 0) {
      return 0;
    }
    int shared = 0;
    if (left.size(leftNode) <= right.size(rightNode)) {
      for (int at = leftNode + 1; at < left.end(leftNode); at++) {
        int partner = matches.rightOf(at);
        shared += partner > rightNode && partner < right.end(rightNode) ? 1 : 0;
      }
    } else {
      for (int at = rightNode + 1; at < right.end(rightNode); at++) {
        int partner = matches.leftOf(at);
        shared += partner > leftNode && partner < left.end(leftNode) ? 1 : 0;
      }
    }
    return shared;
  }

  private boolean haveSameName(int leftNode, int rightNode) {
    return LANDMARKS.contains(left.label(leftNode))
        || isShared("id", leftNode, rightNode)
        || isShared("class", leftNode, rightNode);
  }

  private boolean isShared(String attribute, int leftNode, int rightNode) {
    Document document = left.document();
    String value = document.attribute(left.documentNode(leftNode), attribute);
    return value != null
        && !value.isBlank()
        && value.equals(right.document().attribute(right.documentNode(rightNode), attribute));
  }
}
