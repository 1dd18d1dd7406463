package io.stemma.match;

import java.util.Arrays;

/**
 * Matches the children of two shapes by their labels alone, which is all there is to match where
 * the children of one of them are leaves: the longest common subsequence of two label sequences,
 * bit by bit in machine words (Hyyrö, Bit-parallel LCS-length computation revisited, AWOCA 2004).
 *
 * <p>One bit stands for each child of the list with fewer children; it is 0 where the longest
 * common subsequence of the children read so far and of those up to the bit's grows by one.
 */
final class LabelSequences {
  /** How many words the places of all labels may take. */
  private static final long PLACES = 1 << 22;

  private final ShapePairs pairs;

  /** The bits of the places at which a left label occurs, by label and word; zero between calls. */
  private long[][] places = {};

  LabelSequences(ShapePairs pairs) {
    this.pairs = pairs;
  }

  /** Whether the children of the two shapes can be matched by labels, and in little memory. */
  boolean suffice(int left, int right) {
    return (pairs.left.isFlat(left) || pairs.right.isFlat(right))
        && (long) words(left, right) * pairs.left.labelCount() <= PLACES;
  }

  /** How many machine words each step takes. */
  int words(int left, int right) {
    int shorter = Math.min(pairs.left.childCount(left), pairs.right.childCount(right));
    return (shorter + Long.SIZE - 1) / Long.SIZE;
  }

  /** How many children can be matched. */
  int longestCommon(int left, int right) {
    int leftCount = pairs.left.childCount(left);
    int rightCount = pairs.right.childCount(right);
    boolean isLeftShorter = leftCount <= rightCount;
    int shorter = Math.min(leftCount, rightCount);
    int words = words(left, right);
    mark(left, right, isLeftShorter, shorter, words);
    int common =
        words == 1
            ? inOneWord(left, right, isLeftShorter, shorter, Math.max(leftCount, rightCount))
            : inWords(left, right, isLeftShorter, shorter, Math.max(leftCount, rightCount));
    clear(left, right, isLeftShorter, shorter);
    return common;
  }

  private int inOneWord(int left, int right, boolean isLeftShorter, int shorter, int longer) {
    long bits = -1;
    for (int i = 0; i < longer; i++) {
      int label = label(left, right, !isLeftShorter, i);
      if (label >= 0) {
        long matching = bits & places[label][0];
        bits = (bits + matching) | (bits & ~matching);
      }
    }
    return Long.bitCount(~bits & lowest(shorter));
  }

  private int inWords(int left, int right, boolean isLeftShorter, int shorter, int longer) {
    long[] bits = new long[words(left, right)];
    Arrays.fill(bits, -1);
    for (int i = 0; i < longer; i++) {
      int label = label(left, right, !isLeftShorter, i);
      if (label >= 0) {
        step(bits, places[label]);
      }
    }
    int common = 0;
    for (int word = 0; word < bits.length; word++) {
      common += Long.bitCount(~bits[word] & lowest(shorter - word * Long.SIZE));
    }
    return common;
  }

  /** One step on a number of many words, with the carry of its addition. */
  private static void step(long[] bits, long[] occurrences) {
    long carry = 0;
    for (int word = 0; word < bits.length; word++) {
      long old = bits[word];
      long matching = old & occurrences[word];
      long partial = old + matching;
      long sum = partial + carry;
      carry =
          Long.compareUnsigned(partial, old) < 0 || Long.compareUnsigned(sum, partial) < 0 ? 1 : 0;
      bits[word] = sum | (old & ~matching);
    }
  }

  /** The lowest {@code count} bits, all from {@value Long#SIZE} on. */
  private static long lowest(int count) {
    return count >= Long.SIZE ? -1 : (1L << count) - 1;
  }

  private void mark(int left, int right, boolean isLeftShorter, int shorter, int words) {
    if (places.length < pairs.left.labelCount() || places[0].length < words) {
      places = new long[2 * pairs.left.labelCount()][words];
    }
    for (int i = 0; i < shorter; i++) {
      int label = label(left, right, isLeftShorter, i);
      if (label >= 0) {
        places[label][i / Long.SIZE] |= 1L << i;
      }
    }
  }

  private void clear(int left, int right, boolean isLeftShorter, int shorter) {
    for (int i = 0; i < shorter; i++) {
      int label = label(left, right, isLeftShorter, i);
      if (label >= 0) {
        places[label][i / Long.SIZE] = 0;
      }
    }
  }

  /** The left label of a child of one side, or -1 if the left page has none of the name. */
  private int label(int left, int right, boolean ofLeft, int index) {
    return ofLeft
        ? pairs.left.label(pairs.left.child(left, index))
        : pairs.labelTwin(pairs.right.label(pairs.right.child(right, index)));
  }
}
