package io.stemma.dom;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/** Which one each node is among its siblings of its kind and tag: what nth-of-type counts. */
final class Siblings {
  private final int[] positions;
  private final BitSet onlyOfType = new BitSet();

  Siblings(Document document) {
    positions = new int[document.size()];
    Map<String, Integer> last = new HashMap<>();
    number(document, document.size() == 0 ? Document.NONE : 0, last);
    for (int parent = 0; parent < document.size(); parent++) {
      number(document, document.firstChild(parent), last);
    }
  }

  /** From 1. */
  int position(int node) {
    return positions[node];
  }

  boolean isOnlyOfType(int node) {
    return onlyOfType.get(node);
  }

  /** Numbers the siblings from {@code first} on; {@code last} is only lent. */
  private void number(Document document, int first, Map<String, Integer> last) {
    last.clear();
    for (int node = first; node != Document.NONE; node = document.nextSibling(node)) {
      String type = document.isElement(node) ? document.tag(node) : "#" + document.kind(node);
      Integer previous = last.put(type, node);
      positions[node] = previous == null ? 1 : positions[previous] + 1;
      onlyOfType.set(node, previous == null);
      if (previous != null) {
        onlyOfType.clear(previous);
      }
    }
  }
}
