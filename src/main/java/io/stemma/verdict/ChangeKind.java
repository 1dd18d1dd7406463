package io.stemma.verdict;

import java.util.Locale;

/** What a difference means, the weightiest first: the first kind that holds is a verdict's kind. */
public enum ChangeKind {
  /** Nothing can be said: one of the pages is not the page itself. */
  UNKNOWN,
  /** A tracked value changed. */
  FIELD,
  /** The page is built differently, so selectors and scrapers are at risk. */
  TEMPLATE,
  /** What the page says changed. */
  CONTENT,
  /** The documents differ in nothing that matters. */
  NOISE,
  /** The documents are the same. */
  NONE;

  /** The kind's name in results and options: {@code template}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
