package io.stemma.dom;

import java.util.Objects;

/**
 * Where a node stands, in words that survive in a report or a scraper: see {@link Locator}.
 *
 * @param node the document's node
 * @param selector a CSS selector that selects this element alone; {@code host >>> inner} where
 *     {@code inner} is to be looked for in the shadow tree or the frame document of {@code host}
 * @param xpath an XPath expression that selects this node alone, with the same {@code >>>}
 */
public record Place(int node, String selector, String xpath) {
  public Place {
    Objects.requireNonNull(selector, "selector");
    Objects.requireNonNull(xpath, "xpath");
  }
}
