package io.stemma.batch;

import io.stemma.verdict.Comparison;

/** Told of a batch's progress, in one thread and in the order of the list. */
public interface BatchObserver {
  /** A pair was compared. */
  void compared(ListLine.Pair pair, Comparison comparison);

  /** A line names no pair; the batch goes on. */
  void refused(ListLine.Refused line);
}
