package io.stemma.dom;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;

/**
 * Puts the children of elements whose order means nothing into one that depends on what they say
 * alone, so that two captures of a shuffled list become the same list. Children that are elements
 * change places among each other; text and comments between them stay.
 *
 * <p>They are sorted by their text without its digits, so that a counter or a time in an item does
 * not send it elsewhere; then by all of their text, their tags and their attributes. What is out of
 * scope does not count. The selectors that a {@link Locator} gives for the sorted document are
 * those of the original.
 *
 * <p>Takes time linear in the size of the page but for the sorting, once per level of sorted
 * elements inside sorted elements.
 */
public final class SortedChildren {
  private final Document document;
  private final BitSet parents;
  private final int[] order;
  private int size;

  private SortedChildren(Document document, BitSet parents) {
    this.document = document;
    this.parents = parents;
    order = new int[document.size()];
  }

  /**
   * The document with the children of every element that one of the selectors matches sorted; the
   * document itself where none matches.
   */
  public static Document of(Document document, List<CssSelector> selectors) {
    BitSet parents = new BitSet();
    for (CssSelector selector : selectors) {
      for (int node : selector.select(document)) {
        parents.set(node, document.isElement(node));
      }
    }
    return parents.isEmpty() ? document : new SortedChildren(document, parents).sorted();
  }

  private Document sorted() {
    int[] roots = new int[document.size()];
    int count = 0;
    for (int root = 0; root < document.size(); root = document.end(root)) {
      roots[count++] = root;
    }
    Deque<Integer> open = new ArrayDeque<>();
    for (int root = count - 1; root >= 0; root--) {
      open.push(roots[root]);
    }
    while (!open.isEmpty()) {
      int node = open.pop();
      order[size++] = node;
      List<Integer> children = children(node);
      for (int child = children.size() - 1; child >= 0; child--) {
        open.push(children.get(child));
      }
    }
    return document.arranged(new Arrangement(document, order));
  }

  private List<Integer> children(int node) {
    List<Integer> children = new ArrayList<>();
    List<Child> elements = new ArrayList<>();
    boolean sorts = parents.get(node);
    for (int child = document.firstChild(node);
        child != Document.NONE;
        child = document.nextSibling(child)) {
      children.add(child);
      if (sorts && document.isElement(child)) {
        elements.add(child(child));
      }
    }
    elements.sort(Child.ORDER);
    int next = 0;
    for (int place = 0; place < children.size() && next < elements.size(); place++) {
      if (document.isElement(children.get(place))) {
        children.set(place, elements.get(next++).node());
      }
    }
    return children;
  }

  private Child child(int node) {
    StringBuilder text = new StringBuilder();
    StringBuilder markup = new StringBuilder();
    for (int at = node; at < document.end(node); at++) {
      if (!document.inScope(at)) {
        continue;
      }
      if (document.isText(at) && document.visible(at)) {
        text.append(document.text(at).strip()).append(' ');
      } else if (document.isElement(at)) {
        markup.append(document.tag(at)).append(document.attributes(at));
      }
    }
    return new Child(node, withoutDigits(text), text.toString(), markup.toString());
  }

  private static String withoutDigits(CharSequence text) {
    StringBuilder rest = new StringBuilder(text.length());
    text.codePoints().filter(each -> !Character.isDigit(each)).forEach(rest::appendCodePoint);
    return rest.toString();
  }

  private record Child(int node, String words, String text, String markup) {
    static final Comparator<Child> ORDER =
        Comparator.comparing(Child::words)
            .thenComparing(Child::text)
            .thenComparing(Child::markup)
            .thenComparing(Child::node);
  }
}
