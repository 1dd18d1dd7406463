package io.stemma.match;

import io.stemma.dom.Tree;

/**
 * One alignment of two trees: what simple tree matching matches, how far that can be trusted, and
 * what the fuller alignment adds.
 *
 * @param simple the pairs of simple tree matching; some of the best ones if not exact
 * @param most how many pairs there can be at most; {@code simple.size()} if exact
 * @param fuller the pairs in truth
 */
record TreeAlignment(Matches simple, int most, Matches fuller) {
  /** Which part of the budget two lists may take where partners are chosen by estimates. */
  private static final int ESTIMATED_PART = 20;

  /** Which part of the budget the fuller alignment may take. */
  private static final int FULLER_PART = 4;

  /**
   * Aligns two trees.
   *
   * @param byContent whether what subtrees say may tell which of several equal ones is meant
   */
  static TreeAlignment of(
      IndexedTree left, IndexedTree right, MatchOptions options, boolean byContent) {
    ShapePairs pairs = ShapePairs.of(left.shapes(), right.shapes());
    SimpleTreeMatching matching = new SimpleTreeMatching(pairs);
    matching.allow(options.cells());
    int score = matching.score(left.shape(Tree.NONE), right.shape(Tree.NONE));
    boolean isExact = score != SimpleTreeMatching.UNKNOWN;
    matching.allow(Long.MAX_VALUE);
    Matches simple = Matches.none(left.tree(), right.tree());
    if (isExact) {
      new Aligner(left, right, pairs, matching::score, simple).alignBelow(Tree.NONE, Tree.NONE);
    } else {
      new Aligner(left, right, pairs, new Estimates(pairs, matching)::weight, simple)
          .limitedTo(options.cells() / ESTIMATED_PART)
          .alignBelow(Tree.NONE, Tree.NONE);
    }
    if (byContent) {
      new Sliding(left, right, pairs, simple).slide();
    }
    matching.allow(options.cells() / FULLER_PART);
    Matches fuller = new FullerAlignment(left, right, pairs, matching).from(simple, byContent);
    if (byContent) {
      new Sliding(left, right, pairs, fuller).slide();
    }
    int most = isExact ? score - 1 : PathBound.of(left.tree(), right.tree());
    return new TreeAlignment(simple, most, fuller);
  }
}
