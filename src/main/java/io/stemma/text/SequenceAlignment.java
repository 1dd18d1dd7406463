package io.stemma.text;

import com.github.difflib.DiffUtils;
import com.github.difflib.algorithm.myers.MyersDiffWithLinearSpace;
import com.github.difflib.patch.AbstractDelta;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which symbols of one sequence are which of another, order kept. Ranges are cut at symbols that
 * occur once on either side (Cohen's patience diff) until they are short enough for Myers' diff;
 * long ranges that have no such symbol are compared greedily, looking only a little ahead.
 *
 * <p>Time is linear but for sorting, times the length of a short range; memory is linear.
 */
final class SequenceAlignment {
  /** No counterpart. */
  static final int NONE = -1;

  /** Both sides together; Myers' diff of such a range takes some ten milliseconds at the worst. */
  private static final int SHORT = 3000;

  /** How far the greedy comparison looks ahead. */
  private static final int AHEAD = 40;

  private final int[] left;
  private final int[] right;
  private final int[] toRight;
  private final Deque<Range> open = new ArrayDeque<>();
  private boolean exact = true;

  private record Range(int leftFrom, int leftTo, int rightFrom, int rightTo) {}

  private SequenceAlignment(int[] left, int[] right) {
    this.left = left;
    this.right = right;
    toRight = new int[left.length];
    Arrays.fill(toRight, NONE);
  }

  static SequenceAlignment of(int[] left, int[] right) {
    SequenceAlignment alignment = new SequenceAlignment(left, right);
    alignment.open.push(new Range(0, left.length, 0, right.length));
    while (!alignment.open.isEmpty()) {
      alignment.align(alignment.open.pop());
    }
    return alignment;
  }

  /** The right place of the symbol at {@code place} on the left, or {@link #NONE}. */
  int toRight(int place) {
    return toRight[place];
  }

  /** The left place of every symbol on the right, or {@link #NONE}. */
  int[] toLeft() {
    int[] toLeft = new int[right.length];
    Arrays.fill(toLeft, NONE);
    for (int place = 0; place < toRight.length; place++) {
      if (toRight[place] != NONE) {
        toLeft[toRight[place]] = place;
      }
    }
    return toLeft;
  }

  /** Whether no range had to be compared greedily. */
  boolean exact() {
    return exact;
  }

  private void align(Range whole) {
    Range range = trim(whole);
    int leftSize = range.leftTo - range.leftFrom;
    int rightSize = range.rightTo - range.rightFrom;
    if (leftSize == 0 || rightSize == 0) {
      return;
    }
    if (leftSize + rightSize <= SHORT) {
      alignShort(range);
    } else if (!cutAtUnique(range)) {
      alignGreedily(range);
    }
  }

  /** Aligns equal symbols at both ends; what is left between them. */
  private Range trim(Range range) {
    int leftFrom = range.leftFrom;
    int leftTo = range.leftTo;
    int rightFrom = range.rightFrom;
    int rightTo = range.rightTo;
    while (leftFrom < leftTo && rightFrom < rightTo && left[leftFrom] == right[rightFrom]) {
      toRight[leftFrom++] = rightFrom++;
    }
    while (leftFrom < leftTo && rightFrom < rightTo && left[leftTo - 1] == right[rightTo - 1]) {
      toRight[--leftTo] = --rightTo;
    }
    return new Range(leftFrom, leftTo, rightFrom, rightTo);
  }

  private void alignShort(Range range) {
    List<Integer> before = Arrays.stream(left, range.leftFrom, range.leftTo).boxed().toList();
    List<Integer> after = Arrays.stream(right, range.rightFrom, range.rightTo).boxed().toList();
    int leftAt = 0;
    int rightAt = 0;
    for (AbstractDelta<Integer> delta :
        DiffUtils.diff(before, after, new MyersDiffWithLinearSpace<>()).getDeltas()) {
      while (leftAt < delta.getSource().getPosition()) {
        toRight[range.leftFrom + leftAt++] = range.rightFrom + rightAt++;
      }
      leftAt += delta.getSource().size();
      rightAt += delta.getTarget().size();
    }
    while (leftAt < before.size()) {
      toRight[range.leftFrom + leftAt++] = range.rightFrom + rightAt++;
    }
  }

  /**
   * Cuts the range at the longest chain of symbols unique on both sides; false if there is none.
   */
  private boolean cutAtUnique(Range range) {
    int[][] pairs = uniquePairs(range);
    int[] chain = longestChain(pairs[1]);
    int leftFrom = range.leftFrom;
    int rightFrom = range.rightFrom;
    for (int link : chain) {
      int leftAt = pairs[0][link];
      int rightAt = pairs[1][link];
      toRight[leftAt] = rightAt;
      open.push(new Range(leftFrom, leftAt, rightFrom, rightAt));
      leftFrom = leftAt + 1;
      rightFrom = rightAt + 1;
    }
    if (chain.length > 0) {
      open.push(new Range(leftFrom, range.leftTo, rightFrom, range.rightTo));
    }
    return chain.length > 0;
  }

  /** The places of the symbols that are unique on both sides, left ones ascending. */
  private int[][] uniquePairs(Range range) {
    Map<Integer, Integer> rightPlaces = places(right, range.rightFrom, range.rightTo);
    Map<Integer, Integer> leftPlaces = places(left, range.leftFrom, range.leftTo);
    int[] lefts = new int[leftPlaces.size()];
    int[] rights = new int[leftPlaces.size()];
    int pairs = 0;
    for (int place = range.leftFrom; place < range.leftTo; place++) {
      int onRight = rightPlaces.getOrDefault(left[place], NONE);
      if (onRight != NONE && leftPlaces.getOrDefault(left[place], NONE) == place) {
        lefts[pairs] = place;
        rights[pairs++] = onRight;
      }
    }
    return new int[][] {Arrays.copyOf(lefts, pairs), Arrays.copyOf(rights, pairs)};
  }

  /** Where each symbol stands; {@link #NONE} for those that stand in several places. */
  private static Map<Integer, Integer> places(int[] symbols, int from, int to) {
    Map<Integer, Integer> places = new HashMap<>();
    for (int place = from; place < to; place++) {
      places.merge(symbols[place], place, (first, second) -> NONE);
    }
    return places;
  }

  /** Indexes of a longest ascending subsequence, by patience sorting. */
  private static int[] longestChain(int[] values) {
    int[] tails = new int[values.length];
    int[] previous = new int[values.length];
    int length = 0;
    for (int at = 0; at < values.length; at++) {
      int low = 0;
      int high = length;
      while (low < high) {
        int middle = (low + high) >>> 1;
        if (values[tails[middle]] < values[at]) {
          low = middle + 1;
        } else {
          high = middle;
        }
      }
      previous[at] = low == 0 ? NONE : tails[low - 1];
      tails[low] = at;
      length = Math.max(length, low + 1);
    }
    int[] chain = new int[length];
    for (int at = length == 0 ? NONE : tails[length - 1]; at != NONE; at = previous[at]) {
      chain[--length] = at;
    }
    return chain;
  }

  /** Walks both sides at once; where they differ, goes on at the nearest place where they agree. */
  private void alignGreedily(Range range) {
    int leftAt = range.leftFrom;
    int rightAt = range.rightFrom;
    while (leftAt < range.leftTo && rightAt < range.rightTo) {
      if (left[leftAt] == right[rightAt]) {
        toRight[leftAt++] = rightAt++;
      } else {
        int[] step = nearestAgreement(range, leftAt, rightAt);
        leftAt += step[0];
        rightAt += step[1];
        exact = false;
      }
    }
  }

  /**
   * How far to go on either side: the same on both where that is enough, else as little as can be.
   */
  private int[] nearestAgreement(Range range, int leftAt, int rightAt) {
    for (int distance = 1; distance <= AHEAD; distance++) {
      for (int skew = 0; skew <= distance; skew++) {
        for (int sign = -1; sign <= 1; sign += 2) {
          int leftStep = distance + Math.min(0, sign * skew);
          int rightStep = distance - Math.max(0, sign * skew);
          if (leftAt + leftStep < range.leftTo
              && rightAt + rightStep < range.rightTo
              && left[leftAt + leftStep] == right[rightAt + rightStep]) {
            return new int[] {leftStep, rightStep};
          }
        }
      }
    }
    return new int[] {AHEAD, AHEAD};
  }
}
