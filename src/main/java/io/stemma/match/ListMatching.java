package io.stemma.match;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * The pairs of a heaviest order-preserving matching of two lists, in memory that grows with the
 * lists' lengths only (Hirschberg, A linear space algorithm for computing maximal common
 * subsequences, CACM 18(6), 1975).
 *
 * <p>It deviates from the paper in that elements have weights, in that blocks that fit a table of
 * {@value #TABLE_CELLS} cells are traced back directly, and in that halves wait on a stack.
 */
final class ListMatching {
  /** What two elements weigh when they are matched: 0 or more. */
  interface Weights {
    int weight(int left, int right);
  }

  /** Receives the matched pairs, in no particular order. */
  interface Sink {
    void match(int left, int right);
  }

  private static final int TABLE_CELLS = 1 << 16;

  private final Weights weights;
  private final Sink sink;
  private final Deque<Block> waiting = new ArrayDeque<>();

  private record Block(int leftFrom, int leftTo, int rightFrom, int rightTo) {
    boolean isEmpty() {
      return leftFrom == leftTo || rightFrom == rightTo;
    }

    long cells() {
      return (long) (leftTo - leftFrom + 1) * (rightTo - rightFrom + 1);
    }
  }

  ListMatching(Weights weights, Sink sink) {
    this.weights = weights;
    this.sink = sink;
  }

  /**
   * Matches the elements {@code leftFrom} to {@code leftTo} (exclusive) with those on the right.
   */
  void match(int leftFrom, int leftTo, int rightFrom, int rightTo) {
    waiting.push(new Block(leftFrom, leftTo, rightFrom, rightTo));
    while (!waiting.isEmpty()) {
      Block block = waiting.pop();
      if (block.isEmpty()) {
        continue;
      }
      if (block.cells() <= TABLE_CELLS || block.leftTo - block.leftFrom == 1) {
        trace(block);
      } else {
        halve(block);
      }
    }
  }

  /** Splits the left list in the middle and the right list where a best matching crosses it. */
  private void halve(Block block) {
    int middle = (block.leftFrom + block.leftTo) >>> 1;
    int width = block.rightTo - block.rightFrom;
    int[] above = new int[width + 1];
    for (int left = block.leftFrom; left < middle; left++) {
      int diagonal = 0;
      for (int column = 0; column < width; column++) {
        int matched = diagonal + weights.weight(left, block.rightFrom + column);
        diagonal = above[column + 1];
        above[column + 1] = Math.max(matched, Math.max(diagonal, above[column]));
      }
    }
    int[] below = new int[width + 1];
    for (int left = block.leftTo - 1; left >= middle; left--) {
      int diagonal = 0;
      for (int column = width - 1; column >= 0; column--) {
        int matched = diagonal + weights.weight(left, block.rightFrom + column);
        diagonal = below[column];
        below[column] = Math.max(matched, Math.max(diagonal, below[column + 1]));
      }
    }
    int split = 0;
    for (int column = 1; column <= width; column++) {
      if (above[column] + below[column] > above[split] + below[split]) {
        split = column;
      }
    }
    int cross = block.rightFrom + split;
    waiting.push(new Block(middle, block.leftTo, cross, block.rightTo));
    waiting.push(new Block(block.leftFrom, middle, block.rightFrom, cross));
  }

  private void trace(Block block) {
    int width = block.rightTo - block.rightFrom;
    int height = block.leftTo - block.leftFrom;
    int[] best = new int[(height + 1) * (width + 1)];
    for (int row = 1; row <= height; row++) {
      int at = row * (width + 1);
      for (int column = 1; column <= width; column++) {
        int weight = weights.weight(block.leftFrom + row - 1, block.rightFrom + column - 1);
        best[at + column] =
            Math.max(
                weight + best[at - width - 2 + column],
                Math.max(best[at + column - 1], best[at - width - 1 + column]));
      }
    }
    int row = height;
    int column = width;
    while (row > 0 && column > 0) {
      int at = row * (width + 1) + column;
      if (best[at] == best[at - 1]) {
        column--;
      } else if (best[at] == best[at - width - 1]) {
        row--;
      } else {
        sink.match(block.leftFrom + --row, block.rightFrom + --column);
      }
    }
  }
}
