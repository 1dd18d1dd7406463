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

  /** Whether nothing is left out. */
  public boolean isWholePage() {
    return region.isEmpty() && ignored.isEmpty();
  }

  /** The document with this scope; nothing of it where the region matches nothing. */
  public Document of(Document document) {
    if (isWholePage()) {
      return document;
    }
    BitSet scope = new BitSet(document.size());
    if (region.isEmpty()) {
      scope.set(0, document.size());
    }
    region.forEach(selector -> set(scope, document, selector, true));
    ignored.forEach(selector -> set(scope, document, selector, false));
    return document.scopedTo(scope);
  }

  private static void set(BitSet scope, Document document, CssSelector selector, boolean value) {
    for (int node : selector.select(document)) {
      scope.set(node, document.end(node), value);
    }
  }
}
