package io.stemma.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class FingerprintIndexTest {
  @Property(tries = 200, seed = "47")
  void finds_what_a_linear_scan_finds_among_random_ones(
      @ForAll long seed, @ForAll @IntRange(max = 7) int bits) {
    Random random = new Random(seed);
    long[] fingerprints = random.longs(2_000).toArray();

    compareWithScan(fingerprints, near(fingerprints[7], random.nextInt(9), random), bits);
  }

  @Property(tries = 200, seed = "48")
  void finds_what_a_linear_scan_finds_in_crowds(
      @ForAll long seed,
      @ForAll @IntRange(max = 7) int bits,
      @ForAll @IntRange(min = 1, max = 5) int crowds) {
    Random random = new Random(seed);
    long[] centres = random.longs(crowds).toArray();
    long[] fingerprints =
        IntStream.range(0, 5_000)
            .mapToLong(i -> near(centres[i % crowds], random.nextInt(8), random))
            .toArray();

    compareWithScan(fingerprints, near(centres[0], random.nextInt(6), random), bits);
  }

  @Test
  void equal_ones_are_all_found() {
    FingerprintIndex index = FingerprintIndex.of(new long[3_000]);

    assertThat(index.within(new Fingerprint(0), 0)).hasSize(3_000);
    assertThat(index.within(new Fingerprint(0xff), 7)).isEmpty();
  }

  @Test
  void none_are_found_among_none() {
    assertThat(FingerprintIndex.of().within(new Fingerprint(5), 7)).isEmpty();
  }

  @Test
  void a_distance_beyond_its_reach_is_refused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> FingerprintIndex.of(1).within(new Fingerprint(1), 8))
        .withMessageContaining("0 to 7")
        .withMessageContaining("8");
  }

  private static void compareWithScan(long[] fingerprints, long wanted, int bits) {
    int[] expected =
        IntStream.range(0, fingerprints.length)
            .filter(position -> Long.bitCount(fingerprints[position] ^ wanted) <= bits)
            .toArray();

    assertThat(FingerprintIndex.of(fingerprints).within(new Fingerprint(wanted), bits))
        .isEqualTo(expected);
  }

  private static long near(long centre, int flips, Random random) {
    long bits = centre;
    for (int flip = 0; flip < flips; flip++) {
      bits ^= 1L << random.nextInt(Long.SIZE);
    }
    return bits;
  }
}
