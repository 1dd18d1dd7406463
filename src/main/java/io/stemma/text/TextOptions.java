package io.stemma.text;

import java.util.List;

/**
 * Which texts of a page count.
 *
 * @param alternatives whether the alternative texts of pictures count beside what is visible
 * @param formValues whether the values that form fields come with do, those of passwords never;
 *     what a script or a person put into them later is no part of the document
 * @param ignored what of it does not matter
 */
public record TextOptions(boolean alternatives, boolean formValues, List<IgnorePattern> ignored) {
  /** What a reader sees, all of it, and nothing else. */
  public static final TextOptions VISIBLE = new TextOptions(false, false, List.of());

  public TextOptions {
    ignored = List.copyOf(ignored);
  }

  /** The same options with patterns of text to ignore. */
  public TextOptions ignoring(List<IgnorePattern> patterns) {
    return new TextOptions(alternatives, formValues, patterns);
  }
}
