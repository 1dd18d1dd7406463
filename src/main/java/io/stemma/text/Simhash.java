package io.stemma.text;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.bouncycastle.crypto.digests.Blake2bDigest;

/** The bit majority over the hashes of a text's word 3-grams. */
final class Simhash {
  private static final int GRAM = 3;

  private static final VarHandle BIG_ENDIAN =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  /** For every byte a long whose bytes are its bits, the lowest bit first. */
  private static final long[] SPREAD = new long[1 << Byte.SIZE];

  /** Of so many hashes the sums fit into bytes. */
  private static final int MOST_AT_ONCE = 255;

  static {
    for (int value = 0; value < SPREAD.length; value++) {
      for (int bit = 0; bit < Byte.SIZE; bit++) {
        SPREAD[value] |= (long) (value >>> bit & 1) << (bit * Byte.SIZE);
      }
    }
  }

  private final Blake2bDigest digest = new Blake2bDigest(Long.SIZE);
  private final byte[] hash = new byte[Long.BYTES];

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
    int last = word < GRAM ? 0 : starts[(word + 1) % GRAM];
    simhash.add(bytes, last, bytes.length);
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

  private void add(byte[] bytes, int from, int to) {
    digest.update(bytes, from, to - from);
    digest.doFinal(hash, 0);
    add((long) BIG_ENDIAN.get(hash, 0));
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
