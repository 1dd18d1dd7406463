package io.stemma.text;

import io.stemma.dom.Document;
import io.stemma.dom.NodeMapping;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
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
  private final List<Placed> passages = new ArrayList<>();
  private boolean exact;

  /** A passage and where it belongs in the order of the right text. */
  private record Placed(long order, Passage passage) {}

  private TextMatcher(PageText left, PageText right, NodeMapping mapping) {
    Vocabulary vocabulary = new Vocabulary();
    this.left = new Side(left, vocabulary);
    this.right = new Side(right, vocabulary);
    this.mapping = mapping;
    alignment = new BlockAlignment(this.left, this.right, mapping);
    exact = alignment.exact();
  }

  /**
   * Compares two texts.
   *
   * @param mapping which nodes of the left text's document became which of the right one's
   */
  public static TextDifference compare(PageText left, PageText right, NodeMapping mapping) {
    int distance = left.fingerprint().distance(right.fingerprint());
    if (left.text().equals(right.text())) {
      return new TextDifference(distance, 0, List.of(), null);
    }
    return new TextMatcher(left, right, mapping).difference(distance);
  }

  private TextDifference difference(int distance) {
    gradePairs();
    Unexplained unexplained = new Unexplained(left, right);
    for (BlockAlignment.Gap gap : alignment.gaps()) {
      gradeFleeting(gap);
      Rewording rewording = new Rewording(left, right, speaking(gap), mapping);
      for (Rewording.Group group : rewording.groups()) {
        Passage passage = grade(group);
        place(group.left(), group.right(), passage);
        unexplained.add(group, passage.grade());
      }
      exact &= rewording.exact();
    }
    return new TextDifference(distance, unexplained.distance(), inOrder(), fallback());
  }

  private List<Passage> inOrder() {
    return passages.stream()
        .sorted(Comparator.comparingLong(Placed::order))
        .map(Placed::passage)
        .toList();
  }

  private @Nullable String fallback() {
    return exact ? null : "long stretches without a unique word were compared greedily";
  }

  /** Pairs that say the same: they may be moved, or written otherwise. */
  private void gradePairs() {
    for (int block = 0; block < left.size(); block++) {
      int partner = alignment.toRight(block);
      if (partner != BlockAlignment.NONE) {
        gradePair(List.of(block), List.of(partner), alignment.isMoved(block));
      }
    }
  }

  private void gradePair(List<Integer> before, List<Integer> after, boolean moved) {
    Excerpt leftExcerpt = new Excerpt(left, before);
    Excerpt rightExcerpt = new Excerpt(right, after);
    if (moved) {
      place(before, after, passage(Grade.MOVED, leftExcerpt, rightExcerpt));
    } else if (!leftExcerpt.text().equals(rightExcerpt.text())) {
      boolean sameWords = leftExcerpt.forms().equals(rightExcerpt.forms());
      place(
          before,
          after,
          passage(sameWords ? Grade.SPACING : Grade.VOLATILE, leftExcerpt, rightExcerpt));
    }
  }

  /** Blocks that are volatile as a whole stand for each other in their order. */
  private void gradeFleeting(BlockAlignment.Gap gap) {
    List<Integer> before = gap.left().stream().filter(left::isFleeting).toList();
    List<Integer> after = gap.right().stream().filter(right::isFleeting).toList();
    for (int i = 0; i < Math.max(before.size(), after.size()); i++) {
      gradePair(at(before, i), at(after, i), false);
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

  private Passage grade(Rewording.Group group) {
    Excerpt before = new Excerpt(left, group.left());
    Excerpt after = new Excerpt(right, group.right());
    if (group.left().isEmpty()) {
      return passage(Grade.ADDED, before, after);
    }
    if (group.right().isEmpty()) {
      return passage(Grade.REMOVED, before, after);
    }
    Vocabulary vocabulary = new Vocabulary();
    int[] leftWords = before.speaking();
    int[] rightWords = after.speaking();
    SequenceAlignment words =
        SequenceAlignment.of(
            before.numbers(leftWords, vocabulary), after.numbers(rightWords, vocabulary));
    BitSet leftOnly = new BitSet();
    BitSet rightOnly = new BitSet();
    int[] toLeft = words.toLeft();
    for (int i = 0; i < leftWords.length; i++) {
      leftOnly.set(leftWords[i], words.toRight(i) == SequenceAlignment.NONE);
    }
    for (int i = 0; i < rightWords.length; i++) {
      rightOnly.set(rightWords[i], toLeft[i] == SequenceAlignment.NONE);
    }
    Grade grade = leftOnly.isEmpty() && rightOnly.isEmpty() ? Grade.SPACING : Grade.EDITED;
    return new Passage(
        grade,
        before.text(),
        after.text(),
        before.node(),
        after.node(),
        null,
        before.marks(leftOnly),
        after.marks(rightOnly));
  }

  private static Passage passage(Grade grade, Excerpt before, Excerpt after) {
    return new Passage(
        grade,
        before.node() == Document.NONE ? null : before.text(),
        after.node() == Document.NONE ? null : after.text(),
        before.node(),
        after.node(),
        null,
        List.of(),
        List.of());
  }

  private void place(List<Integer> before, List<Integer> after, Passage passage) {
    passages.add(new Placed(order(before, after), passage));
  }

  private long order(List<Integer> before, List<Integer> after) {
    if (!after.isEmpty()) {
      return 2L * after.get(0) + 1;
    }
    for (int block = before.get(0); block >= 0; block--) {
      if (alignment.toRight(block) != BlockAlignment.NONE && !alignment.isMoved(block)) {
        return 2L * alignment.toRight(block) + 2;
      }
    }
    return 0;
  }
}
