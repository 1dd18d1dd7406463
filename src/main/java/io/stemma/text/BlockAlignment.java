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

  private boolean alignInOrder() {
    int[] leftBlocks = speaking(left);
    int[] rightBlocks = speaking(right);
    SequenceAlignment alignment =
        SequenceAlignment.of(keys(left, leftBlocks), keys(right, rightBlocks));
    for (int place = 0; place < leftBlocks.length; place++) {
      if (alignment.toRight(place) != NONE) {
        pair(leftBlocks[place], rightBlocks[alignment.toRight(place)]);
      }
    }
    return alignment.exact();
  }

  private void alignMoved() {
    Map<Integer, Deque<Integer>> elsewhere = new HashMap<>();
    for (int block : speaking(right)) {
      if (toLeft[block] == NONE) {
        elsewhere.computeIfAbsent(right.key(block), key -> new ArrayDeque<>()).add(block);
      }
    }
    for (int block : speaking(left)) {
      Deque<Integer> candidates = elsewhere.get(left.key(block));
      if (toRight[block] == NONE && candidates != null && !candidates.isEmpty()) {
        int partner = partner(block, candidates);
        candidates.remove(partner);
        pair(block, partner);
        moved.set(block);
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

  private static int[] speaking(Side side) {
    int[] blocks = new int[side.size()];
    int count = 0;
    for (int block = 0; block < blocks.length; block++) {
      if (!side.isFleeting(block)) {
        blocks[count++] = block;
      }
    }
    return Arrays.copyOf(blocks, count);
  }

  private static int[] keys(Side side, int[] blocks) {
    return Arrays.stream(blocks).map(side::key).toArray();
  }
}
