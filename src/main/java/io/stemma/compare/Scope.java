package io.stemma.compare;

import io.stemma.dom.CssSelector;
import io.stemma.dom.Document;
import java.util.BitSet;
import java.util.List;

/**
 * The part of a page that is compared: a function from document to document.
 *
 * @param region what to compare, everything below included; empty for the whole page
 * @param ignored what to leave out, everything below included
 */
public record Scope(List<CssSelector> region, List<CssSelector> ignored) {
  /** The whole page. */
  public static final Scope WHOLE_PAGE = new Scope(List.of(), List.of());

  public Scope {
    region = List.copyOf(region);
    ignored = List.copyOf(ignored);
  }

  /**
   * The document reduced to the scope; empty where the region matches nothing. The nodes that remain
   * keep their order; a region's element without its surroundings becomes a root.
   */
  public Document of(Document document) {
    if (region.isEmpty() && ignored.isEmpty()) {
      return document;
    }
    BitSet kept = new BitSet(document.size());
    if (region.isEmpty()) {
      kept.set(0, document.size());
    }
    region.forEach(selector -> set(kept, document, selector, true));
    ignored.forEach(selector -> set(kept, document, selector, false));
    return copy(document, kept);
  }

  private static void set(BitSet kept, Document document, CssSelector selector, boolean value) {
    for (int node : selector.select(document)) {
      kept.set(node, document.end(node), value);
    }
  }

  private static Document copy(Document document, BitSet kept) {
    Document.Builder copy = Document.builder(document.baseUri());
    int open = Document.NONE;
    for (int node = kept.nextSetBit(0); node >= 0; node = kept.nextSetBit(node + 1)) {
      while (open != Document.NONE && !document.contains(open, node)) {
        copy.close();
        open = keptParent(document, kept, open);
      }
      copy.openCopy(document, node);
      open = node;
    }
    while (open != Document.NONE) {
      copy.close();
      open = keptParent(document, kept, open);
    }
    return copy.build();
  }

  private static int keptParent(Document document, BitSet kept, int node) {
    int parent = document.parent(node);
    return parent != Document.NONE && kept.get(parent) ? parent : Document.NONE;
  }
}
