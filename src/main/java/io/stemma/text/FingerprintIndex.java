package io.stemma.text;

import java.util.Arrays;

/**
 * Finds all fingerprints within a few bits of a given one among millions, exactly. It keeps the
 * block tables of Manku, Jain and Das Sarma (<cite>Detecting near-duplicates for web
 * crawling</cite>, WWW 2007): of two fingerprints that differ in few bits, some block of 16 bits
 * differs in fewer still, so those that agree in a block are all that need be looked at. Beyond 3
 * bits a block may differ in one bit itself (Norouzi, Punjani and Fleet, <cite>Fast search in
 * Hamming space with multi-index hashing</cite>, CVPR 2012).
 *
 * <p>A fingerprint costs {@value #BYTES_EACH} bytes, the index a further megabyte. Among ten
 * million a search within 3 bits looks at some six hundred; where fingerprints crowd in one block,
 * as those of a site's pages do, the crowd is divided by its further bits. Immutable, so safe for
 * several threads.
 *
 * <pre>{@code
 * FingerprintIndex index = FingerprintIndex.of(0x0f3aL, 0x0f3bL, 0xffff_0f3aL);
 * index.within(new Fingerprint(0x0f3aL), 3); // 0 and 1
 * }</pre>
 */
public final class FingerprintIndex {
  /** The greatest distance that can be searched for. */
  public static final int FARTHEST = 7;

  /** What each fingerprint takes: in every table its bits and its position. */
  public static final int BYTES_EACH = 4 * (Long.BYTES + Integer.BYTES);

  private static final int TABLES = Long.SIZE / BlockTable.BLOCK;

  private final BlockTable[] tables = new BlockTable[TABLES];

  private FingerprintIndex(long[] fingerprints) {
    for (int table = 0; table < TABLES; table++) {
      tables[table] = new BlockTable(fingerprints, table * BlockTable.BLOCK);
    }
  }

  /**
   * Indexes fingerprints by their {@linkplain Fingerprint#bits bits}; takes some seconds for ten
   * million.
   *
   * @param fingerprints perhaps none; equal ones are all found
   */
  public static FingerprintIndex of(long... fingerprints) {
    return new FingerprintIndex(fingerprints);
  }

  /**
   * The positions of all fingerprints in at most {@code bits} bits from this one, in the order in
   * which they were given.
   *
   * @param bits from 0 to {@value #FARTHEST}
   * @throws IllegalArgumentException if {@code bits} is anything else
   */
  public int[] within(Fingerprint fingerprint, int bits) {
    if (bits < 0 || bits > FARTHEST) {
      throw new IllegalArgumentException(
          "fingerprints are searched for within 0 to " + FARTHEST + " bits; got " + bits);
    }
    Neighbours neighbours = new Neighbours(fingerprint.bits(), bits);
    for (int table = 0; table < TABLES; table++) {
      tables[table].search(neighbours, radius(table, bits));
    }
    return neighbours.positions();
  }

  /**
   * In how many bits a block may differ that a table is asked for, or -1 to ask it for none. Were
   * every block to differ in more, the whole would differ in more than {@code bits}.
   */
  static int radius(int table, int bits) {
    return bits / TABLES - (table > bits % TABLES ? 1 : 0);
  }

  /** What one search has found. */
  static final class Neighbours {
    private final long bits;
    private final int farthest;
    private int[] positions = new int[16];
    private int size;

    Neighbours(long bits, int farthest) {
      this.bits = bits;
      this.farthest = farthest;
    }

    long bits() {
      return bits;
    }

    int farthest() {
      return farthest;
    }

    /**
     * Notes a fingerprint that is near enough, unless an earlier table has found it.
     *
     * @param difference in which bits it differs, turned as in the table
     * @param turned how far the table turns fingerprints
     */
    void add(int position, long difference, int turned) {
      long unturned = Long.rotateRight(difference, turned);
      for (int earlier = 0; earlier < turned / BlockTable.BLOCK; earlier++) {
        long block = Long.rotateLeft(unturned, earlier * BlockTable.BLOCK) >>> BlockTable.REST;
        if (Long.bitCount(block) <= radius(earlier, farthest)) {
          return;
        }
      }
      positions = size == positions.length ? Arrays.copyOf(positions, 2 * size) : positions;
      positions[size++] = position;
    }

    private int[] positions() {
      int[] found = Arrays.copyOf(positions, size);
      Arrays.sort(found);
      return found;
    }
  }
}
