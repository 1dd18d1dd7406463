package io.stemma.match;

/**
 * Matches the children of two shapes by their labels alone, which is all there is to match where
 * the children of one of them are leaves: the longest common subsequence of two label sequences, in
 * one machine word, a label at a time (Hyyrö, Bit-parallel LCS-length computation revisited, AWOCA
 * 2004).
 */
final class LabelSequences {
  private final ShapePairs pairs;

  /** By left label, in which places of the shorter sequence it occurs; all zero between calls. */
  private long[] places = {};

  LabelSequences(ShapePairs pairs) {
    this.pairs = pairs;
  }

  /** Whether {@link #longestCommon} may be asked for the children of the two shapes. */
  boolean fitOneWord(int left, int right) {
    return (pairs.left.isFlat(left) || pairs.right.isFlat(right))
        && (pairs.left.childCount(left) <= Long.SIZE || pairs.right.childCount(right) <= Long.SIZE);
  }

  /** How many children can be matched. */
  int longestCommon(int left, int right) {
    Shapes lefts = pairs.left;
    Shapes rights = pairs.right;
    if (places.length < lefts.labelCount()) {
      places = new long[2 * lefts.labelCount()];
    }
    int leftCount = lefts.childCount(left);
    int rightCount = rights.childCount(right);
    boolean isLeftShorter = leftCount <= rightCount;
    int shorter = Math.min(leftCount, rightCount);
    for (int i = 0; i < shorter; i++) {
      int label = isLeftShorter ? lefts.label(lefts.child(left, i)) : twin(rights.child(right, i));
      if (label >= 0) {
        places[label] |= 1L << i;
      }
    }
    long open = -1;
    for (int i = 0; i < Math.max(leftCount, rightCount); i++) {
      int label = isLeftShorter ? twin(rights.child(right, i)) : lefts.label(lefts.child(left, i));
      if (label >= 0) {
        long matching = open & places[label];
        open = (open + matching) | (open & ~places[label]);
      }
    }
    for (int i = 0; i < shorter; i++) {
      int label = isLeftShorter ? lefts.label(lefts.child(left, i)) : twin(rights.child(right, i));
      if (label >= 0) {
        places[label] = 0;
      }
    }
    return Long.bitCount(~open & (shorter == Long.SIZE ? -1 : (1L << shorter) - 1));
  }

  private int twin(int rightShape) {
    return pairs.labelTwin(pairs.right.label(rightShape));
  }
}
