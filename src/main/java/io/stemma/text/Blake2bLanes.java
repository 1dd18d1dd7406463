package io.stemma.text;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.function.LongConsumer;
import org.bouncycastle.crypto.digests.Blake2bDigest;

/**
 * BLAKE2b with a digest of eight bytes (RFC 7693), of many short strings of bytes at once.
 *
 * <p>Each string has a lane. Every step of the compression is one loop over all lanes, which the
 * compiler turns into instructions that work on several lanes: about a tenth of the time of one
 * string after another. Strings over {@value #LONGEST} bytes, of which texts have few, are hashed
 * by Bouncy Castle.
 */
final class Blake2bLanes {
  /** The longest string that a lane takes, in bytes. */
  static final int LONGEST = 32;

  private static final int LANES = 128;
  private static final int WORDS = 16;

  /** Digest of eight bytes, no key, no tree. */
  private static final long PARAMETERS = 0x01010008;

  private static final long[] INITIAL = {
    0x6a09e667f3bcc908L, 0xbb67ae8584caa73bL, 0x3c6ef372fe94f82bL, 0xa54ff53a5f1d36f1L,
    0x510e527fade682d1L, 0x9b05688c2b3e6c1fL, 0x1f83d9abfb41bd6bL, 0x5be0cd19137e2179L,
  };

  /** The order of the message's words in each round, a hex digit a word. */
  private static final String[] SCHEDULE = {
    "0123456789abcdef",
    "ea489fd61c02b753",
    "b8c052fdae367194",
    "7931dcbe265a40f8",
    "905724afe1bc683d",
    "2c6a0b834d75fe19",
    "c51fed4a0763928b",
    "db7ec13950f4862a",
    "6fe9b308c2d714a5",
    "a2847615fb9e3cd0",
    "0123456789abcdef",
    "ea489fd61c02b753",
  };

  private static final VarHandle LITTLE_ENDIAN =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private static final VarHandle BIG_ENDIAN =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  private final LongConsumer hashes;
  private final int[] lengths = new int[LANES];
  private final long[][] message = new long[WORDS][];
  private final long[][] state = new long[WORDS][LANES];
  private int lanes;

  /**
   * @param hashes takes the hashes, each as its big-endian value, in any order
   */
  Blake2bLanes(LongConsumer hashes) {
    this.hashes = hashes;
    Arrays.fill(message, new long[LANES]);
    for (int word = 0; word < LONGEST / Long.BYTES; word++) {
      message[word] = new long[LANES];
    }
  }

  /** Hashes a part of some bytes, at the latest when {@link #finish} is called. */
  void add(byte[] bytes, int from, int to) {
    if (to - from > LONGEST) {
      hashes.accept(alone(bytes, from, to));
      return;
    }
    lengths[lanes] = to - from;
    for (int word = 0; word < LONGEST / Long.BYTES; word++) {
      message[word][lanes] = word(bytes, from + word * Long.BYTES, to);
    }
    lanes++;
    if (lanes == LANES) {
      finish();
    }
  }

  private static long alone(byte[] bytes, int from, int to) {
    Blake2bDigest digest = new Blake2bDigest(Long.SIZE);
    digest.update(bytes, from, to - from);
    byte[] hash = new byte[Long.BYTES];
    digest.doFinal(hash, 0);
    return (long) BIG_ENDIAN.get(hash, 0);
  }

  /** Up to eight bytes, with zeros after the end. */
  private static long word(byte[] bytes, int from, int to) {
    if (from >= to) {
      return 0;
    }
    if (from + Long.BYTES <= bytes.length) {
      long word = (long) LITTLE_ENDIAN.get(bytes, from);
      int beyond = Math.max(0, from + Long.BYTES - to);
      return word & (-1L >>> (beyond * Byte.SIZE));
    }
    long word = 0;
    for (int at = to - 1; at >= from; at--) {
      word = word << Byte.SIZE | (bytes[at] & 0xff);
    }
    return word;
  }

  /** Hands over all hashes that are still due. */
  void finish() {
    initialise();
    for (String order : SCHEDULE) {
      round(order);
    }
    long[] first = state[0];
    long[] ninth = state[8];
    for (int lane = 0; lane < lanes; lane++) {
      hashes.accept(Long.reverseBytes(INITIAL[0] ^ PARAMETERS ^ first[lane] ^ ninth[lane]));
    }
    lanes = 0;
  }

  /** The state before the first round of the one and last block. */
  private void initialise() {
    for (int word = 0; word < WORDS; word++) {
      Arrays.fill(state[word], INITIAL[word % INITIAL.length]);
    }
    Arrays.fill(state[0], INITIAL[0] ^ PARAMETERS);
    Arrays.fill(state[14], ~INITIAL[6]);
    for (int lane = 0; lane < lanes; lane++) {
      state[12][lane] ^= lengths[lane];
    }
  }

  private void round(String order) {
    mix(0, 4, 8, 12, order, 0);
    mix(1, 5, 9, 13, order, 2);
    mix(2, 6, 10, 14, order, 4);
    mix(3, 7, 11, 15, order, 6);
    mix(0, 5, 10, 15, order, 8);
    mix(1, 6, 11, 12, order, 10);
    mix(2, 7, 8, 13, order, 12);
    mix(3, 4, 9, 14, order, 14);
  }

  private void mix(int a, int b, int c, int d, String order, int at) {
    long[] x = message[Character.digit(order.charAt(at), WORDS)];
    long[] y = message[Character.digit(order.charAt(at + 1), WORDS)];
    mix(state[a], state[b], state[c], state[d], x, y, lanes);
  }

  /** The mixing function G on all lanes. */
  private static void mix(
      long[] as, long[] bs, long[] cs, long[] ds, long[] xs, long[] ys, int lanes) {
    for (int lane = 0; lane < lanes; lane++) {
      long a = as[lane] + bs[lane] + xs[lane];
      long d = Long.rotateRight(ds[lane] ^ a, 32);
      long c = cs[lane] + d;
      long b = Long.rotateRight(bs[lane] ^ c, 24);
      a += b + ys[lane];
      d = Long.rotateRight(d ^ a, 16);
      c += d;
      as[lane] = a;
      bs[lane] = Long.rotateRight(b ^ c, 63);
      cs[lane] = c;
      ds[lane] = d;
    }
  }
}
