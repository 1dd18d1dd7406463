package io.stemma.match;

import java.util.Arrays;

/** Scores by pair of shapes, remembered in one open-addressed table of primitives. */
final class PairMemo {
  static final int UNKNOWN = -1;

  private static final long FREE = -1;

  private long[] keys = new long[64];
  private int[] scores = new int[64];
  private int count;

  PairMemo() {
    Arrays.fill(keys, FREE);
  }

  /** How many pairs are remembered. */
  int count() {
    return count;
  }

  int get(int left, int right) {
    int slot = slot(key(left, right));
    return keys[slot] == FREE ? UNKNOWN : scores[slot];
  }

  void put(int left, int right, int score) {
    if (2 * count >= keys.length) {
      grow();
    }
    long key = key(left, right);
    int slot = slot(key);
    if (keys[slot] == FREE) {
      keys[slot] = key;
      count++;
    }
    scores[slot] = score;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldScores = scores;
    keys = new long[2 * oldKeys.length];
    scores = new int[keys.length];
    Arrays.fill(keys, FREE);
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldKeys[i] != FREE) {
        int slot = slot(oldKeys[i]);
        keys[slot] = oldKeys[i];
        scores[slot] = oldScores[i];
      }
    }
  }

  /** Where the key is, or where it would go. */
  private int slot(long key) {
    int mask = keys.length - 1;
    int slot = (int) ((key * 0x9E3779B97F4A7C15L) >>> 32) & mask;
    while (keys[slot] != FREE && keys[slot] != key) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private static long key(int left, int right) {
    return (long) left << 32 | right;
  }
}
