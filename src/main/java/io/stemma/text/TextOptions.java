package io.stemma.text;

/**
 * Which texts of a page count beside the visible ones.
 *
 * @param alternatives whether the alternative texts of pictures count
 * @param formValues whether the values in form fields count; those of passwords never do
 */
public record TextOptions(boolean alternatives, boolean formValues) {
  /** What a reader sees, and nothing else. */
  public static final TextOptions VISIBLE = new TextOptions(false, false);
}
