package io.stemma.batch;

import io.stemma.page.PageSource;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What a line of a list was read as. */
public sealed interface ListLine {
  /** The line's number in its file, from 1. */
  long number();

  /**
   * Two pages to compare.
   *
   * @param name what the list calls the pair; null where it gives no name
   */
  record Pair(long number, @Nullable String name, PageSource left, PageSource right)
      implements ListLine {
    public Pair {
      Objects.requireNonNull(left, "left");
      Objects.requireNonNull(right, "right");
    }
  }

  /**
   * A line that names no pair.
   *
   * @param reason what is wrong with it and what would be right
   */
  record Refused(long number, String reason) implements ListLine {
    public Refused {
      Objects.requireNonNull(reason, "reason");
    }
  }
}
