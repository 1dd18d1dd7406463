package io.stemma.match;

/**
 * Matches the children of two shapes by their labels alone, which is all there is to match where
 * the children of one of them are leaves: the longest common subsequence of their labels. Where
 * either has no more children than a machine word has bits, that is as good as no work ({@link
 * BitSequence} tells how).
 */
final class LabelSequences {
  private final ShapePairs pairs;

  /** By left label, in which places of the shorter list it occurs; all zero between calls. */
  private long[] places = {};

  LabelSequences(ShapePairs pairs) {
    this.pairs = pairs;
  }

  /** Whether the children of the two shapes can be matched by labels, and in little memory. */
  boolean suffice(int left, int right) {
    return (pairs.left.isFlat(left) || pairs.right.isFlat(right))
        && BitSequence.fits(pairs.left.labelCount(), shorter(left, right));
  }

  /** How many machine words each step takes. */
  int words(int left, int right) {
    return BitSequence.words(shorter(left, right));
  }

  private int shorter(int left, int right) {
    return Math.min(pairs.left.childCount(left), pairs.right.childCount(right));
  }

  /** How many children can be matched. */
  int longestCommon(int left, int right) {
    boolean isLeftShorter = pairs.left.childCount(left) <= pairs.right.childCount(right);
    int shorter = shorter(left, right);
    int longer = Math.max(pairs.left.childCount(left), pairs.right.childCount(right));
    return shorter <= Long.SIZE
        ? inOneWord(left, right, isLeftShorter, shorter, longer)
        : inWords(left, right, isLeftShorter, shorter, longer);
  }

  private int inOneWord(int left, int right, boolean isLeftShorter, int shorter, int longer) {
    if (places.length < pairs.left.labelCount()) {
      places = new long[2 * pairs.left.labelCount()];
    }
    for (int i = 0; i < shorter; i++) {
      int label = label(left, right, isLeftShorter, i);
      if (label >= 0) {
        places[label] |= 1L << i;
      }
    }
    long bits = -1;
    for (int i = 0; i < longer; i++) {
      int label = label(left, right, !isLeftShorter, i);
      if (label >= 0) {
        long matching = bits & places[label];
        bits = (bits + matching) | (bits & ~matching);
      }
    }
    for (int i = 0; i < shorter; i++) {
      int label = label(left, right, isLeftShorter, i);
      if (label >= 0) {
        places[label] = 0;
      }
    }
    return Long.bitCount(~bits & (shorter == Long.SIZE ? -1 : (1L << shorter) - 1));
  }

  private int inWords(int left, int right, boolean isLeftShorter, int shorter, int longer) {
    BitSequence bits = new BitSequence(pairs.left.labelCount(), shorter);
    for (int i = 0; i < shorter; i++) {
      bits.mark(label(left, right, isLeftShorter, i), i);
    }
    for (int i = 0; i < longer; i++) {
      bits.read(label(left, right, !isLeftShorter, i));
    }
    return bits.common()[shorter];
  }

  /** The left label of a child of one side, or -1 if the left page has none of the name. */
  private int label(int left, int right, boolean ofLeft, int index) {
    return ofLeft
        ? pairs.left.label(pairs.left.child(left, index))
        : pairs.labelTwin(pairs.right.label(pairs.right.child(right, index)));
  }
}
