package io.stemma.match;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The weights of two lists' children by shape: lists of few shapes need few weights, whatever their
 * length. Lists of many shapes have no such table; each pair of them meets but once.
 */
final class ShapeClasses {
  private static final int TABLE_CELLS = 1 << 20;

  private int[] leftClasses = {};
  private int[] rightClasses = {};
  private int[] weights = {};
  private int width;
  private boolean hasTable;

  /** Begins with two lists. */
  void sort(ChildList lefts, ChildList rights) {
    leftClasses = leftClasses.length < lefts.count() ? new int[lefts.count()] : leftClasses;
    rightClasses = rightClasses.length < rights.count() ? new int[rights.count()] : rightClasses;
    int height = number(lefts, leftClasses);
    width = number(rights, rightClasses);
    long cells = (long) height * width;
    hasTable =
        Shortcuts.CLASSES
            && cells <= TABLE_CELLS
            && 2 * cells <= (long) lefts.count() * rights.count();
    if (hasTable) {
      weights = weights.length < cells ? new int[(int) cells] : weights;
      Arrays.fill(weights, 0, (int) cells, SimpleTreeMatching.UNKNOWN);
    }
  }

  private static int number(ChildList list, int[] classes) {
    Map<Integer, Integer> numbers = new HashMap<>();
    for (int i = 0; i < list.count(); i++) {
      classes[i] = numbers.computeIfAbsent(list.shape(i), shape -> numbers.size());
    }
    return numbers.size();
  }

  /** The weight of two children, by position, if it is remembered; else UNKNOWN. */
  int weight(int left, int right) {
    return hasTable
        ? weights[leftClasses[left] * width + rightClasses[right]]
        : SimpleTreeMatching.UNKNOWN;
  }

  void remember(int left, int right, int weight) {
    if (hasTable) {
      weights[leftClasses[left] * width + rightClasses[right]] = weight;
    }
  }
}
