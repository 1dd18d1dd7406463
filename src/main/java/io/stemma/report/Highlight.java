package io.stemma.report;

import io.stemma.dom.Box;
import io.stemma.dom.Document;
import io.stemma.dom.Place;
import io.stemma.field.FieldChange;
import io.stemma.field.Reading;
import io.stemma.match.Operation;
import io.stemma.match.StructuralChange;
import io.stemma.text.Passage;
import io.stemma.verdict.Comparison;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One difference as it is drawn on the pictures of the pages.
 *
 * @param id what its entry in the lists is called; the boxes are called the same with {@code -left}
 *     and {@code -right}
 * @param style what kind of difference it is: an operation, a grade, or {@code field}
 * @param label what a reader is told who points at it
 * @param left where it is on the left page; null where it has no place there
 * @param right where it is on the right page; null where it has no place there
 */
record Highlight(String id, String style, String label, @Nullable Box left, @Nullable Box right) {

  /** Which of two pages. */
  enum Side {
    LEFT,
    RIGHT;

    String label() {
      return this == LEFT ? "left" : "right";
    }
  }

  @Nullable Box box(Side side) {
    return side == Side.LEFT ? left : right;
  }

  /** What the box on that page is called. */
  String id(Side side) {
    return id + "-" + side.label();
  }

  /** A change of the structure. */
  static Highlight of(StructuralChange change, String id, Comparison comparison) {
    String operation = change.operation().label();
    return new Highlight(
        id,
        operation,
        operation + ": " + change.text(),
        box(comparison.left().document(), change.left()),
        box(comparison.right().document(), change.right()));
  }

  /** A difference of the texts. */
  static Highlight of(Passage passage, String id, Comparison comparison) {
    String grade = passage.grade().label();
    return new Highlight(
        id,
        grade,
        "text " + grade,
        passage.left() == null ? null : box(comparison.left().document(), passage.leftNode()),
        passage.right() == null ? null : box(comparison.right().document(), passage.rightNode()));
  }

  /** A field; one that did not change is drawn nowhere. */
  static Highlight of(FieldChange field, String id, Comparison comparison) {
    boolean drawn = field.changed();
    return new Highlight(
        id,
        "field",
        field.name(),
        drawn ? box(comparison.left().document(), field.left()) : null,
        drawn ? box(comparison.right().document(), field.right()) : null);
  }

  /** The same without its boxes inside of what came or went as a whole: one frame says it. */
  Highlight outside(List<Highlight> changes) {
    return new Highlight(
        id,
        style,
        label,
        isInside(changes, Operation.DELETE, Side.LEFT) ? null : left,
        isInside(changes, Operation.INSERT, Side.RIGHT) ? null : right);
  }

  private boolean isInside(List<Highlight> changes, Operation operation, Side side) {
    Box inner = box(side);
    return inner != null
        && changes.stream()
            .filter(change -> change.style.equals(operation.label()))
            .map(change -> change.box(side))
            .anyMatch(outer -> outer != null && contains(outer, inner));
  }

  private static boolean contains(Box outer, Box inner) {
    return outer.x() <= inner.x()
        && outer.y() <= inner.y()
        && outer.x() + outer.width() >= inner.x() + inner.width()
        && outer.y() + outer.height() >= inner.y() + inner.height();
  }

  private static @Nullable Box box(Document document, @Nullable Place place) {
    return place == null ? null : box(document, place.node());
  }

  private static @Nullable Box box(Document document, Reading reading) {
    return reading.hits().isEmpty() ? null : box(document, reading.hits().get(0).node());
  }

  /** Where a node is drawn; null if it is not, or is none. */
  static @Nullable Box box(Document document, int node) {
    Box box = node == Document.NONE ? null : document.box(node);
    return box == null || box.width() <= 0 || box.height() <= 0 ? null : box;
  }
}
