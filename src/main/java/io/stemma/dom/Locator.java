package io.stemma.dom;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Says where a node stands, by a CSS selector and an XPath expression that select this node alone
 * and are likely to do so tomorrow.
 *
 * <p>Both start at the nearest element with a lasting name of its own and go down from there child
 * by child. A lasting name is a unique id, test attribute, class, or landmark such as {@code main};
 * names that look generated ({@link GeneratedName}) never count. Within a shadow tree or a frame
 * document the way starts anew, after {@code >>>}:
 *
 * <pre>{@code
 * main > ul > li:nth-of-type(4)
 * #shop > my-card:nth-of-type(2) >>> .price
 * }</pre>
 *
 * <p>The selectors are about the document as Stemma holds it, where the children shown in a slot
 * are children of that slot. Where no name is found, a way starts at the top: with {@code :root} in
 * a document, with {@code :host >} in a shadow tree.
 *
 * <p>Building takes one pass over the document, when the first words are asked for. Safe for use by
 * several threads.
 */
public final class Locator {
  private final Document located;
  private final Document document;
  private final @Nullable Document sharing;
  private @Nullable LastingNames names;
  private @Nullable Siblings siblings;

  private Locator(Document located, @Nullable Document sharing) {
    this.located = located;
    this.sharing = sharing == null ? null : sharing.original();
    document = located.original();
  }

  /** A locator of the nodes of {@code document}. */
  public static Locator of(Document document) {
    return new Locator(document, null);
  }

  /**
   * A locator of the nodes of {@code document} that goes by no name but those that {@code sharing},
   * another capture of the page, has too: so a name that varies by itself is not taken for lasting.
   */
  public static Locator of(Document document, Document sharing) {
    return new Locator(document, sharing);
  }

  /** The place of {@code node}. */
  public Place place(int node) {
    return new Place(this, node);
  }

  Document document() {
    return located;
  }

  String selector(int node) {
    return scopeByScope(located.originalNode(node), this::selectorInScope);
  }

  String xpath(int node) {
    return scopeByScope(located.originalNode(node), this::xpathInScope);
  }

  private synchronized LastingNames names() {
    if (names == null) {
      names = new LastingNames(document, sharing == null ? null : new LastingNames(sharing));
    }
    return names;
  }

  private synchronized Siblings siblings() {
    if (siblings == null) {
      siblings = new Siblings(document);
    }
    return siblings;
  }

  /** One part for the node in its scope, before it one for the scope's host, and so on. */
  private String scopeByScope(int node, IntFunction<String> part) {
    Deque<String> parts = new ArrayDeque<>();
    for (int at = node; at != Document.NONE; ) {
      parts.push(part.apply(at));
      int scope = names().scope(at);
      at = scope == Document.NONE ? Document.NONE : document.parent(scope);
    }
    return String.join(" >>> ", parts);
  }

  private String selectorInScope(int node) {
    int element = document.isElement(node) ? node : names().parentElement(node);
    Deque<String> steps = new ArrayDeque<>();
    for (int at = element; at != Document.NONE; at = names().parentElement(at)) {
      String name = names().selector(at);
      if (name != null) {
        steps.push(name);
        return String.join(" > ", steps);
      }
      boolean isTop = names().parentElement(at) == Document.NONE;
      steps.push(isTop && names().scope(at) == Document.NONE ? step(at) + ":root" : step(at));
    }
    if (element == Document.NONE || names().scope(element) != Document.NONE) {
      steps.push(names().scope(node) == Document.NONE ? ":root" : ":host");
    }
    return String.join(" > ", steps);
  }

  private String step(int element) {
    String tag = CssName.escape(document.tag(element));
    return siblings().isOnlyOfType(element)
        ? tag
        : tag + ":nth-of-type(" + siblings().position(element) + ")";
  }

  private String xpathInScope(int node) {
    Deque<String> steps = new ArrayDeque<>();
    for (int at = node; at != Document.NONE; at = names().parentElement(at)) {
      String id = document.isElement(at) ? names().id(at) : null;
      if (id != null && id.indexOf('"') < 0) {
        steps.push("//*[@id=\"" + id + "\"]");
        return String.join("/", steps);
      }
      steps.push(xpathStep(at));
    }
    return "/" + String.join("/", steps);
  }

  private String xpathStep(int node) {
    String test =
        switch (document.kind(node)) {
          case ELEMENT ->
              names().isForeign(node)
                  ? "*[name()='" + document.tag(node) + "']"
                  : document.tag(node);
          case TEXT -> "text()";
          case COMMENT -> "comment()";
          case SHADOW_ROOT, FRAME_DOCUMENT -> "node()";
        };
    return siblings().isOnlyOfType(node) ? test : test + "[" + siblings().position(node) + "]";
  }
}
