package io.stemma.dom;

/**
 * Where a node stands, in words that survive in a report or a scraper: see {@link Locator}.
 *
 * <p>The words are made when they are asked for, which takes the way up from the node; so a place
 * costs nothing until somebody looks at it. Two places are equal if they are the same node of the
 * same document.
 */
public final class Place {
  private final Locator locator;
  private final int node;

  Place(Locator locator, int node) {
    this.locator = locator;
    this.node = node;
  }

  /** The document's node. */
  public int node() {
    return node;
  }

  /**
   * A CSS selector that selects this element alone; {@code host >>> inner} where {@code inner} is
   * to be looked for in the shadow tree or the frame document of {@code host}. Of a text or
   * comment, which no selector selects, its parent's.
   */
  public String selector() {
    return locator.selector(node);
  }

  /** An XPath expression that selects this node alone, with the same {@code >>>}. */
  public String xpath() {
    return locator.xpath(node);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Place place
        && place.node == node
        && place.locator.document() == locator.document();
  }

  @Override
  public int hashCode() {
    return node;
  }

  /** The selector. */
  @Override
  public String toString() {
    return selector();
  }
}
