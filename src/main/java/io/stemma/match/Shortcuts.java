package io.stemma.match;

import java.util.List;

/**
 * What {@link SimpleTreeMatching} leaves out without changing what it finds. All are taken, unless
 * the benchmark that shows what each is worth switches one off: {@code
 * -Dstemma.match.without=band}.
 */
final class Shortcuts {
  private static final List<String> WITHOUT =
      List.of(System.getProperty("stemma.match.without", "").split(",", -1));

  /** Equal first and equal last children are matched at once. */
  static final boolean EQUAL_ENDS = takes("equal-ends");

  /**
   * Weights that could not improve their cell, by the sizes of both children, are not asked for.
   */
  static final boolean SIZES = takes("sizes");

  /** Cells far from the diagonal are not looked at: {@link Band}. */
  static final boolean BAND = takes("band");

  /** Weights are kept by shape within two lists: {@link ShapeClasses}. */
  static final boolean CLASSES = takes("classes");

  /** Lists of leaves are matched by labels: {@link LabelSequences}. */
  static final boolean LABELS = takes("labels");

  /** Pairs whose children have no label in common need no matching. */
  static final boolean CHILD_LABELS = takes("child-labels");

  /** Scores of pairs are remembered: {@link PairMemo}. */
  static final boolean MEMO = takes("memo");

  private Shortcuts() {}

  private static boolean takes(String shortcut) {
    return !WITHOUT.contains(shortcut);
  }
}
