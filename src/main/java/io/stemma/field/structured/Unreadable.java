package io.stemma.field.structured;

import java.util.Objects;

/**
 * A piece of structured data that could not be read.
 *
 * @param node the element that holds it
 * @param where which piece: {@code JSON-LD block 2}
 * @param why what is wrong with it, where in it
 */
public record Unreadable(int node, String where, String why) {
  public Unreadable {
    Objects.requireNonNull(where, "where");
    Objects.requireNonNull(why, "why");
  }
}
