package io.stemma.text;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/** How far the items that rotated move the fingerprint of a text, all else taken as equal. */
final class Turnover {
  private final Side left;
  private final Side right;

  Turnover(Side left, Side right) {
    this.left = left;
    this.right = right;
  }

  /** The distance between the left text and the left text with these groups as on the right. */
  int distance(Collection<Rewording.Group> rotated) {
    if (rotated.isEmpty()) {
      return 0;
    }
    Map<Integer, Rewording.Group> replaced = new HashMap<>();
    StringBuilder after = new StringBuilder();
    for (Rewording.Group group : rotated) {
      group.left().forEach(block -> replaced.put(block, group));
      if (group.left().isEmpty()) {
        append(right, group, after);
      }
    }
    for (int block = 0; block < left.size(); block++) {
      Rewording.Group group = replaced.get(block);
      if (group == null) {
        after.append(left.block(block).text()).append('\n');
      } else if (group.left().get(0) == block) {
        append(right, group, after);
      }
    }
    return left.text().fingerprint().distance(Fingerprint.of(after.toString()));
  }

  private static void append(Side side, Rewording.Group group, StringBuilder text) {
    group.right().forEach(block -> text.append(side.block(block).text()).append('\n'));
  }
}
