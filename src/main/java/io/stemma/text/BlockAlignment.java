package io.stemma.text;

import io.stemma.dom.NodeMapping;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Which blocks of one text are which of another, by what they say: first in their order, then
 * wherever the same is said elsewhere. What is left lies in gaps between blocks that kept their
 * order.
 */
final class BlockAlignment {
  static final int NONE = SequenceAlignment.NONE;

  private final Side left;
  private final Side right;
  private final NodeMapping mapping;
  private final int[] toRight;
  private final int[] toLeft;
  private final BitSet moved = new BitSet();
  private final boolean exact;

  /** The blocks, by number, that lie between two neighbouring pairs and say something else. */
  record Gap(List<Integer> left, List<Integer> right) {}

  BlockAlignment(Side left, Side right, NodeMapping mapping) {
    this.left = left;
    this.right = right;
    this.mapping = mapping;
    toRight = new int[left.size()];
    toLeft = new int[right.size()];
    Arrays.fill(toRight, NONE);
    Arrays.fill(toLeft, NONE);
    exact = alignInOrder();
    alignMoved();
  }

  /** The right block that says the same, or {@link #NONE}. */
  int toRight(int block) {
    return toRight[block];
  }

  /** The left block that says the same, or {@link #NONE}. */
  int toLeft(int block) {
    return toLeft[block];
  }

  /** Whether the left block stands elsewhere on the right. */
  boolean isMoved(int leftBlock) {
    return moved.get(leftBlock);
  }

  boolean exact() {
    return exact;
  }

  /** The gaps in order, without those that are empty on both sides. */
  List<Gap> gaps() {
    List<Gap> gaps = new ArrayList<>();
    Gap gap = new Gap(new ArrayList<>(), new ArrayList<>());
    int rightAt = 0;
    for (int block = 0; block < left.size(); block++) {
      if (toRight[block] == NONE) {
        gap.left.add(block);
      } else if (!moved.get(block)) {
        rightAt = collectRight(rightAt, toRight[block], gap) + 1;
        gap = close(gap, gaps);
      }
    }
    collectRight(rightAt, right.size(), gap);
    close(gap, gaps);
    return gaps;
  }

  private int collectRight(int from, int to, Gap gap) {
    for (int block = from; block < to; block++) {
      if (toLeft[block] == NONE) {
        gap.right.add(block);
      }
    }
    return to;
  }

  private static Gap close(Gap gap, List<Gap> gaps) {
    if (gap.left.isEmpty() && gap.right.isEmpty()) {
      return gap;
    }
    gaps.add(gap);
    return new Gap(new ArrayList<>(), new ArrayList<>());
  }

  /** Pairs what is written the same in order, and between that what says the same in order. */
  private boolean alignInOrder() {
    SequenceAlignment written =
        SequenceAlignment.of(
            IntStream.range(0, left.size()).map(left::writing).toArray(),
            IntStream.range(0, right.size()).map(right::writing).toArray());
    boolean allExact = written.exact();
    int leftFrom = 0;
    int rightFrom = 0;
    for (int block = 0; block <= left.size(); block++) {
      int partner = block == left.size() ? right.size() : written.toRight(block);
      if (partner != NONE) {
        allExact &= alignSaid(leftFrom, block, rightFrom, partner);
        if (block < left.size()) {
          pair(block, partner);
        }
        leftFrom = block + 1;
        rightFrom = partner + 1;
      }
    }
    return allExact;
  }

  private boolean alignSaid(int leftFrom, int leftTo, int rightFrom, int rightTo) {
    if (leftFrom == leftTo || rightFrom == rightTo) {
      return true;
    }
    int[] leftBlocks = speaking(left, leftFrom, leftTo);
    int[] rightBlocks = speaking(right, rightFrom, rightTo);
    SequenceAlignment said =
        SequenceAlignment.of(
            Arrays.stream(leftBlocks).map(left::saying).toArray(),
            Arrays.stream(rightBlocks).map(right::saying).toArray());
    for (int place = 0; place < leftBlocks.length; place++) {
      if (said.toRight(place) != NONE) {
        pair(leftBlocks[place], rightBlocks[said.toRight(place)]);
      }
    }
    return said.exact();
  }

  private void alignMoved() {
    Map<Integer, Deque<Integer>> elsewhere = new HashMap<>();
    for (int block = 0; block < right.size(); block++) {
      if (toLeft[block] == NONE && !right.isFleeting(block)) {
        elsewhere.computeIfAbsent(right.saying(block), said -> new ArrayDeque<>()).add(block);
      }
    }
    for (int block = 0; block < left.size() && !elsewhere.isEmpty(); block++) {
      if (toRight[block] == NONE && !left.isFleeting(block)) {
        Deque<Integer> candidates = elsewhere.get(left.saying(block));
        if (candidates != null && !candidates.isEmpty()) {
          int partner = partner(block, candidates);
          candidates.remove(partner);
          pair(block, partner);
          moved.set(block);
        }
      }
    }
  }

  /** The candidate in the element that the block's element became; else the first. */
  private int partner(int block, Deque<Integer> candidates) {
    int node = mapping.toRight(left.block(block).node());
    return candidates.stream()
        .filter(candidate -> right.block(candidate).node() == node)
        .findFirst()
        .orElse(candidates.getFirst());
  }

  private void pair(int leftBlock, int rightBlock) {
    toRight[leftBlock] = rightBlock;
    toLeft[rightBlock] = leftBlock;
  }

  private static int[] speaking(Side side, int from, int to) {
    return IntStream.range(from, to).filter(block -> !side.isFleeting(block)).toArray();
  }
}
