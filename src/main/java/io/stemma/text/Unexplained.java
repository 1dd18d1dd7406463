package io.stemma.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The distance of two texts that differ only by what is replaced, edited, added or removed: every
 * other block has on both sides the words that it has on the left, in the order of the left.
 */
final class Unexplained {
  private final Side left;
  private final Side right;
  private final Map<Integer, List<Integer>> replacements = new HashMap<>();
  private final List<Integer> added = new ArrayList<>();

  Unexplained(Side left, Side right) {
    this.left = left;
    this.right = right;
  }

  /** Takes notice of blocks that were graded. */
  void add(Rewording.Group group, Grade grade) {
    if (grade.isContent() || grade == Grade.ROTATED) {
      if (group.left().isEmpty()) {
        added.addAll(group.right());
      } else {
        group.left().forEach(block -> replacements.put(block, List.of()));
        replacements.put(group.left().get(0), group.right());
      }
    }
  }

  int distance() {
    if (replacements.isEmpty() && added.isEmpty()) {
      return 0;
    }
    StringBuilder before = new StringBuilder();
    StringBuilder after = new StringBuilder();
    for (int block = 0; block < left.size(); block++) {
      append(left, block, before);
      List<Integer> replaced = replacements.get(block);
      if (replaced == null) {
        append(left, block, after);
      } else {
        replaced.forEach(each -> append(right, each, after));
      }
    }
    added.forEach(block -> append(right, block, after));
    return Fingerprint.of(before.toString()).distance(Fingerprint.of(after.toString()));
  }

  private static void append(Side side, int block, StringBuilder text) {
    text.append(side.saying(block)).append('\n');
  }
}
