package io.stemma.match;

import io.stemma.dom.Tree;

/**
 * The template that a page was made from, as far as the page shows it: its tree with repeats folded
 * ({@link Folding}), and the vocabulary of its class names and ids.
 */
final class Template {
  /** Below this likeness of vocabularies, nothing speaks for structure that merely looks alike. */
  private static final double FOREIGN = 0.65;

  /** From this likeness on the vocabularies are one. */
  private static final double SAME = 0.85;

  private final IndexedTree folded;
  private final Vocabulary vocabulary;

  private Template(IndexedTree folded, Vocabulary vocabulary) {
    this.folded = folded;
    this.vocabulary = vocabulary;
  }

  static Template of(Tree tree) {
    return new Template(IndexedTree.of(Folding.fold(tree)), Vocabulary.of(tree));
  }

  /** The page's tree with repeats folded. */
  IndexedTree folded() {
    return folded;
  }

  /**
   * How alike two templates are, 0 to 1: simple tree matching of the folded trees, and on top what
   * the fuller alignment finds through wrappers, renamed and moved elements. The latter counts to
   * the degree that the vocabularies agree: after a redesign much structure looks alike by chance,
   * while a wrapper leaves the names inside as they are. To the same degree wrappers themselves do
   * not count.
   */
  double similarity(Template other, MatchOptions options) {
    int nodes = folded.tree().size() + other.folded.tree().size();
    if (nodes == 0) {
      return 1;
    }
    TreeAlignment alignment = TreeAlignment.of(folded, other.folded, options, false);
    int matched = alignment.simple().size();
    int found = Math.max(0, alignment.fuller().size() - matched);
    int wrappers = found == 0 ? 0 : new Movements(alignment.fuller()).wrappers();
    double trust = (vocabulary.likeness(other.vocabulary) - FOREIGN) / (SAME - FOREIGN);
    double support = Math.max(0, Math.min(1, trust));
    return 2 * (matched + found * support) / (nodes - wrappers * support);
  }
}
