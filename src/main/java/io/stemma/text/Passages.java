package io.stemma.text;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;

/** The passages found so far, each at its place in the reading order of the right text. */
final class Passages {
  private final Side left;
  private final Side right;
  private final BlockAlignment alignment;
  private final List<Placed> placed = new ArrayList<>();

  private record Placed(int order, Passage passage) {}

  Passages(Side left, Side right, BlockAlignment alignment) {
    this.left = left;
    this.right = right;
    this.alignment = alignment;
  }

  List<Passage> inOrder() {
    return placed.stream()
        .sorted(Comparator.comparingInt(Placed::order))
        .map(Placed::passage)
        .toList();
  }

  /** Adds a passage without marks. */
  void add(Grade grade, List<Integer> before, List<Integer> after) {
    Excerpt was = new Excerpt(left, before);
    Excerpt is = new Excerpt(right, after);
    add(grade, before, after, was, is, new BitSet(), new BitSet());
  }

  /** Adds what was volatile or spaced otherwise, whichever it is. */
  void addRewritten(List<Integer> before, List<Integer> after) {
    Excerpt was = new Excerpt(left, before);
    Excerpt is = new Excerpt(right, after);
    if (!was.text().equals(is.text())) {
      Grade grade = was.forms().equals(is.forms()) ? Grade.SPACING : Grade.VOLATILE;
      add(grade, before, after, was, is, new BitSet(), new BitSet());
    }
  }

  /**
   * Adds a group of both sides, its differing words marked: edited, or replaced where it says so.
   */
  void addReworded(List<Integer> before, List<Integer> after, Grade grade) {
    Excerpt was = new Excerpt(left, before);
    Excerpt is = new Excerpt(right, after);
    Vocabulary vocabulary = new Vocabulary();
    int[] leftWords = was.speaking();
    int[] rightWords = is.speaking();
    SequenceAlignment words =
        SequenceAlignment.of(
            was.numbers(leftWords, vocabulary), is.numbers(rightWords, vocabulary));
    int[] toLeft = words.toLeft();
    BitSet gone = new BitSet();
    BitSet come = new BitSet();
    for (int i = 0; i < leftWords.length; i++) {
      gone.set(leftWords[i], words.toRight(i) == SequenceAlignment.NONE);
    }
    for (int i = 0; i < rightWords.length; i++) {
      come.set(rightWords[i], toLeft[i] == SequenceAlignment.NONE);
    }
    boolean sameWords = gone.isEmpty() && come.isEmpty();
    add(sameWords ? Grade.SPACING : grade, before, after, was, is, gone, come);
  }

  /** Adds a link that leads elsewhere than before; both addresses are given whole. */
  void addLink(int rightBlock, int leftLink, int rightLink) {
    Passage passage =
        new Passage(
            Grade.EDITED,
            Links.href(left, leftLink),
            Links.href(right, rightLink),
            leftLink,
            rightLink,
            "href",
            List.of(),
            List.of());
    placed.add(new Placed(2 * rightBlock + 1, passage));
  }

  private void add(
      Grade grade,
      List<Integer> before,
      List<Integer> after,
      Excerpt was,
      Excerpt is,
      BitSet gone,
      BitSet come) {
    Quote leftQuote = Quote.of(was.text(), was.marks(gone));
    Quote rightQuote = Quote.of(is.text(), is.marks(come));
    Passage passage =
        new Passage(
            grade,
            before.isEmpty() ? null : leftQuote.text(),
            after.isEmpty() ? null : rightQuote.text(),
            was.node(),
            is.node(),
            null,
            leftQuote.marks(),
            rightQuote.marks());
    placed.add(new Placed(order(before, after), passage));
  }

  private int order(List<Integer> before, List<Integer> after) {
    if (!after.isEmpty()) {
      return 2 * after.get(0) + 1;
    }
    for (int block = before.get(0); block >= 0; block--) {
      if (alignment.toRight(block) != BlockAlignment.NONE && !alignment.isMoved(block)) {
        return 2 * alignment.toRight(block) + 2;
      }
    }
    return 0;
  }
}
