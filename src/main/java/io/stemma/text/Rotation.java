package io.stemma.text;

import io.stemma.dom.Document;
import io.stemma.dom.NodeMapping;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;

/**
 * Recognises whole items that were replaced by others: headlines of a front page, cards of a row,
 * and whatever an advertising slot shows. As many must have come as went in one list, and none of
 * its other items may have changed its place: in a list that was shuffled, an item that came or
 * went is news.
 */
final class Rotation {
  /** The part of a replaced item's words that stand in blocks with other words. */
  private static final double CHANGED = 0.6;

  /** The part of a replaced item's words that stand in blocks with nothing in common. */
  private static final double UNLIKE = 0.15;

  private final Side left;
  private final Side right;
  private final BlockAlignment alignment;
  private final NodeMapping mapping;
  private final Items leftItems;
  private final Items rightItems;
  private final Slots leftSlots;
  private final Slots rightSlots;
  private final BitSet leftChanged = new BitSet();
  private final BitSet rightChanged = new BitSet();
  private final BitSet leftUnlike = new BitSet();
  private final BitSet rightUnlike = new BitSet();

  /** What came and went in one list: items, and the groups of blocks that are part of them. */
  private record Changes(Set<Integer> gone, Set<Integer> come, Set<Rewording.Group> groups) {
    Changes() {
      this(new HashSet<>(), new HashSet<>(), new HashSet<>());
    }
  }

  Rotation(Side left, Side right, BlockAlignment alignment, NodeMapping mapping) {
    this.left = left;
    this.right = right;
    this.alignment = alignment;
    this.mapping = mapping;
    leftItems = new Items(left);
    rightItems = new Items(right);
    leftSlots = new Slots(left.text());
    rightSlots = new Slots(right.text());
  }

  /** Those of the groups that are part of replaced items or slots. */
  Set<Rewording.Group> rotated(List<Rewording.Group> groups) {
    Set<Rewording.Group> rotated = new HashSet<>();
    Map<Integer, Changes> lists = new LinkedHashMap<>();
    for (Rewording.Group group : groups) {
      noteChanged(group);
    }
    for (Rewording.Group group : groups) {
      if (isInSlot(group)) {
        rotated.add(group);
      } else if (!isAlike(group)) {
        addToList(group, lists);
      }
    }
    for (Changes list : lists.values()) {
      if (list.gone.size() == list.come.size()) {
        rotated.addAll(list.groups);
        groups.stream().filter(group -> isPartOf(group, list)).forEach(rotated::add);
      }
    }
    return rotated;
  }

  private void noteChanged(Rewording.Group group) {
    group.left().forEach(leftChanged::set);
    group.right().forEach(rightChanged::set);
    if (!isAlike(group)) {
      group.left().forEach(leftUnlike::set);
      group.right().forEach(rightUnlike::set);
    }
  }

  private static boolean isAlike(Rewording.Group group) {
    return group.alike() && !group.left().isEmpty() && !group.right().isEmpty();
  }

  /**
   * Whether all of a group lies in items that were replaced: their words of course, for example.
   */
  private boolean isPartOf(Rewording.Group group, Changes list) {
    return group.left().stream().allMatch(block -> list.gone.contains(leftItems.of(block)))
        && group.right().stream().allMatch(block -> list.come.contains(rightItems.of(block)));
  }

  /** Whether all of a group stands where something else is shown at every visit. */
  boolean isInSlot(Rewording.Group group) {
    return isInside(group, leftSlots::isAdvertising, rightSlots::isAdvertising)
        || (!isAlike(group) && isInside(group, leftSlots::isTurning, rightSlots::isTurning))
        || ((group.left().isEmpty() || group.right().isEmpty())
            && isInside(group, leftSlots::asksForConsent, rightSlots::asksForConsent));
  }

  private static boolean isInside(
      Rewording.Group group, IntPredicate leftSlot, IntPredicate rightSlot) {
    return group.left().stream().allMatch(leftSlot::test)
        && group.right().stream().allMatch(rightSlot::test);
  }

  private void addToList(Rewording.Group group, Map<Integer, Changes> lists) {
    Set<Integer> gone = new HashSet<>();
    Set<Integer> come = new HashSet<>();
    group.left().forEach(block -> gone.add(leftItems.of(block)));
    group.right().forEach(block -> come.add(rightItems.of(block)));
    boolean whole =
        gone.stream().allMatch(item -> isReplaced(left, leftItems, item, leftChanged, leftUnlike))
            && come.stream()
                .allMatch(item -> isReplaced(right, rightItems, item, rightChanged, rightUnlike));
    int list = whole ? list(gone, come) : Document.NONE;
    if (list != Document.NONE && !isShuffled(list)) {
      Changes changes = lists.computeIfAbsent(list, unseen -> new Changes());
      changes.gone.addAll(gone);
      changes.come.addAll(come);
      changes.groups.add(group);
    }
  }

  private static boolean isReplaced(
      Side side, Items items, int item, BitSet changed, BitSet unlike) {
    if (item == Document.NONE) {
      return false;
    }
    int all = 0;
    int allChanged = 0;
    int allUnlike = 0;
    for (int block : items.blocks(item)) {
      int words = side.speakingWords(block);
      all += words;
      allChanged += changed.get(block) ? words : 0;
      allUnlike += unlike.get(block) ? words : 0;
    }
    return allChanged >= CHANGED * all && allUnlike >= UNLIKE * all;
  }

  /** The right document's element around the items. */
  private int list(Set<Integer> gone, Set<Integer> come) {
    return come.isEmpty()
        ? mapping.toRight(left.text().document().parent(gone.iterator().next()))
        : right.text().document().parent(come.iterator().next());
  }

  private boolean isShuffled(int rightList) {
    Document document = right.text().document();
    for (int block = 0; block < right.size(); block++) {
      int partner = alignment.toLeft(block);
      if (partner != BlockAlignment.NONE
          && alignment.isMoved(partner)
          && document.contains(rightList, right.block(block).node())) {
        return true;
      }
    }
    return false;
  }
}
