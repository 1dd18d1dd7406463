package io.stemma.text;

import io.stemma.dom.Document;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One place where the texts of two pages differ.
 *
 * @param grade what kind of difference it is
 * @param left what stands there on the left, of a very long text the part around the first mark;
 *     null where there is nothing
 * @param right the same for the right
 * @param leftNode the left document's element around it, or {@link Document#NONE}
 * @param rightNode the right document's element around it, or {@link Document#NONE}
 * @param attribute the attribute whose value differs, {@code href} for example; null for text
 * @param leftMarks the words of {@code left} that are not in {@code right}, in order
 * @param rightMarks the words of {@code right} that are not in {@code left}, in order
 */
public record Passage(
    Grade grade,
    @Nullable String left,
    @Nullable String right,
    int leftNode,
    int rightNode,
    @Nullable String attribute,
    List<Mark> leftMarks,
    List<Mark> rightMarks) {
  public Passage {
    Objects.requireNonNull(grade, "grade");
    leftMarks = List.copyOf(leftMarks);
    rightMarks = List.copyOf(rightMarks);
    if (left == null && right == null) {
      throw new IllegalArgumentException("a passage has a text on one side at least");
    }
  }

  /**
   * How many words changed, parted by white space, on the side where there are more; all words
   * where none is marked.
   */
  public int changedWords() {
    boolean marked = !leftMarks.isEmpty() || !rightMarks.isEmpty();
    return marked
        ? Math.max(words(left, leftMarks), words(right, rightMarks))
        : Math.max(words(left), words(right));
  }

  private static int words(@Nullable String text, List<Mark> marks) {
    return text == null
        ? 0
        : marks.stream().mapToInt(mark -> words(text.substring(mark.from(), mark.to()))).sum();
  }

  private static int words(@Nullable String text) {
    return text == null || text.isBlank() ? 0 : text.strip().split("\\s+").length;
  }

  /** The same passage, graded otherwise: in the light of a noise mask, for example. */
  public Passage as(Grade other) {
    return new Passage(other, left, right, leftNode, rightNode, attribute, leftMarks, rightMarks);
  }
}
