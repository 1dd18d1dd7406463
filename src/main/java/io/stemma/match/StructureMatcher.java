package io.stemma.match;

import io.stemma.dom.Tree;

/**
 * Compares the structures of two pages.
 *
 * <pre>{@code
 * Structure structure = StructureMatcher.compare(IndexedTree.of(before), IndexedTree.of(after));
 * }</pre>
 */
public final class StructureMatcher {
  private StructureMatcher() {}

  /** How {@code left} and {@code right} relate. */
  public static Structure compare(IndexedTree left, IndexedTree right) {
    ShapePairs pairs = ShapePairs.of(left.shapes(), right.shapes());
    SimpleTreeMatching matching = new SimpleTreeMatching(pairs);
    int matched = matching.score(left.shape(Tree.NONE), right.shape(Tree.NONE)) - 1;
    Matches simple = Matches.none(left.tree(), right.tree());
    new Aligner(left, right, pairs, matching::score, simple).alignBelow(Tree.NONE, Tree.NONE);
    Matches fuller = new FullerAlignment(left, right, pairs, matching).from(simple, true);
    return new Structure(
        matched,
        matched,
        left.tree().size(),
        right.tree().size(),
        templateSimilarity(left, right),
        fuller.alignment(),
        new Differences(simple, fuller).changes());
  }

  /** How alike the templates of {@code left} and {@code right} are, 0 to 1. */
  public static double templateSimilarity(IndexedTree left, IndexedTree right) {
    return left.template().similarity(right.template());
  }
}
