package io.stemma.match;

/** The shapes of some children in a row, in a buffer that is used again and again. */
final class ChildList {
  private int[] shapes = new int[8];
  private int[] before = new int[9];
  private int count;

  /** The shapes of some nodes. */
  static ChildList of(IndexedTree tree, int[] nodes, int from, int count) {
    ChildList list = new ChildList();
    list.reserve(count);
    for (int i = 0; i < count; i++) {
      list.set(i, tree.shape(nodes[from + i]), tree.tree().size(nodes[from + i]));
    }
    return list;
  }

  /** Takes the children {@code from} to {@code to} (exclusive) of a shape. */
  void take(Shapes all, int parent, int from, int to) {
    reserve(to - from);
    for (int i = 0; i < count; i++) {
      int shape = all.child(parent, from + i);
      set(i, shape, all.size(shape));
    }
  }

  private void reserve(int length) {
    count = length;
    if (length > shapes.length) {
      shapes = new int[2 * length];
      before = new int[2 * length + 1];
    }
  }

  private void set(int index, int shape, int size) {
    shapes[index] = shape;
    before[index + 1] = before[index] + size;
  }

  int count() {
    return count;
  }

  int shape(int index) {
    return shapes[index];
  }

  /** Whether no child has children. */
  boolean areLeaves() {
    return before[count] == count;
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
