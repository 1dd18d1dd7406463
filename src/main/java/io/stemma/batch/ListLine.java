package io.stemma.batch;

import io.stemma.page.PagePair;
import java.util.Objects;

/** What a line of a list was read as. */
public sealed interface ListLine {
  /** The line's number in its file, from 1. */
  long number();

  /** Two pages to compare. */
  record Pair(long number, PagePair pages) implements ListLine {
    public Pair {
      Objects.requireNonNull(pages, "pages");
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
