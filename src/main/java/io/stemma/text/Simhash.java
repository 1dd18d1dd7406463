package io.stemma.text;

import java.nio.charset.StandardCharsets;
import org.bouncycastle.crypto.digests.Blake2bDigest;

/** The bit majority over the hashes of a text's word 3-grams. */
final class Simhash {
  private static final int GRAM = 3;

  private final Blake2bDigest digest = new Blake2bDigest(Long.SIZE);
  private final byte[] hash = new byte[Long.BYTES];
  private final int[] ones = new int[Long.SIZE];
  private int grams;

  private Simhash() {}

  /**
   * The simhash of a text.
   *
   * @param words the words, each parted from the next by one space; empty for no words
   */
  static long of(String words) {
    byte[] bytes = words.getBytes(StandardCharsets.UTF_8);
    Simhash simhash = new Simhash();
    int[] starts = new int[GRAM];
    int word = 0;
    for (int at = 0; at < bytes.length; at++) {
      if (bytes[at] == ' ') {
        word++;
        if (word >= GRAM) {
          simhash.add(bytes, starts[word % GRAM], at);
        }
        starts[word % GRAM] = at + 1;
      }
    }
    simhash.add(bytes, word < GRAM ? 0 : starts[(word + 1) % GRAM], bytes.length);
    return simhash.majority();
  }

  /** The bits that more than half of the hashes have. */
  static long majority(long... hashes) {
    Simhash simhash = new Simhash();
    for (long each : hashes) {
      simhash.add(each);
    }
    return simhash.majority();
  }

  private void add(byte[] bytes, int from, int to) {
    digest.update(bytes, from, to - from);
    digest.doFinal(hash, 0);
    long value = 0;
    for (byte each : hash) {
      value = (value << Byte.SIZE) | (each & 0xff);
    }
    add(value);
  }

  private void add(long value) {
    grams++;
    for (int bit = 0; bit < Long.SIZE; bit++) {
      ones[bit] += (int) (value >>> bit) & 1;
    }
  }

  private long majority() {
    long bits = 0;
    for (int bit = 0; bit < Long.SIZE; bit++) {
      if (2 * ones[bit] > grams) {
        bits |= 1L << bit;
      }
    }
    return bits;
  }
}
