package io.stemma.text;

import io.stemma.dom.Document;
import java.net.URI;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;

/** The links of two blocks that say the same: those that lead elsewhere than before. */
final class Links {
  /** In a saved page nobody knows what its root was. */
  private static final Pattern ROOT_OR_HERE = Pattern.compile("^(?:\\./|/)");

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

  /**
   * Where a link leads, seen from its page: a site has the same links wherever it is served from.
   * Addresses that cannot be resolved count as they are.
   */
  private static LinkTarget target(Side side, String href) {
    String base = side.text().document().baseUri();
    String address = href.strip();
    if (address.startsWith("#") || base.isEmpty()) {
      return LinkTarget.of(address);
    }
    try {
      URI page = URI.create(base);
      return LinkTarget.of(
          "file".equals(page.getScheme())
              ? fromSavedPage(address)
              : withoutOrigin(page, page.resolve(address)));
    } catch (IllegalArgumentException malformed) {
      return LinkTarget.of(href);
    }
  }

  private static String fromSavedPage(String address) {
    boolean hasHost = URI.create(address).isAbsolute() || address.startsWith("//");
    return hasHost ? address : "/" + ROOT_OR_HERE.matcher(address).replaceFirst("");
  }

  private static String withoutOrigin(URI page, URI target) {
    boolean isOwn =
        Objects.equals(page.getScheme(), target.getScheme())
            && Objects.equals(page.getRawAuthority(), target.getRawAuthority())
            && target.getRawPath() != null;
    if (!isOwn) {
      return target.toString();
    }
    return target.getRawPath()
        + (target.getRawQuery() == null ? "" : "?" + target.getRawQuery())
        + (target.getRawFragment() == null ? "" : "#" + target.getRawFragment());
  }

  static String href(Side side, int link) {
    return Objects.requireNonNull(side.text().document().attribute(link, "href"));
  }
}
