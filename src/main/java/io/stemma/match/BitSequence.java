package io.stemma.match;

import java.util.Arrays;

/**
 * The longest common subsequence of a marked and a read sequence of labels, bit by bit in machine
 * words (Hyyrö, Bit-parallel LCS-length computation revisited, AWOCA 2004). One bit stands for each
 * place of the marked sequence; it is 0 where the common subsequence of all that was read and of
 * the marked up to this place is longer by one than up to the place before.
 */
final class BitSequence {
  /** How many machine words the places of all labels may take: 64 MiB. */
  private static final long MOST_WORDS = 1 << 23;

  private final int length;
  private final long[] bits;

  /** The bits of the places at which each label is marked, by label. */
  private final long[][] places;

  /**
   * @param labels more than any label
   * @param length of the marked sequence
   */
  BitSequence(int labels, int length) {
    this.length = length;
    bits = new long[words(length)];
    Arrays.fill(bits, -1);
    places = new long[labels][];
  }

  /** How many machine words a sequence takes. */
  static int words(int length) {
    return (length + Long.SIZE - 1) / Long.SIZE;
  }

  /** Whether a sequence of this length and so many labels takes little enough memory. */
  static boolean fits(int labels, int length) {
    return (long) labels * words(length) <= MOST_WORDS;
  }

  /** Marks a place; a negative label is like no other. */
  void mark(int label, int place) {
    if (label >= 0) {
      if (places[label] == null) {
        places[label] = new long[bits.length];
      }
      places[label][place / Long.SIZE] |= 1L << place;
    }
  }

  /** Reads the next label of the other sequence: one addition over all words. */
  void read(int label) {
    long[] marked = label < 0 ? null : places[label];
    if (marked == null) {
      return;
    }
    long carry = 0;
    for (int word = 0; word < bits.length; word++) {
      long old = bits[word];
      long matching = old & marked[word];
      long partial = old + matching;
      long sum = partial + carry;
      carry =
          Long.compareUnsigned(partial, old) < 0 || Long.compareUnsigned(sum, partial) < 0 ? 1 : 0;
      bits[word] = sum | (old & ~matching);
    }
  }

  /** How long the common subsequence with the first {@code i} marked places is, for each i. */
  int[] common() {
    int[] common = new int[length + 1];
    for (int place = 0; place < length; place++) {
      boolean grows = (bits[place / Long.SIZE] & 1L << place) == 0;
      common[place + 1] = common[place] + (grows ? 1 : 0);
    }
    return common;
  }
}
