package io.stemma.match;

import java.util.Arrays;
import java.util.BitSet;

/** The heaviest subsequence in which values only grow, in O(n log n) by a tree of prefix maxima. */
final class IncreasingSubsequence {
  private IncreasingSubsequence() {}

  /**
   * The indexes of a heaviest increasing subsequence.
   *
   * @param values different from each other
   * @param weights of the values, more than 0
   */
  static BitSet heaviest(int[] values, int[] weights) {
    int[] sorted = values.clone();
    Arrays.sort(sorted);
    long[] totals = new long[values.length];
    int[] previous = new int[values.length];
    int[] bestByRank = new int[values.length + 1];
    Arrays.fill(bestByRank, -1);
    int last = -1;
    for (int i = 0; i < values.length; i++) {
      int rank = Arrays.binarySearch(sorted, values[i]) + 1;
      previous[i] = -1;
      for (int at = rank - 1; at > 0; at -= at & -at) {
        previous[i] = heavier(totals, previous[i], bestByRank[at]);
      }
      totals[i] = weights[i] + (previous[i] < 0 ? 0 : totals[previous[i]]);
      for (int at = rank; at <= values.length; at += at & -at) {
        bestByRank[at] = heavier(totals, bestByRank[at], i);
      }
      last = heavier(totals, last, i);
    }
    BitSet kept = new BitSet();
    for (int i = last; i >= 0; i = previous[i]) {
      kept.set(i);
    }
    return kept;
  }

  private static int heavier(long[] totals, int a, int b) {
    return a < 0 || (b >= 0 && totals[b] > totals[a]) ? b : a;
  }
}
