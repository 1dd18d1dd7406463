package io.stemma.match;

import java.util.ArrayList;
import java.util.List;

/**
 * Simple tree matching (Yang, Identifying syntactic differences between two programs, Software:
 * Practice and Experience 21(7), 1991): how many nodes of two ordered, labelled trees can be
 * matched one to one such that labels, parents and the order of siblings agree. It is 0 where the
 * root labels differ, else 1 plus the heaviest order-preserving matching of the children.
 *
 * <p>It deviates from the paper's recursion in what it does not do: it works on shapes instead of
 * nodes, so that each pair of different subtrees is matched once and equal ones not at all; it
 * matches lists of leaves by their labels at once ({@link LabelSequences}); it leaves out pairs and
 * cells that cannot matter ({@link ChildMatching}); and its stack is its own, so that no depth
 * overflows it. What it finds is the same.
 *
 * <p>Not safe for several threads. Memory grows with the number of pairs remembered, which the
 * budget limits.
 */
final class SimpleTreeMatching {
  /** In place of a score: it takes work to know it, or more work than is allowed. */
  static final int UNKNOWN = PairMemo.UNKNOWN;

  /** What starting a pair costs, in cells. */
  private static final int PAIR_COST = 50;

  /** Smaller pairs are sooner worked out again than looked up. */
  private static final int REMEMBERED_NODES = 24;

  private final ShapePairs pairs;
  private final LabelSequences labels;
  private final PairMemo memo;

  /** One list matching in progress for each level; the first {@link #depth} are in use. */
  private final List<ChildMatching> stack = new ArrayList<>();

  private int depth;

  /** How many cells may still be worked out. */
  private long budget = Long.MAX_VALUE;

  SimpleTreeMatching(ShapePairs pairs) {
    this.pairs = pairs;
    labels = new LabelSequences(pairs);
    memo = new PairMemo();
  }

  /** How many cells of work may still be spent. */
  long allowance() {
    return budget;
  }

  /** Sets how many cells of work may be spent from now on. */
  void allow(long cells) {
    budget = cells;
  }

  /** The score of two shapes; UNKNOWN if it takes more work than is allowed. */
  int score(int left, int right) {
    int known = known(left, right);
    return known != UNKNOWN ? known : solve(left, right, 1);
  }

  /** The score of the children alone of two shapes with different labels, or UNKNOWN. */
  int scoreBelow(int left, int right) {
    int known = memo.get(left, right);
    return known != UNKNOWN ? known : solve(left, right, 0);
  }

  /** The score where it is evident or was worked out before; else UNKNOWN. */
  int known(int left, int right) {
    int evident = evident(left, right);
    return evident != UNKNOWN ? evident : memo.get(left, right);
  }

  /** The score where labels tell it; else UNKNOWN. */
  int evident(int left, int right) {
    if (!pairs.haveEqualLabels(left, right)) {
      return 0;
    }
    if (pairs.areEqual(left, right)) {
      return pairs.left.size(left);
    }
    if (haveLeaf(left, right)
        || (Shortcuts.CHILD_LABELS
            && (pairs.left.childLabels(left) & pairs.right.childLabels(right)) == 0)) {
      return 1;
    }
    if (!Shortcuts.LABELS || !labels.suffice(left, right)) {
      return UNKNOWN;
    }
    int words = labels.words(left, right);
    return words == 1 ? 1 + labels.longestCommon(left, right) : lookUpOrMatch(left, right, words);
  }

  private boolean haveLeaf(int left, int right) {
    return pairs.left.size(left) == 1 || pairs.right.size(right) == 1;
  }

  /** The score of a pair that is matched by labels, which takes a while. */
  private int lookUpOrMatch(int left, int right, int words) {
    int known = memo.get(left, right);
    if (known == UNKNOWN) {
      known = 1 + labels.longestCommon(left, right);
      memo.put(left, right, known);
      int steps = Math.max(pairs.left.childCount(left), pairs.right.childCount(right));
      budget -= (long) words * steps;
    }
    return known;
  }

  /** Matches the children of a pair, and first those of the pairs below that it needs. */
  private int solve(int left, int right, int forRoots) {
    int base = depth;
    push(left, right);
    while (true) {
      ChildMatching top = stack.get(depth - 1);
      boolean isDone = top.advance(budget);
      budget -= top.takeCost();
      if (budget < 0) {
        depth = base;
        return UNKNOWN;
      }
      if (!isDone) {
        push(top.wantedLeft(), top.wantedRight());
        continue;
      }
      depth--;
      int score = top.value() + (depth == base ? forRoots : 1);
      remember(top.left(), top.right(), score);
      if (depth == base) {
        return score;
      }
      stack.get(depth - 1).supply(score);
    }
  }

  private void remember(int left, int right, int score) {
    int nodes = pairs.left.size(left) + pairs.right.size(right);
    if (Shortcuts.MEMO && nodes >= REMEMBERED_NODES) {
      memo.put(left, right, score);
    }
  }

  private void push(int left, int right) {
    if (depth == stack.size()) {
      stack.add(new ChildMatching(pairs, this));
    }
    stack.get(depth++).open(left, right);
    budget -= PAIR_COST;
  }
}
