package io.stemma.text;

import io.stemma.dom.Document;
import java.net.URI;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;

/** The links of two blocks that say the same: those that lead elsewhere than before. */
final class Links {
  private final Side left;
  private final Side right;
  private final Set<Integer> seen = new HashSet<>();

  Links(Side left, Side right) {
    this.left = left;
    this.right = right;
  }

  /** Hands over each pair of links in the two blocks whose targets differ, once. */
  void compare(int leftBlock, int rightBlock, BiConsumer<Integer, Integer> changed) {
    List<Run> before = left.block(leftBlock).runs();
    List<Run> after = right.block(rightBlock).runs();
    int at = 0;
    for (Run run : before) {
      while (at < after.size() - 1 && after.get(at).to() <= run.from()) {
        at++;
      }
      int leftLink = link(left, run.node());
      int rightLink = link(right, after.get(at).node());
      if (leftLink != Document.NONE && rightLink != Document.NONE && seen.add(leftLink)) {
        String was = href(left, leftLink);
        String is = href(right, rightLink);
        if (!was.equals(is) && !target(left, was).isSame(target(right, is))) {
          changed.accept(leftLink, rightLink);
        }
      }
    }
  }

  /** The link that a node stands in, or {@link Document#NONE}. */
  private static int link(Side side, int from) {
    Document document = side.text().document();
    int node = from;
    while (node != Document.NONE && !isLink(document, node)) {
      node = document.parent(node);
    }
    return node;
  }

  private static boolean isLink(Document document, int node) {
    return document.isTag(node, "a") && document.attribute(node, "href") != null;
  }

  /** Where a link leads; addresses that cannot be resolved count as they are. */
  private static LinkTarget target(Side side, String href) {
    String base = side.text().document().baseUri();
    if (href.startsWith("#") || base.isEmpty()) {
      return LinkTarget.of(href);
    }
    try {
      return LinkTarget.of(URI.create(base).resolve(href.strip()).toString());
    } catch (IllegalArgumentException malformed) {
      return LinkTarget.of(href);
    }
  }

  static String href(Side side, int link) {
    return Objects.requireNonNull(side.text().document().attribute(link, "href"));
  }
}
