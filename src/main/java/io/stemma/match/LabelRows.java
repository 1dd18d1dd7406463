package io.stemma.match;

/** Rows where only labels matter, bit by bit in machine words ({@link BitSequence}). */
final class LabelRows implements Rows {
  /** The label of each left child. */
  private final int[] lefts;

  /** The label of each right child, by its number on the left page; -1 where it has none. */
  private final int[] rights;

  private final int labelCount;

  private LabelRows(int[] lefts, int[] rights, int labelCount) {
    this.lefts = lefts;
    this.rights = rights;
    this.labelCount = labelCount;
  }

  static LabelRows of(ChildList lefts, ChildList rights, ShapePairs pairs) {
    int[] leftLabels = new int[lefts.count()];
    for (int i = 0; i < leftLabels.length; i++) {
      leftLabels[i] = pairs.left.label(lefts.shape(i));
    }
    int[] rightLabels = new int[rights.count()];
    for (int i = 0; i < rightLabels.length; i++) {
      rightLabels[i] = pairs.labelTwin(pairs.right.label(rights.shape(i)));
    }
    return new LabelRows(leftLabels, rightLabels, pairs.left.labelCount());
  }

  @Override
  public int[] forward(int leftFrom, int leftTo, int rightFrom, int rightTo) {
    BitSequence bits = new BitSequence(labelCount, rightTo - rightFrom);
    for (int right = rightFrom; right < rightTo; right++) {
      bits.mark(rights[right], right - rightFrom);
    }
    for (int left = leftFrom; left < leftTo; left++) {
      bits.read(lefts[left]);
    }
    return bits.common();
  }

  @Override
  public int[] backward(int leftFrom, int leftTo, int rightFrom, int rightTo) {
    int width = rightTo - rightFrom;
    BitSequence bits = new BitSequence(labelCount, width);
    for (int right = rightFrom; right < rightTo; right++) {
      bits.mark(rights[right], rightTo - 1 - right);
    }
    for (int left = leftTo - 1; left >= leftFrom; left--) {
      bits.read(lefts[left]);
    }
    int[] fromEnd = bits.common();
    int[] row = new int[width + 1];
    for (int i = 0; i <= width; i++) {
      row[i] = fromEnd[width - i];
    }
    return row;
  }
}
