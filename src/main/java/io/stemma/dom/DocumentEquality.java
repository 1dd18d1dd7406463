package io.stemma.dom;

/** Whether the scopes of two documents hold the same nodes in the same places. */
final class DocumentEquality {
  private final Document left;
  private final Document right;
  private final int[] leftPlaces;
  private final int[] rightPlaces;

  DocumentEquality(Document left, Document right) {
    this.left = left;
    this.right = right;
    leftPlaces = new int[left.size()];
    rightPlaces = new int[right.size()];
  }

  boolean holds() {
    int a = next(left, -1);
    int b = next(right, -1);
    int place = 0;
    while (a < left.size() && b < right.size()) {
      leftPlaces[a] = place;
      rightPlaces[b] = place++;
      if (!sameNode(a, b)) {
        return false;
      }
      a = next(left, a);
      b = next(right, b);
    }
    return a == left.size() && b == right.size();
  }

  private static int next(Document document, int node) {
    int next = node + 1;
    while (next < document.size() && !document.inScope(next)) {
      next++;
    }
    return next;
  }

  private boolean sameNode(int a, int b) {
    return left.kind(a) == right.kind(b)
        && left.visible(a) == right.visible(b)
        && parentPlace(left, leftPlaces, a) == parentPlace(right, rightPlaces, b)
        && (left.isElement(a)
            ? left.tag(a).equals(right.tag(b)) && left.attributes(a).equals(right.attributes(b))
            : left.text(a).equals(right.text(b)));
  }

  /** The place of the nearest node in scope around {@code node}; -1 where there is none. */
  private static int parentPlace(Document document, int[] places, int node) {
    int parent = document.parent(node);
    while (parent != Document.NONE && !document.inScope(parent)) {
      parent = document.parent(parent);
    }
    return parent == Document.NONE ? -1 : places[parent];
  }
}
