package io.stemma.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class IncreasingSubsequenceTest {
  @Test
  void it_is_increasing_and_as_heavy_as_the_heaviest_of_all_subsets() {
    for (long seed = 0; seed < 500; seed++) {
      Random random = new Random(seed);
      int length = random.nextInt(9);
      List<Integer> shuffled = IntStream.range(0, length).boxed().collect(Collectors.toList());
      Collections.shuffle(shuffled, random);
      int[] values = shuffled.stream().mapToInt(Integer::intValue).toArray();
      int[] weights = random.ints(length, 1, 10).toArray();
      BitSet found = IncreasingSubsequence.heaviest(values, weights);
      int heaviest = 0;
      for (int set = 0; set < 1 << length; set++) {
        BitSet subset = BitSet.valueOf(new long[] {set});
        heaviest = Math.max(heaviest, isIncreasing(values, subset) ? weight(weights, subset) : 0);
      }
      assertThat(isIncreasing(values, found)).as("seed %d", seed).isTrue();
      assertThat(weight(weights, found)).as("seed %d", seed).isEqualTo(heaviest);
    }
  }

  private static boolean isIncreasing(int[] values, BitSet subset) {
    int[] chosen = subset.stream().map(i -> values[i]).toArray();
    return IntStream.range(1, chosen.length).allMatch(i -> chosen[i - 1] < chosen[i]);
  }

  private static int weight(int[] weights, BitSet subset) {
    return subset.stream().map(i -> weights[i]).sum();
  }
}
