package io.stemma.match;

/** The shapes of some children in a row, in a buffer that is used again and again. */
final class ChildList {
  private int[] shapes = new int[8];
  private int[] before = new int[9];
  private int count;

  /** Takes the children {@code from} to {@code to} (exclusive) of a shape. */
  void take(Shapes all, int parent, int from, int to) {
    count = to - from;
    if (count > shapes.length) {
      shapes = new int[2 * count];
      before = new int[2 * count + 1];
    }
    for (int i = 0; i < count; i++) {
      shapes[i] = all.child(parent, from + i);
      before[i + 1] = before[i] + all.size(shapes[i]);
    }
  }

  int count() {
    return count;
  }

  int shape(int index) {
    return shapes[index];
  }

  /** How many nodes the child's subtree has. */
  int size(int index) {
    return before[index + 1] - before[index];
  }

  /** How many nodes the children before this one have; of {@code count}, how many all have. */
  int nodesBefore(int index) {
    return before[index];
  }
}
