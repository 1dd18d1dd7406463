package io.stemma.text;

import java.util.Arrays;
import java.util.Random;

/**
 * How long a search among ten million fingerprints takes: uniform ones, and crowds as the pages of
 * one site make them, against looking at all of them.
 */
final class IndexReport {
  private static final int FINGERPRINTS = 10_000_000;
  private static final int SEARCHES = 5_000;
  private static final int SCANS = 5;

  private final Random random = new Random(1);

  private IndexReport() {}

  static void print() {
    IndexReport report = new IndexReport();
    System.out.printf(
        "%n%,d fingerprints, %d bytes each; microseconds a search%n",
        FINGERPRINTS, FingerprintIndex.BYTES_EACH);
    System.out.printf(
        "%-32s %5s %9s %9s %9s %12s %10s%n", "", "bits", "median", "95 %", "worst", "found (mean)", "build s");
    report.measure("uniform", report.random.longs(FINGERPRINTS).toArray());
    report.measure("crowds of 100", report.crowds(100));
    report.measure("crowds of 1,000", report.crowds(1_000));
    report.measure("crowds of 10,000", report.crowds(10_000));
  }

  /** Crowds whose members differ from their centre in up to eight bits. */
  private long[] crowds(int size) {
    long[] fingerprints = new long[FINGERPRINTS];
    long centre = 0;
    for (int i = 0; i < FINGERPRINTS; i++) {
      centre = i % size == 0 ? random.nextLong() : centre;
      fingerprints[i] = near(centre, random.nextInt(9));
    }
    return fingerprints;
  }

  private long near(long centre, int flips) {
    long bits = centre;
    for (int flip = 0; flip < flips; flip++) {
      bits ^= 1L << random.nextInt(Long.SIZE);
    }
    return bits;
  }

  private void measure(String what, long[] fingerprints) {
    long start = System.nanoTime();
    FingerprintIndex index = FingerprintIndex.of(fingerprints);
    double seconds = (System.nanoTime() - start) / 1e9;
    for (int bits : new int[] {3, 7}) {
      measure(what, index, fingerprints, bits, seconds);
    }
    System.out.printf("%-32s %5d %9.1f%n", what + ", linear scan", 3, scan(fingerprints));
  }

  private void measure(
      String what, FingerprintIndex index, long[] fingerprints, int bits, double buildSeconds) {
    double[] micros = new double[SEARCHES];
    long found = 0;
    for (int search = 0; search < 2 * SEARCHES; search++) {
      long wanted = near(fingerprints[random.nextInt(FINGERPRINTS)], random.nextInt(4));
      long start = System.nanoTime();
      found += index.within(new Fingerprint(wanted), bits).length;
      micros[search % SEARCHES] = (System.nanoTime() - start) / 1e3;
    }
    Arrays.sort(micros);
    System.out.printf(
        "%-32s %5d %9.1f %9.1f %9.1f %12.1f %10.1f%n",
        what,
        bits,
        micros[SEARCHES / 2],
        micros[(int) (0.95 * SEARCHES)],
        micros[SEARCHES - 1],
        found / (2.0 * SEARCHES),
        buildSeconds);
  }

  private double scan(long[] fingerprints) {
    double best = Double.MAX_VALUE;
    long found = 0;
    for (int scan = 0; scan < SCANS; scan++) {
      long wanted = fingerprints[random.nextInt(FINGERPRINTS)];
      long start = System.nanoTime();
      for (long bits : fingerprints) {
        found += Long.bitCount(bits ^ wanted) <= 3 ? 1 : 0;
      }
      best = Math.min(best, (System.nanoTime() - start) / 1e3);
    }
    return found == 0 ? Double.NaN : best;
  }
}
