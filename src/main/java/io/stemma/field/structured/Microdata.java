package io.stemma.field.structured;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.stemma.dom.Document;
import io.stemma.field.value.ElementText;
import io.stemma.field.value.Hints;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The microdata of a document, by WHATWG's algorithm (HTML standard, "Associating names with
 * items"). As pages and other readers do, a {@code content} attribute counts on any element, and
 * spaces in texts are harmonised.
 */
final class Microdata {
  private static final int DEEPEST = 100;

  private final Document document;
  private final ElementText texts;
  private final Hints hints;
  private final Map<Integer, MicrodataItem> items = new LinkedHashMap<>();
  private final Map<String, Integer> ids = new HashMap<>();
  private final List<JsonNode> topItems = new ArrayList<>();
  private final EntityGraph graph = new EntityGraph();
  private final List<Unreadable> unreadable = new ArrayList<>();

  private Microdata(Document document) {
    this.document = document;
    texts = new ElementText(document);
    hints = new Hints("", null, document.baseUri());
  }

  static Microdata of(Document document) {
    Microdata microdata = new Microdata(document);
    microdata.findItems();
    microdata.items.values().forEach(microdata::fill);
    microdata.finish();
    return microdata;
  }

  /** The items that are no property of another, as the HTML standard writes them in JSON. */
  List<JsonNode> topItems() {
    return topItems;
  }

  EntityGraph graph() {
    return graph;
  }

  List<Unreadable> unreadable() {
    return unreadable;
  }

  private void findItems() {
    for (int node = 0; node < document.size(); node++) {
      if (document.attribute(node, "itemscope") != null) {
        items.put(
            node,
            new MicrodataItem(node, Words.in(document.attribute(node, "itemtype")), itemId(node)));
      }
      String id = document.attribute(node, "id");
      if (id != null) {
        ids.putIfAbsent(id, node);
      }
    }
  }

  private String attribute(int node, String name) {
    String value = document.attribute(node, name);
    return value == null ? "" : value;
  }

  private @Nullable String itemId(int node) {
    String id = document.attribute(node, "itemid");
    return id == null ? null : hints.resolve(id.strip());
  }

  /** Gives an item its properties, in document order. */
  private void fill(MicrodataItem item) {
    List<Integer> roots = new ArrayList<>();
    for (String reference : Words.in(document.attribute(item.node(), "itemref"))) {
      Integer root = ids.get(reference);
      if (root != null && !roots.contains(root) && !document.contains(item.node(), root)) {
        roots.add(root);
      }
    }
    List<Integer> sorted = new ArrayList<>(roots);
    sorted.add(item.node());
    sorted.sort(null);
    for (int root : sorted) {
      boolean open = root == item.node() || isBareItem(root);
      crawl(item, open ? root + 1 : root, document.end(root));
    }
  }

  /** An item that is no property: a reference to it is taken for one to what it holds. */
  private boolean isBareItem(int node) {
    return items.containsKey(node) && document.attribute(node, "itemprop") == null;
  }

  private void crawl(MicrodataItem item, int from, int to) {
    for (int node = from; node < to; ) {
      List<String> names = Words.in(document.attribute(node, "itemprop"));
      MicrodataItem inner = items.get(node);
      if (!names.isEmpty()) {
        put(item, names, node, inner);
      }
      node = inner == null ? node + 1 : document.end(node);
    }
  }

  private void put(
      MicrodataItem item, List<String> names, int node, @Nullable MicrodataItem inner) {
    if (inner == null) {
      TextNode value = new TextNode(value(node));
      graph.locate(value, node);
      item.put(names, value);
    } else if (inner.reaches(item)) {
      unreadable.add(new Unreadable(node, "microdata item", "it is a property of itself"));
    } else if (item.depth() >= DEEPEST) {
      unreadable.add(new Unreadable(node, "microdata item", "nested deeper than " + DEEPEST));
    } else {
      item.put(names, inner);
    }
  }

  private String value(int node) {
    String written =
        switch (document.tag(node)) {
          case "meta" -> attribute(node, "content");
          case "audio", "embed", "iframe", "img", "source", "track", "video" -> url(node, "src");
          case "a", "area", "link" -> url(node, "href");
          case "object" -> url(node, "data");
          case "data", "meter" -> document.attribute(node, "value");
          case "time" -> document.attribute(node, "datetime");
          default -> null;
        };
    if (written == null) {
      written = document.attribute(node, "content");
    }
    return written == null ? texts.content(node) : written.strip();
  }

  private @Nullable String url(int node, String attribute) {
    String url = document.attribute(node, attribute);
    return url == null ? null : hints.resolve(url.strip());
  }

  private void finish() {
    for (MicrodataItem item : items.values()) {
      graph.locate(item.entity(), item.node());
    }
    for (MicrodataItem item : items.values()) {
      if (!item.isProperty()) {
        topItems.add(item.standard());
        graph.add(item.node(), item.entity());
      }
    }
  }
}
