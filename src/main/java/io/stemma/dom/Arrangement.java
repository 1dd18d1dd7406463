package io.stemma.dom;

/** Another order of a document's nodes, in which every subtree still is one stretch. */
final class Arrangement {
  private final Document original;
  private final int[] originals;
  private final int[] arranged;

  /**
   * Takes the array over.
   *
   * @param originals for each place in the new order the original's node that stands there
   */
  Arrangement(Document original, int[] originals) {
    this.original = original;
    this.originals = originals;
    arranged = new int[originals.length];
    for (int node = 0; node < originals.length; node++) {
      arranged[originals[node]] = node;
    }
  }

  Document original() {
    return original;
  }

  /** The original's node that has the number {@code node} in the new order. */
  int originalOf(int node) {
    return originals[node];
  }

  /** The number in the new order of the original's node {@code node}. */
  int arrangedOf(int node) {
    return arranged[node];
  }
}
