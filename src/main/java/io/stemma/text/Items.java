package io.stemma.text;

import io.stemma.dom.Document;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The items of a page's lists of teasers: headlines, cards, results. An item is one of at least
 * three siblings of one kind, is short and leads elsewhere: most of it is a link, or it has a
 * picture, or a heading and a link. An {@code article} among articles always is one; a plain text
 * is, in a list as long as only headlines make.
 */
final class Items {
  private static final Set<String> KINDS =
      Set.of("li", "article", "div", "section", "a", "figure", "p", "h2", "h3", "h4");

  private static final Set<String> PICTURES = Set.of("img", "picture", "figure", "video");

  private static final Set<String> HEADINGS = Set.of("h2", "h3", "h4", "h5", "h6");

  /** Fewer siblings of one kind are no list. */
  private static final int SHORTEST_LIST = 3;

  /** A plain list of so many items is one of headlines. */
  private static final int HEADLINES = 12;

  /** Fewer words are a name, not a headline. */
  private static final int SHORTEST_HEADLINE = 4;

  /** More words are an article, not a headline. */
  private static final int LONGEST_HEADLINE = 25;

  /** More words are no teaser. */
  private static final int LONGEST_TEASER = 80;

  private final Side side;
  private final Map<Integer, Integer> known = new HashMap<>();

  Items(Side side) {
    this.side = side;
  }

  /** The item that a block belongs to, by its element; {@link Document#NONE} if to none. */
  int of(int block) {
    Document document = side.text().document();
    for (int node = side.block(block).node();
        node != Document.NONE && !document.isTag(node, "main") && !document.isTag(node, "nav");
        node = document.parent(node)) {
      if (known.computeIfAbsent(node, this::isItem) == 1) {
        return node;
      }
    }
    return Document.NONE;
  }

  /** The blocks inside an item, by number. */
  List<Integer> blocks(int item) {
    Document document = side.text().document();
    List<Integer> blocks = new ArrayList<>();
    for (int block = 0; block < side.size(); block++) {
      if (document.contains(item, side.block(block).node())) {
        blocks.add(block);
      }
    }
    return blocks;
  }

  private int isItem(int node) {
    Document document = side.text().document();
    if (!document.isElement(node) || !KINDS.contains(document.tag(node))) {
      return 0;
    }
    return siblings(node) >= SHORTEST_LIST && isTeaser(node) ? 1 : 0;
  }

  private int siblings(int node) {
    Document document = side.text().document();
    int parent = document.parent(node);
    int siblings = 0;
    if (parent != Document.NONE) {
      for (int child = document.firstChild(parent);
          child != Document.NONE;
          child = document.nextSibling(child)) {
        siblings += document.isTag(child, document.tag(node)) ? 1 : 0;
      }
    }
    return siblings;
  }

  private boolean isTeaser(int item) {
    Document document = side.text().document();
    int words = 0;
    int linked = 0;
    int linkEnd = item;
    boolean hasPicture = false;
    boolean hasHeading = false;
    for (int node = item; node < document.end(item); node++) {
      if (document.isText(node) && document.visible(node)) {
        int count = Wording.of(document.text(node)).words().size();
        words += count;
        linked += node < linkEnd ? count : 0;
      } else if (document.isElement(node)) {
        String tag = document.tag(node);
        hasPicture |= PICTURES.contains(tag);
        hasHeading |= HEADINGS.contains(tag);
        linkEnd = tag.equals("a") ? Math.max(linkEnd, document.end(node)) : linkEnd;
      }
    }
    boolean isHeadline = linked >= SHORTEST_HEADLINE && 2 * linked >= words;
    boolean isCard = !document.isTag(item, "p") && (hasPicture || (hasHeading && linked > 0));
    return words <= LONGEST_TEASER
        && (document.isTag(item, "article")
            || isHeadline
            || isCard
            || isPlainHeadline(item, words));
  }

  private boolean isPlainHeadline(int item, int words) {
    return side.text().document().isTag(item, "li")
        && words >= SHORTEST_HEADLINE
        && words <= LONGEST_HEADLINE
        && siblings(item) >= HEADLINES;
  }
}
