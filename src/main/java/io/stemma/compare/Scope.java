package io.stemma.compare;

import io.stemma.dom.CssSelector;
import io.stemma.dom.Document;
import io.stemma.page.ConsentLayers;
import java.util.BitSet;
import java.util.List;

/**
 * The part of a page that is compared: a function from document to document.
 *
 * @param region what to compare, everything below included; empty for the whole page
 * @param ignored what to leave out, everything below included
 * @param keepConsent whether layers that ask for consent to cookies are compared too
 */
public record Scope(List<CssSelector> region, List<CssSelector> ignored, boolean keepConsent) {
  /** The whole page, without layers that ask for consent. */
  public static final Scope WHOLE_PAGE = new Scope(List.of(), List.of());

  public Scope {
    region = List.copyOf(region);
    ignored = List.copyOf(ignored);
  }

  /** A scope without layers that ask for consent. */
  public Scope(List<CssSelector> region, List<CssSelector> ignored) {
    this(region, ignored, false);
  }

  /** Whether every part of the page counts; a layer that asks for consent is no part of it. */
  public boolean isWholePage() {
    return region.isEmpty() && ignored.isEmpty();
  }

  /** The document with this scope; nothing of it where the region matches nothing. */
  public Document of(Document document) {
    int[] layers = keepConsent ? new int[0] : ConsentLayers.of(document).toArray();
    if (isWholePage() && layers.length == 0) {
      return document;
    }
    BitSet scope = new BitSet(document.size());
    if (region.isEmpty()) {
      scope.set(0, document.size());
    }
    region.forEach(selector -> set(scope, document, selector, true));
    ignored.forEach(selector -> set(scope, document, selector, false));
    for (int layer : layers) {
      scope.clear(layer, document.end(layer));
    }
    return document.scopedTo(scope);
  }

  private static void set(BitSet scope, Document document, CssSelector selector, boolean value) {
    for (int node : selector.select(document)) {
      scope.set(node, document.end(node), value);
    }
  }
}
