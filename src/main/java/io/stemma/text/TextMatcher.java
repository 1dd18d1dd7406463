package io.stemma.text;

import io.stemma.dom.NodeMapping;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds where the texts of two pages differ, and what kind of difference each place is.
 *
 * <p>Blocks that say the same are paired first, in their order and then out of it; what lies
 * between is compared word by word, and the alignment of the elements says which block took the
 * place of one that shares no word with it. Volatile words take no part in this.
 *
 * <p>The cost is about linear in the lengths of the texts, whatever they are; very long stretches
 * without any unique word are compared more coarsely, and the result says so. Safe for several
 * threads.
 */
public final class TextMatcher {
  private final Side left;
  private final Side right;
  private final NodeMapping mapping;
  private final BlockAlignment alignment;
  private final Passages passages;
  private boolean exact;

  private TextMatcher(PageText left, PageText right, NodeMapping mapping) {
    Vocabulary vocabulary = new Vocabulary();
    this.left = new Side(left, vocabulary);
    this.right = new Side(right, vocabulary);
    this.mapping = mapping;
    alignment = new BlockAlignment(this.left, this.right, mapping);
    passages = new Passages(this.left, this.right, alignment);
    exact = alignment.exact();
  }

  /**
   * Compares two texts.
   *
   * @param mapping which nodes of the left text's document became which of the right one's
   */
  public static TextDifference compare(PageText left, PageText right, NodeMapping mapping) {
    int distance = left.fingerprint().distance(right.fingerprint());
    return new TextMatcher(left, right, mapping).difference(distance);
  }

  private TextDifference difference(int distance) {
    gradePairs();
    List<Rewording.Group> groups = new ArrayList<>();
    for (BlockAlignment.Gap gap : alignment.gaps()) {
      gradeFleeting(gap);
      Rewording rewording = new Rewording(left, right, speaking(gap), mapping);
      groups.addAll(rewording.groups());
      exact &= rewording.exact();
    }
    Rotation rotation = new Rotation(left, right, alignment, mapping);
    Set<Rewording.Group> rotated = rotation.rotated(groups);
    groups.forEach(group -> grade(group, rotated.contains(group)));
    int turnover =
        new Turnover(left, right)
            .distance(rotated.stream().filter(group -> !rotation.isInSlot(group)).toList());
    return new TextDifference(distance, turnover, passages.inOrder(), fallback());
  }

  private @Nullable String fallback() {
    return exact ? null : "long stretches without a unique word were compared greedily";
  }

  /** Pairs that say the same: they may be moved, written otherwise, or link elsewhere. */
  private void gradePairs() {
    Links links = new Links(left, right);
    for (int block = 0; block < left.size(); block++) {
      int partner = alignment.toRight(block);
      if (partner != BlockAlignment.NONE) {
        if (alignment.isMoved(block)) {
          passages.add(Grade.MOVED, List.of(block), List.of(partner));
        } else if (!left.block(block).text().equals(right.block(partner).text())) {
          passages.addRewritten(List.of(block), List.of(partner));
        }
        links.compare(block, partner, (was, is) -> passages.addLink(partner, was, is));
      }
    }
  }

  /** Blocks that are volatile as a whole stand for each other in their order. */
  private void gradeFleeting(BlockAlignment.Gap gap) {
    List<Integer> before = gap.left().stream().filter(left::isFleeting).toList();
    List<Integer> after = gap.right().stream().filter(right::isFleeting).toList();
    for (int i = 0; i < Math.max(before.size(), after.size()); i++) {
      passages.addRewritten(at(before, i), at(after, i));
    }
  }

  private static List<Integer> at(List<Integer> blocks, int index) {
    return index < blocks.size() ? List.of(blocks.get(index)) : List.of();
  }

  private BlockAlignment.Gap speaking(BlockAlignment.Gap gap) {
    return new BlockAlignment.Gap(
        gap.left().stream().filter(block -> !left.isFleeting(block)).toList(),
        gap.right().stream().filter(block -> !right.isFleeting(block)).toList());
  }

  private void grade(Rewording.Group group, boolean rotated) {
    if (!group.left().isEmpty() && !group.right().isEmpty()) {
      Grade grade = rotated ? Grade.ROTATED : Grade.EDITED;
      passages.addReworded(group.left(), group.right(), grade);
    } else if (rotated) {
      passages.add(Grade.ROTATED, group.left(), group.right());
    } else if (isDecoration(group)) {
      passages.add(Grade.SPACING, group.left(), group.right());
    } else {
      Grade grade = group.left().isEmpty() ? Grade.ADDED : Grade.REMOVED;
      passages.add(grade, group.left(), group.right());
    }
  }

  /** Whether nothing but punctuation came or went: a bar between links, a stray semicolon. */
  private boolean isDecoration(Rewording.Group group) {
    return group.left().stream().allMatch(block -> isPunctuation(left.block(block).text()))
        && group.right().stream().allMatch(block -> isPunctuation(right.block(block).text()));
  }

  private static boolean isPunctuation(String text) {
    return text.codePoints()
        .noneMatch(
            character ->
                Character.isLetterOrDigit(character)
                    || Character.getType(character) == Character.CURRENCY_SYMBOL
                    || Character.getType(character) == Character.OTHER_SYMBOL
                    || Character.getType(character) == Character.OTHER_NUMBER);
  }
}
