package io.stemma.text;

import java.util.List;
import java.util.Objects;

/**
 * A text that stands on lines of its own: a paragraph, a heading, a list item, a table cell, or
 * what stands between two line breaks. Never empty.
 *
 * @param node the innermost element that holds the whole text; the text's own node where it has
 *     none
 * @param text what is written there, white space collapsed to single spaces
 * @param runs which node each part of the text comes from, in order
 */
public record Block(int node, String text, List<Run> runs) {
  public Block {
    Objects.requireNonNull(text, "text");
    runs = List.copyOf(runs);
  }
}
