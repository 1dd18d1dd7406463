package io.stemma.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.bouncycastle.crypto.digests.Blake2bDigest;
import org.junit.jupiter.api.Test;

class Blake2bLanesTest {
  @Test
  void hashes_are_those_of_another_implementation_whatever_the_length_and_the_number() {
    Random random = new Random(7);
    byte[] bytes = new byte[4000];
    random.nextBytes(bytes);
    for (int strings : new int[] {1, 2, 127, 128, 129, 500}) {
      List<Long> hashes = new ArrayList<>();
      List<Long> expected = new ArrayList<>();
      Blake2bLanes lanes = new Blake2bLanes(hashes::add);
      for (int string = 0; string < strings; string++) {
        int length = random.nextInt(Blake2bLanes.LONGEST + 20);
        int from = string % 5 == 0 ? bytes.length - length : random.nextInt(bytes.length - length);
        lanes.add(bytes, from, from + length);
        expected.add(hash(bytes, from, length));
      }
      lanes.finish();

      assertThat(hashes).containsExactlyInAnyOrderElementsOf(expected);
    }
  }

  @Test
  void nothing_is_handed_over_twice() {
    List<Long> hashes = new ArrayList<>();
    Blake2bLanes lanes = new Blake2bLanes(hashes::add);
    lanes.add(new byte[] {1}, 0, 1);
    lanes.finish();
    lanes.finish();

    assertThat(hashes).hasSize(1);
  }

  private static long hash(byte[] bytes, int from, int length) {
    Blake2bDigest digest = new Blake2bDigest(Long.SIZE);
    digest.update(bytes, from, length);
    byte[] hash = new byte[Long.BYTES];
    digest.doFinal(hash, 0);
    return ByteBuffer.wrap(hash).getLong();
  }
}
