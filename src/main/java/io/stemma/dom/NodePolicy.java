package io.stemma.dom;

import java.util.Set;

/** Which nodes of a document count as nodes of its {@link Tree}. */
public enum NodePolicy {
  /**
   * The elements below {@code body} that can be rendered. Elements that never are ({@code script},
   * {@code style}, {@code noscript}, {@code template}, {@code link}, {@code meta}) are left out,
   * and an inline {@code svg} counts as one node.
   */
  RENDERED,
  /** Every element and every comment below {@code body}: the reference article's count. */
  ALL;

  private static final Set<String> NEVER_RENDERED =
      Set.of("script", "style", "noscript", "template", "link", "meta");

  /** Whether the element or comment counts, if its parent does. */
  boolean counts(Document document, int node) {
    return switch (document.kind(node)) {
      case ELEMENT -> this == ALL || !NEVER_RENDERED.contains(document.tag(node));
      case COMMENT -> this == ALL;
      default -> false;
    };
  }

  /** Whether what lies below a counted node is looked at. */
  boolean opens(Document document, int node) {
    return this == ALL || !document.isTag(node, "svg");
  }
}
