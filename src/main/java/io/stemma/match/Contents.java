package io.stemma.match;

import io.stemma.dom.Document;
import io.stemma.dom.Tree;
import java.util.List;

/**
 * What each subtree of a page says, as a hash: its texts, and the attributes that tell one element
 * from another. Two subtrees of one shape and one content are taken to be the same thing.
 */
final class Contents {
  private static final List<String> TELLING =
      List.of("id", "href", "src", "alt", "name", "value", "title");

  private final long[] hashes;
  private final int[] lengths;

  private Contents(Tree tree) {
    hashes = new long[tree.size()];
    lengths = new int[tree.size()];
    Document document = tree.document();
    for (int node = tree.size() - 1; node >= 0; node--) {
      addOwn(document, tree, node);
      int parent = tree.parent(node);
      if (parent != Tree.NONE) {
        hashes[parent] = mix(hashes[parent], hashes[node]);
        lengths[parent] += lengths[node];
      }
    }
  }

  static Contents of(Tree tree) {
    return new Contents(tree);
  }

  /** The hash of what the node's subtree says. */
  long hash(int node) {
    return hashes[node];
  }

  /** How many characters of text the node's subtree has. */
  int length(int node) {
    return lengths[node];
  }

  private void addOwn(Document document, Tree tree, int node) {
    int top = tree.documentNode(node);
    if (!document.isElement(top)) {
      return;
    }
    for (String name : TELLING) {
      String value = document.attribute(top, name);
      if (value != null) {
        hashes[node] = mix(hashes[node], value.hashCode());
      }
    }
    for (int child = document.firstChild(top);
        child != Document.NONE;
        child = document.nextSibling(child)) {
      String text = document.isText(child) ? document.text(child).strip() : "";
      if (!text.isEmpty()) {
        hashes[node] = mix(hashes[node], text.hashCode());
        lengths[node] += text.length();
      }
    }
  }

  private static long mix(long hash, long next) {
    return (Long.rotateLeft(hash, 7) ^ next) * 0x9E3779B97F4A7C15L + 1;
  }
}
