package io.stemma.match;

/** Rows by weights, within a band. */
final class WeightRows implements Rows {
  private final PairWeights weights;
  private final Band band;

  WeightRows(PairWeights weights, Band band) {
    this.weights = weights;
    this.band = band;
  }

  @Override
  public int[] forward(int leftFrom, int leftTo, int rightFrom, int rightTo) {
    int[] best = new int[rightTo - rightFrom + 1];
    for (int left = leftFrom; left < leftTo; left++) {
      int from = Math.max(rightFrom, band.from(left));
      int to = Math.min(rightTo, band.to(left));
      int diagonal = from < to ? best[from - rightFrom] : 0;
      for (int right = from; right < to; right++) {
        int at = right - rightFrom;
        int cell = Math.max(best[at], best[at + 1]);
        if (diagonal + weights.most(left, right) > cell) {
          cell = Math.max(cell, diagonal + weights.weight(left, right));
        }
        diagonal = best[at + 1];
        best[at + 1] = cell;
      }
    }
    return growing(best);
  }

  /** Beyond the band a longer list can match no less than a shorter one. */
  private static int[] growing(int[] best) {
    for (int i = 1; i < best.length; i++) {
      best[i] = Math.max(best[i], best[i - 1]);
    }
    return best;
  }

  @Override
  public int[] backward(int leftFrom, int leftTo, int rightFrom, int rightTo) {
    int[] best = new int[rightTo - rightFrom + 1];
    for (int left = leftTo - 1; left >= leftFrom; left--) {
      int from = Math.max(rightFrom, band.from(left));
      int to = Math.min(rightTo, band.to(left));
      int diagonal = from < to ? best[to - rightFrom] : 0;
      for (int right = to - 1; right >= from; right--) {
        int at = right - rightFrom;
        int cell = Math.max(best[at], best[at + 1]);
        if (diagonal + weights.most(left, right) > cell) {
          cell = Math.max(cell, diagonal + weights.weight(left, right));
        }
        diagonal = best[at];
        best[at] = cell;
      }
    }
    for (int i = best.length - 1; i > 0; i--) {
      best[i - 1] = Math.max(best[i - 1], best[i]);
    }
    return best;
  }
}
