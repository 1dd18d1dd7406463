package io.stemma.dom;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

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
 * are children of that slot. Building takes one pass over the document, a place takes the way up to
 * the name it starts at. Safe for use by several threads.
 */
public final class Locator {
  private final Document document;
  private final LastingNames names;
  private final Siblings siblings;

  private Locator(Document document) {
    this.document = document;
    names = new LastingNames(document);
    siblings = new Siblings(document);
  }

  /** A locator of the nodes of {@code document}. */
  public static Locator of(Document document) {
    return new Locator(document);
  }

  /**
   * The place of {@code node}. A text or comment has an XPath of its own; no selector can select
   * it, so that is its parent's.
   */
  public Place place(int node) {
    Deque<String> selectors = new ArrayDeque<>();
    Deque<String> xpaths = new ArrayDeque<>();
    for (int at = node; at != Document.NONE; at = host(at)) {
      int element = document.isElement(at) ? at : names.parentElement(at);
      selectors.push(element == Document.NONE ? ":root" : selector(element));
      xpaths.push(xpath(at));
    }
    return new Place(node, String.join(" >>> ", selectors), String.join(" >>> ", xpaths));
  }

  /** The element that holds the scope of {@code node}; NONE for the document itself. */
  private int host(int node) {
    int scope = names.scope(node);
    return scope == Document.NONE ? Document.NONE : document.parent(scope);
  }

  private String selector(int element) {
    List<Integer> way = new ArrayList<>();
    for (int at = element; at != Document.NONE; at = names.parentElement(at)) {
      String name = names.selector(at);
      if (name != null) {
        return name + below(way);
      }
      way.add(at);
    }
    return fromTop(way);
  }

  /** The steps down the way, which was walked upwards. */
  private String below(List<Integer> way) {
    StringBuilder steps = new StringBuilder();
    for (int i = way.size() - 1; i >= 0; i--) {
      steps.append(" > ").append(step(way.get(i)));
    }
    return steps.toString();
  }

  private String step(int element) {
    String tag = CssName.escape(document.tag(element));
    return siblings.isOnlyOfType(element)
        ? tag
        : tag + ":nth-of-type(" + siblings.position(element) + ")";
  }

  /** The steps down the way from the top of the scope. */
  private String fromTop(List<Integer> way) {
    int top = way.remove(way.size() - 1);
    return names.scope(top) == Document.NONE
        ? step(top) + ":root" + below(way)
        : ":host > " + step(top) + below(way);
  }

  private String xpath(int node) {
    StringBuilder path = new StringBuilder();
    for (int at = node; ; ) {
      String id = document.isElement(at) ? names.id(at) : null;
      if (id != null && id.indexOf('"') < 0) {
        return path.insert(0, "//*[@id=\"" + id + "\"]").toString();
      }
      path.insert(0, "/" + xpathStep(at));
      int parent = names.parentElement(at);
      if (parent == Document.NONE) {
        return path.toString();
      }
      at = parent;
    }
  }

  private String xpathStep(int node) {
    String test =
        switch (document.kind(node)) {
          case ELEMENT ->
              names.isForeign(node) ? "*[name()='" + document.tag(node) + "']" : document.tag(node);
          case TEXT -> "text()";
          case COMMENT -> "comment()";
          case SHADOW_ROOT, FRAME_DOCUMENT -> "node()";
        };
    return siblings.isOnlyOfType(node) ? test : test + "[" + siblings.position(node) + "]";
  }
}
