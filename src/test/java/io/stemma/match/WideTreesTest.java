package io.stemma.match;

import static org.assertj.core.api.Assertions.assertThat;

import io.stemma.dom.Tree;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Long lists, where bands, classes and label sequences come into play, against the recursion. */
class WideTreesTest {
  private static final int PAIRS = 600;

  @Test
  void long_lists_agree_with_the_plain_recursion() {
    Long only = Long.getLong("stemma.seed");
    long first = only == null ? 0 : only;
    long last = only == null ? PAIRS : only + 1;
    for (long seed = first; seed < last; seed++) {
      Random random = new Random(seed);
      int shapes = 1 + random.nextInt(random.nextBoolean() ? 4 : 40);
      int depth = random.nextInt(3);
      String[] items = new String[shapes];
      for (int i = 0; i < shapes; i++) {
        items[i] = item(random, depth);
      }
      String left = list(random, items, 20 + random.nextInt(180));
      String right =
          random.nextInt(3) == 0
              ? list(random, items, 20 + random.nextInt(180))
              : edited(random, left, items);
      check(left, right, "seed " + seed);
    }
  }

  private static void check(String left, String right, String what) {
    Tree leftTree = Tree.parse(left);
    Tree rightTree = Tree.parse(right);
    int expected = new PlainMatching(leftTree, rightTree).score();
    IndexedTree leftIndex = IndexedTree.of(leftTree);
    IndexedTree rightIndex = IndexedTree.of(rightTree);
    TreeAlignment exact = TreeAlignment.of(leftIndex, rightIndex, MatchOptions.DEFAULTS, false);
    assertThat(exact.most()).as(what).isEqualTo(expected);
    assertThat(exact.simple().size()).as(what).isEqualTo(expected);
    TreeAlignment bounded = TreeAlignment.of(leftIndex, rightIndex, new MatchOptions(0), false);
    assertThat(bounded.simple().size()).as(what).isLessThanOrEqualTo(expected);
    assertThat(bounded.most()).as(what).isGreaterThanOrEqualTo(expected);
  }

  private static String item(Random random, int depth) {
    StringBuilder text = new StringBuilder();
    text.append('{').append((char) ('a' + random.nextInt(3)));
    for (int i = depth == 0 ? 0 : random.nextInt(4); i > 0; i--) {
      text.append(item(random, depth - 1));
    }
    return text.append('}').toString();
  }

  private static String list(Random random, String[] items, int count) {
    StringBuilder text = new StringBuilder("{r");
    for (int i = 0; i < count; i++) {
      text.append(items[random.nextInt(items.length)]);
    }
    return text.append('}').toString();
  }

  /** The list with a few items taken out, put in or repeated. */
  private static String edited(Random random, String list, String[] items) {
    StringBuilder text = new StringBuilder(list);
    for (int edits = random.nextInt(6); edits > 0; edits--) {
      text.insert(2, items[random.nextInt(items.length)]);
      text.insert(text.length() - 1, items[random.nextInt(items.length)]);
      int middle = text.indexOf("}{", random.nextInt(text.length()));
      if (middle > 0) {
        text.insert(middle + 1, "{" + (char) ('a' + random.nextInt(3)) + "{b}}");
      }
    }
    return text.toString();
  }
}
