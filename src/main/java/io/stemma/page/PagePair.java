package io.stemma.page;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Two pages to compare.
 *
 * @param name what to call the pair; null for no name
 * @param type of which configured type the pages are; null where their addresses tell
 */
public record PagePair(
    @Nullable String name, @Nullable String type, PageSource left, PageSource right) {
  public PagePair {
    Objects.requireNonNull(left, "left");
    Objects.requireNonNull(right, "right");
  }

  /** Two pages without a name, of the type that their addresses tell. */
  public static PagePair of(PageSource left, PageSource right) {
    return new PagePair(null, null, left, right);
  }
}
