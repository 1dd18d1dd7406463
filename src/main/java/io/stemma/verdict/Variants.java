package io.stemma.verdict;

import java.util.Comparator;
import java.util.List;

/** The known versions of a page that flips between them: each is as good as another. */
public final class Variants {
  /** The quietest first: by the kind, then by how much it weighs, then by the text. */
  private static final Comparator<Comparison> QUIETEST =
      Comparator.comparing((Comparison each) -> each.verdict().kind())
          .reversed()
          .thenComparingDouble(each -> each.verdict().severity())
          .thenComparingInt(Variants::distance);

  private Variants() {}

  /**
   * Of comparisons of one page with each of its known versions the one that says least: a page that
   * shows any of them is not news.
   *
   * @param comparisons one or more; of equally quiet ones the first is taken
   */
  public static Comparison nearest(List<Comparison> comparisons) {
    return comparisons.stream().min(QUIETEST).orElseThrow();
  }

  private static int distance(Comparison comparison) {
    return comparison.difference() == null ? 64 : comparison.difference().text().distance();
  }
}
