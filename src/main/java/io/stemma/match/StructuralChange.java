package io.stemma.match;

import io.stemma.dom.Place;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One thing that happened to a page's structure, as a person would name it.
 *
 * @param operation what happened
 * @param left where on the left page; null for an insert or a wrap
 * @param right where on the right page; null for a delete or an unwrap
 * @param elements how many nodes came, went or moved; 1 for a relabel, wrap or unwrap
 * @param share which part of the lost similarity this accounts for, 0 to 1: all changes' shares add
 *     up to 1 - similarity. 0 for a change that simple tree matching does not see
 * @param text the beginning of the visible text inside; may be empty
 */
public record StructuralChange(
    Operation operation,
    @Nullable Place left,
    @Nullable Place right,
    int elements,
    double share,
    String text) {
  public StructuralChange {
    Objects.requireNonNull(operation, "operation");
    Objects.requireNonNull(text, "text");
    if (left == null && right == null) {
      throw new IllegalArgumentException("a structural change needs a place on one side at least");
    }
  }
}
