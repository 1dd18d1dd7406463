package io.stemma.match;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * The pairs of a heaviest order-preserving matching of two lists, in memory that grows with the
 * lists' lengths only (Hirschberg, A linear space algorithm for computing maximal common
 * subsequences, CACM 18(6), 1975).
 *
 * <p>It deviates from the paper in that elements have weights, in that blocks that fit a table are
 * traced back directly, and in that halves wait on a stack.
 */
final class ListMatching {
  /** Receives the matched pairs of positions, in no particular order. */
  interface Sink {
    void match(int left, int right);
  }

  private static final int TABLE_CELLS = 1 << 18;

  private final PairWeights weights;
  private final Band band;
  private final Rows rows;
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

  ListMatching(PairWeights weights, Band band, Rows rows, Sink sink) {
    this.weights = weights;
    this.band = band;
    this.rows = rows;
    this.sink = sink;
  }

  /** Matches the first so many left elements with the first so many right ones. */
  void match(int leftCount, int rightCount) {
    waiting.push(new Block(0, leftCount, 0, rightCount));
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
    int[] above = rows.forward(block.leftFrom, middle, block.rightFrom, block.rightTo);
    int[] below = rows.backward(middle, block.leftTo, block.rightFrom, block.rightTo);
    int split = 0;
    for (int column = 1; column < above.length; column++) {
      if (above[column] + below[column] > above[split] + below[split]) {
        split = column;
      }
    }
    int cross = block.rightFrom + split;
    waiting.push(new Block(middle, block.leftTo, cross, block.rightTo));
    waiting.push(new Block(block.leftFrom, middle, block.rightFrom, cross));
  }

  private void trace(Block block) {
    int width = block.rightTo - block.rightFrom + 1;
    int[] best = table(block, width);
    int row = block.leftTo - block.leftFrom;
    int column = width - 1;
    while (row > 0 && column > 0) {
      int at = row * width + column;
      if (best[at] == best[at - 1]) {
        column--;
      } else if (best[at] == best[at - width]) {
        row--;
      } else {
        sink.match(block.leftFrom + --row, block.rightFrom + --column);
      }
    }
  }

  /** The best of every corner of the block; beyond the band, no less than what is known. */
  private int[] table(Block block, int width) {
    int[] best = new int[(block.leftTo - block.leftFrom + 1) * width];
    for (int left = block.leftFrom; left < block.leftTo; left++) {
      int at = (left - block.leftFrom + 1) * width;
      int from = band.from(left);
      int to = band.to(left);
      for (int right = block.rightFrom; right < block.rightTo; right++) {
        at++;
        int cell = Math.max(best[at - 1], best[at - width]);
        int diagonal = best[at - width - 1];
        boolean isInside = right >= from && right < to;
        best[at] =
            isInside && diagonal + weights.most(left, right) > cell
                ? Math.max(cell, diagonal + weights.weight(left, right))
                : cell;
      }
    }
    return best;
  }
}
