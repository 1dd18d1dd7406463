package io.stemma.match;

/**
 * Compares the structures of two pages.
 *
 * <pre>{@code
 * Structure structure = StructureMatcher.compare(IndexedTree.of(before), IndexedTree.of(after));
 * }</pre>
 */
public final class StructureMatcher {
  /**
   * The template similarity below which the template is taken for replaced, where nothing better is
   * known of a page. It stands in the middle of the gap that a collection of real pages leaves: see
   * the decision record on the template threshold.
   */
  public static final double TEMPLATE_THRESHOLD = 0.63;

  /** Which part of the budget the comparison of templates may take. */
  private static final int TEMPLATE_PART = 4;

  private StructureMatcher() {}

  /** How {@code left} and {@code right} relate, at the default cost. */
  public static Structure compare(IndexedTree left, IndexedTree right) {
    return compare(left, right, MatchOptions.DEFAULTS);
  }

  /** How {@code left} and {@code right} relate. */
  public static Structure compare(IndexedTree left, IndexedTree right, MatchOptions options) {
    TreeAlignment alignment = TreeAlignment.of(left, right, options, true);
    return new Structure(
        alignment.simple().size(),
        alignment.most(),
        left.tree().size(),
        right.tree().size(),
        templateSimilarity(left, right, options),
        alignment.fuller().alignment(),
        new Differences(alignment.simple(), alignment.fuller()).changes());
  }

  /** How alike the templates of {@code left} and {@code right} are, 0 to 1. */
  public static double templateSimilarity(IndexedTree left, IndexedTree right) {
    return templateSimilarity(left, right, MatchOptions.DEFAULTS);
  }

  private static double templateSimilarity(
      IndexedTree left, IndexedTree right, MatchOptions options) {
    return left.template()
        .similarity(right.template(), new MatchOptions(options.cells() / TEMPLATE_PART));
  }
}
