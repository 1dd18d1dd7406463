package io.stemma.report;

import io.stemma.dom.Box;
import io.stemma.dom.Document;
import io.stemma.dom.NodeMapping;
import io.stemma.field.FieldChange;
import io.stemma.match.Structure;
import io.stemma.verdict.Comparison;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where a field was that its selector has lost, and where that place is now.
 *
 * @param left where the value was
 * @param right what became of its element; where that is gone, where it would be in the nearest
 *     element around it that is still there; null where there is none
 * @param kept whether the element is still there
 */
record LostPlace(Box left, @Nullable Box right, boolean kept) {
  /** The place of a lost field; empty if none is lost, or it was nowhere to be seen. */
  static Optional<LostPlace> of(FieldChange field, Structure structure, Comparison comparison) {
    Document before = comparison.left().document();
    int node = field.left().hits().isEmpty() ? Document.NONE : field.left().hits().get(0).node();
    Box left = Highlight.box(before, node);
    if (left == null || !field.broke()) {
      return Optional.empty();
    }
    Document after = comparison.right().document();
    NodeMapping alignment = structure.alignment();
    for (int around = node; around != Document.NONE; around = before.parent(around)) {
      int image = alignment.toRight(around);
      Box then = Highlight.box(before, around);
      Box now = image == NodeMapping.NONE ? null : Highlight.box(after, image);
      if (then != null && now != null) {
        Box right =
            around == node
                ? now
                : new Box(
                    now.x() + left.x() - then.x(),
                    now.y() + left.y() - then.y(),
                    left.width(),
                    left.height());
        return Optional.of(new LostPlace(left, right, around == node));
      }
    }
    return Optional.of(new LostPlace(left, null, false));
  }
}
