package io.stemma.dom;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** The one pass that reduces a document to the tree of its counted nodes. */
final class Reduction {
  private static final Set<String> BODIES = Set.of("body", "frameset");

  private final Document document;
  private final NodePolicy policy;
  private final String[] labels;
  private final int[] parents;
  private final int[] ends;
  private final int[] nodes;
  private int size;

  Reduction(Document document, NodePolicy policy) {
    this.document = document;
    this.policy = policy;
    labels = new String[document.size()];
    parents = new int[document.size()];
    ends = new int[document.size()];
    nodes = new int[document.size()];
  }

  Tree tree() {
    for (int root : roots()) {
      reduce(root);
    }
    return Tree.ofArrays(
        Arrays.copyOf(labels, size),
        Arrays.copyOf(parents, size),
        Arrays.copyOf(ends, size),
        document,
        Arrays.copyOf(nodes, size));
  }

  /** The document's nodes under which everything counts. */
  private List<Integer> roots() {
    List<Integer> tops = new ArrayList<>();
    for (int top = document.size() == 0 ? Document.NONE : 0;
        top != Document.NONE;
        top = document.nextSibling(top)) {
      int body = document.isTag(top, "html") ? body(top) : Document.NONE;
      if (body != Document.NONE) {
        return List.of(body);
      }
      tops.add(top);
    }
    return tops;
  }

  private int body(int html) {
    for (int child = document.firstChild(html);
        child != Document.NONE;
        child = document.nextSibling(child)) {
      if (isBody(child)) {
        return child;
      }
    }
    return Document.NONE;
  }

  /**
   * Adds the counted nodes from {@code top} on, in document order, each under the nearest one that
   * holds it.
   */
  private void reduce(int top) {
    int parent = Tree.NONE;
    for (int node = top; node < document.end(top); ) {
      while (parent != Tree.NONE && node >= document.end(nodes[parent])) {
        parent = leave(parent);
      }
      if (isPassedThrough(node)) {
        node++;
      } else if (isFrameHead(node) || !policy.counts(document, node)) {
        node = document.end(node);
      } else {
        parent = enter(node, parent);
        node = policy.opens(document, node) ? node + 1 : document.end(node);
      }
    }
    while (parent != Tree.NONE) {
      parent = leave(parent);
    }
  }

  /** Whether the node itself does not count but what it holds does. */
  private boolean isPassedThrough(int node) {
    if (!document.inScope(node)) {
      return true;
    }
    return switch (document.kind(node)) {
      case SHADOW_ROOT, FRAME_DOCUMENT -> true;
      case ELEMENT -> isBody(node) || isFrameRoot(node);
      case TEXT, COMMENT -> false;
    };
  }

  private boolean isFrameHead(int node) {
    int parent = document.parent(node);
    return document.isTag(node, "head") && parent != Document.NONE && isFrameRoot(parent);
  }

  private boolean isFrameRoot(int node) {
    int parent = document.parent(node);
    return document.isTag(node, "html")
        && (parent == Document.NONE || document.kind(parent) == NodeKind.FRAME_DOCUMENT);
  }

  /**
   * A body of the page or of a frame's document; the parser allows no other, a script could build
   * one.
   */
  private boolean isBody(int node) {
    int parent = document.parent(node);
    return document.isElement(node)
        && BODIES.contains(document.tag(node))
        && (parent == Document.NONE || isFrameRoot(parent));
  }

  private int enter(int node, int parent) {
    labels[size] = document.isElement(node) ? document.tag(node) : Tree.COMMENT;
    parents[size] = parent;
    nodes[size] = node;
    return size++;
  }

  private int leave(int node) {
    ends[node] = size;
    return parents[node];
  }
}
