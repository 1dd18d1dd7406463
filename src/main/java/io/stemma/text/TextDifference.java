package io.stemma.text;

import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * How the texts of two pages differ.
 *
 * @param distance the distance of the fingerprints of the whole texts, from 0 to 64
 * @param turnover how far the items that rotated move the fingerprint by themselves, from 0 to 64;
 *     what slots show that are there to show something else each time does not count
 * @param passages where they differ, in reading order of the right page; empty where the texts are
 *     equal
 * @param fallback in which way the comparison was coarser than usual because the texts are large
 *     and unlike; null where it was not
 */
public record TextDifference(
    int distance, int turnover, List<Passage> passages, @Nullable String fallback) {
  public TextDifference {
    passages = List.copyOf(passages);
  }

  /** Whether a passage says something else than before. */
  public boolean hasContent() {
    return passages.stream().anyMatch(passage -> passage.grade().isContent());
  }

  /** The same difference with passages graded anew: in the light of a noise mask, for example. */
  public TextDifference regraded(UnaryOperator<Passage> judge) {
    return new TextDifference(distance, turnover, passages.stream().map(judge).toList(), fallback);
  }
}
