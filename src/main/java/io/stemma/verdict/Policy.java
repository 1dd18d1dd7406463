package io.stemma.verdict;

import java.util.Locale;

/** By which rule a kind is chosen. */
public enum Policy {
  /**
   * By the evidence: fields, template similarity, and the grade of every passage of text that
   * differs.
   */
  EVIDENCE,
  /**
   * By the reference article's rule: a field changed, else the documents are equal, else the
   * simhash distance of the whole normalised text is above the threshold ({@code content}) or not
   * ({@code noise}). Structure does not count.
   */
  DISTANCE;

  /** The name in options and results: lower case. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
