package io.stemma.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.stemma.dom.Tree;
import org.junit.jupiter.api.Test;

/**
 * The fast matching against the plain recursion on random pairs. A failure names its seed; {@code
 * -Dstemma.seed=N} runs that pair alone.
 */
class RandomTreesTest {
  private static final int PAIRS = 120_000;

  @Test
  void score_alignment_and_shares_agree_with_the_plain_recursion() {
    Long only = Long.getLong("stemma.seed");
    long first = only == null ? 0 : only;
    long last = only == null ? PAIRS : only + 1;
    for (long seed = first; seed < last; seed++) {
      RandomTrees random = new RandomTrees(seed);
      String left = random.forest();
      String right = seed % 2 == 0 ? random.edited(left) : random.forest();
      check(left, right, "seed " + seed + ": " + left + " | " + right);
    }
  }

  private static void check(String left, String right, String what) {
    Tree leftTree = Tree.parse(left);
    Tree rightTree = Tree.parse(right);
    IndexedTree leftIndex = IndexedTree.of(leftTree);
    IndexedTree rightIndex = IndexedTree.of(rightTree);
    int expected = new PlainMatching(leftTree, rightTree).score();
    TreeAlignment alignment = TreeAlignment.of(leftIndex, rightIndex, MatchOptions.DEFAULTS, true);
    assertThat(alignment.most()).as(what).isEqualTo(expected);
    assertThat(alignment.simple().size()).as(what).isEqualTo(expected);
    assertIsMatching(alignment.simple(), true, what);
    assertIsMatching(alignment.fuller(), false, what);
    double lost = leftTree.size() + rightTree.size() - 2 * expected;
    double shares =
        new Differences(alignment.simple(), alignment.fuller())
            .changes().stream().mapToDouble(StructuralChange::share).sum();
    assertThat(shares * (leftTree.size() + rightTree.size()))
        .as(what)
        .isCloseTo(lost, within(1e-6));
  }

  /** Both directions agree; if strict, so do labels and parents and the order of siblings. */
  private static void assertIsMatching(Matches matches, boolean isStrict, String what) {
    int[] last = new int[matches.left().size() + 1];
    for (int node = 0; node < matches.left().size(); node++) {
      int partner = matches.rightOf(node);
      if (partner != Matches.NONE) {
        assertThat(matches.leftOf(partner)).as(what).isEqualTo(node);
      }
      if (partner != Matches.NONE && isStrict) {
        int parent = matches.left().parent(node);
        int rightParent = matches.right().parent(partner);
        assertThat(matches.left().label(node)).as(what).isEqualTo(matches.right().label(partner));
        assertThat(parent == Tree.NONE ? Tree.NONE : matches.rightOf(parent))
            .as(what)
            .isEqualTo(rightParent);
        assertThat(partner).as(what).isGreaterThanOrEqualTo(last[parent + 1]);
        last[parent + 1] = partner;
      }
    }
  }
}
