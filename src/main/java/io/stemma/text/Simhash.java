package io.stemma.text;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** The bit majority over the hashes of a text's word 3-grams. */
final class Simhash {
  private static final int GRAM = 3;

  /** For every byte a long whose bytes are its bits, the lowest bit first. */
  private static final long[] SPREAD = new long[1 << Byte.SIZE];

  /** Of so many hashes the sums fit into bytes. */
  private static final int MOST_AT_ONCE = 255;

  static {
    for (int value = 0; value < SPREAD.length; value++) {
      for (int bit = 0; bit < Byte.SIZE; bit++) {
        SPREAD[value] |= (long) ((value >>> bit) & 1) << (bit * Byte.SIZE);
      }
    }
  }

  /** How many of the latest hashes have each bit: a long for each byte, a byte for each bit. */
  private final long[] latest = new long[Long.BYTES];

  private final int[] ones = new int[Long.SIZE];
  private int counted;
  private int hashes;

  private Simhash() {}

  /**
   * The simhash of a text.
   *
   * @param words the words, each parted from the next by one space; empty for no words
   */
  static long of(String words) {
    byte[] bytes = words.getBytes(StandardCharsets.UTF_8);
    Simhash simhash = new Simhash();
    Blake2bLanes grams = new Blake2bLanes(simhash::add);
    int[] starts = new int[GRAM];
    int word = 0;
    for (int at = 0; at < bytes.length; at++) {
      if (bytes[at] == ' ') {
        word++;
        if (word >= GRAM) {
          grams.add(bytes, starts[word % GRAM], at);
        }
        starts[word % GRAM] = at + 1;
      }
    }
    int last = word < GRAM ? 0 : starts[(word + 1) % GRAM];
    grams.add(bytes, last, bytes.length);
    grams.finish();
    return simhash.majority();
  }

  /** The bits that more than half of the hashes have. */
  static long majority(long... hashes) {
    Simhash simhash = new Simhash();
    for (long hash : hashes) {
      simhash.add(hash);
    }
    return simhash.majority();
  }

  private void add(long hash) {
    for (int place = 0; place < Long.BYTES; place++) {
      latest[place] += SPREAD[(int) (hash >>> (place * Byte.SIZE)) & 0xff];
    }
    hashes++;
    if (hashes - counted == MOST_AT_ONCE) {
      count();
    }
  }

  private void count() {
    for (int bit = 0; bit < Long.SIZE; bit++) {
      ones[bit] += (int) (latest[bit / Byte.SIZE] >>> (bit % Byte.SIZE * Byte.SIZE)) & 0xff;
    }
    Arrays.fill(latest, 0);
    counted = hashes;
  }

  private long majority() {
    count();
    long bits = 0;
    for (int bit = 0; bit < Long.SIZE; bit++) {
      if (2 * ones[bit] > hashes) {
        bits |= 1L << bit;
      }
    }
    return bits;
  }
}
