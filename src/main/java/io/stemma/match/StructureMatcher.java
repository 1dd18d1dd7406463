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
    ShapePairs pairs = new ShapePairs(left.shapes(), right.shapes());
    SimpleTreeMatching matching = new SimpleTreeMatching(pairs);
    int matched = matching.score(left.shape(Tree.NONE), right.shape(Tree.NONE)) - 1;
    Alignment alignment = new Aligner(left, right, pairs, matching).align();
    return new Structure(
        matched,
        matched,
        left.tree().size(),
        right.tree().size(),
        templateSimilarity(left, right),
        alignment,
        new Differences(left.tree(), right.tree(), alignment).changes());
  }

  private static double templateSimilarity(IndexedTree left, IndexedTree right) {
    IndexedTree leftFolded = IndexedTree.of(Folding.fold(left.tree()));
    IndexedTree rightFolded = IndexedTree.of(Folding.fold(right.tree()));
    int nodes = leftFolded.tree().size() + rightFolded.tree().size();
    int matched =
        new SimpleTreeMatching(new ShapePairs(leftFolded.shapes(), rightFolded.shapes()))
                .score(leftFolded.shape(Tree.NONE), rightFolded.shape(Tree.NONE))
            - 1;
    return nodes == 0 ? 1 : 2.0 * matched / nodes;
  }
}
