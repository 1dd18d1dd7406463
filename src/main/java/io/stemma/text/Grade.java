package io.stemma.text;

import java.util.Locale;

/** What kind of difference a {@link Passage} is. */
public enum Grade {
  /** Only stamps, relative times, tokens or counters differ, or the reader's own patterns match. */
  VOLATILE,
  /** Only white space, invisible marks, the case of letters or the breaks between lines differ. */
  SPACING,
  /** The same text stands elsewhere. */
  MOVED,
  /** A whole item of a list, a row of cards or an advertising slot was replaced by another. */
  ROTATED,
  /** The text stayed, words in it changed. */
  EDITED,
  /** New text. */
  ADDED,
  /** Text that is gone. */
  REMOVED;

  /** The name in results: lower case. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Whether a difference of this grade changes what the page says. */
  public boolean isContent() {
    return this == EDITED || this == ADDED || this == REMOVED;
  }
}
