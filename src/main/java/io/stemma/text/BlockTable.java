package io.stemma.text;

/**
 * Fingerprints by one block of their bits. They are turned so that the block comes first; those
 * that agree in it lie together, and a crowd of them is parted by the next bit, and so on, until
 * few are left.
 */
final class BlockTable {
  /** The bits of a block. */
  static final int BLOCK = 16;

  /** The bits after the block. */
  static final int REST = Long.SIZE - BLOCK;

  /** So many are looked at one by one. */
  private static final int FEW = 256;

  private final int turned;
  private final int[] starts = new int[(1 << BLOCK) + 1];
  private final long[] turnedBits;
  private final int[] positions;

  /**
   * @param turned how far to the left fingerprints are turned
   */
  BlockTable(long[] fingerprints, int turned) {
    this.turned = turned;
    turnedBits = new long[fingerprints.length];
    positions = new int[fingerprints.length];
    fill(fingerprints);
    for (int block = 0; block < 1 << BLOCK; block++) {
      part(starts[block], starts[block + 1], REST - 1);
    }
  }

  /** Puts every fingerprint among those with the same block. */
  private void fill(long[] fingerprints) {
    for (long bits : fingerprints) {
      starts[block(bits) + 1]++;
    }
    for (int block = 0; block < 1 << BLOCK; block++) {
      starts[block + 1] += starts[block];
    }
    int[] next = starts.clone();
    for (int position = 0; position < fingerprints.length; position++) {
      int place = next[block(fingerprints[position])]++;
      turnedBits[place] = Long.rotateLeft(fingerprints[position], turned);
      positions[place] = position;
    }
  }

  private int block(long bits) {
    return (int) (Long.rotateLeft(bits, turned) >>> REST);
  }

  /** Parts a crowd by a bit, zeros first, and both parts by the bits after it. */
  private void part(int from, int to, int bit) {
    if (to - from <= FEW || bit < 0) {
      return;
    }
    int ones = to;
    for (int place = from; place < ones; ) {
      if (isSet(turnedBits[place], bit)) {
        swap(place, --ones);
      } else {
        place++;
      }
    }
    part(from, ones, bit - 1);
    part(ones, to, bit - 1);
  }

  private void swap(int one, int other) {
    long bits = turnedBits[one];
    turnedBits[one] = turnedBits[other];
    turnedBits[other] = bits;
    int position = positions[one];
    positions[one] = positions[other];
    positions[other] = position;
  }

  private static boolean isSet(long bits, int bit) {
    return (bits >>> bit & 1) != 0;
  }

  /**
   * Finds the near fingerprints whose block differs in few bits.
   *
   * @param radius in how many bits the block may differ: -1 (nothing is found), 0 or 1
   */
  void search(FingerprintIndex.Neighbours neighbours, int radius) {
    if (radius >= 0) {
      int block = block(neighbours.bits());
      searchBlock(neighbours, block, neighbours.farthest());
      for (int bit = 0; radius > 0 && bit < BLOCK; bit++) {
        searchBlock(neighbours, block ^ 1 << bit, neighbours.farthest() - 1);
      }
    }
  }

  private void searchBlock(FingerprintIndex.Neighbours neighbours, int block, int left) {
    search(neighbours, starts[block], starts[block + 1], REST - 1, left);
  }

  /**
   * Searches a crowd that agrees in all bits above one.
   *
   * @param left in how many of the bits from this one down a fingerprint may differ
   */
  private void search(FingerprintIndex.Neighbours neighbours, int from, int to, int bit, int left) {
    if (to - from <= FEW || bit < 0) {
      look(neighbours, from, to);
      return;
    }
    int ones = firstOne(from, to, bit);
    boolean wantsOne = isSet(Long.rotateLeft(neighbours.bits(), turned), bit);
    search(neighbours, wantsOne ? ones : from, wantsOne ? to : ones, bit - 1, left);
    if (left > 0) {
      search(neighbours, wantsOne ? from : ones, wantsOne ? ones : to, bit - 1, left - 1);
    }
  }

  private int firstOne(int from, int to, int bit) {
    int low = from;
    int high = to;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (isSet(turnedBits[middle], bit)) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low;
  }

  private void look(FingerprintIndex.Neighbours neighbours, int from, int to) {
    long wanted = Long.rotateLeft(neighbours.bits(), turned);
    for (int place = from; place < to; place++) {
      long difference = turnedBits[place] ^ wanted;
      if (Long.bitCount(difference) <= neighbours.farthest()) {
        neighbours.add(positions[place], difference, turned);
      }
    }
  }
}
