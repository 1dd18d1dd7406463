package io.stemma.verdict;

import io.stemma.field.value.ValueDifference;
import io.stemma.text.Passage;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * How much a difference weighs, from 0 to 1, so that the weightiest of a flood can be read first.
 * Each kind has its range; where in it depends on how much changed. It ranks, and measures nothing.
 */
final class Severity {
  /** What a difference can weigh that does not matter. */
  private static final double NOISE = 0.1;

  /** A tracked value that cannot be read any more: worse than most changes of it. */
  static final double LOST = 0.85;

  /** A selector that reads the wrong element: what it reads looks right, and is not. */
  static final double HIJACKED = 0.9;

  /** A value that the page's structured data contradicts. */
  static final double DISAGREEMENT = 0.75;

  /** So many changed words take content half-way up its range. */
  private static final double MANY_WORDS = 100;

  private Severity() {}

  /** Of a changed value, by its size in percent where it has one: 0.7 to 0.9. */
  static double ofChange(@Nullable ValueDifference difference) {
    if (difference == null || difference.percent() == null) {
      return 0.75;
    }
    return 0.7 + 0.2 * Math.min(1, difference.percent().abs().doubleValue() / 100);
  }

  /** Of a template similarity below its threshold: 0.6 to 0.9. */
  static double ofTemplate(double similarity, double threshold) {
    return 0.6 + 0.3 * (1 - similarity / threshold);
  }

  /** Of passages that say something else: 0.2 to 0.6. */
  static double ofContent(List<Passage> passages) {
    int words = passages.stream().mapToInt(Passage::changedWords).sum();
    return 0.2 + 0.4 * words / (words + MANY_WORDS);
  }

  /** Of a distance of the fingerprints above the threshold: 0.2 to 0.6. */
  static double ofDistance(int bits) {
    return 0.2 + 0.4 * bits / 64;
  }

  /** Of a difference that does not matter: up to 0.1. */
  static double ofNoise(int bits) {
    return NOISE * bits / 64;
  }

  /**
   * Of a whole verdict. Of each kind the weightiest finding counts, and every further kind takes
   * away a part of what is missing to 1.
   */
  static double of(Collection<Finding> findings) {
    Map<ChangeKind, Double> weightiest =
        findings.stream().collect(Collectors.toMap(Finding::kind, Finding::severity, Math::max));
    double missing =
        weightiest.values().stream().mapToDouble(each -> 1 - each).reduce(1, (a, b) -> a * b);
    return 1 - missing;
  }
}
