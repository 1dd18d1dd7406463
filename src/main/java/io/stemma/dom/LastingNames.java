package io.stemma.dom;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The names by which an element of a document can be told from all others of its scope, and that
 * are likely to last. A scope is the document itself, one shadow tree, or one frame's document.
 */
final class LastingNames {
  /** Attributes that are there for tests and scripts to hold on to, best first. */
  private static final List<String> TEST_ATTRIBUTES =
      List.of(
          "data-testid",
          "data-test-id",
          "data-test",
          "data-qa",
          "data-cy",
          "data-component",
          "data-section",
          "itemprop");

  /** Tags that a page tends to have once, and to keep. */
  private static final Set<String> LANDMARKS =
      Set.of(
          "html", "head", "body", "main", "header", "footer", "nav", "aside", "article", "form",
          "h1", "search");

  private final Document document;
  private final int[] scopes;

  /** How often each name occurs in each scope, by scope. */
  private final Map<Integer, Map<String, Integer>> counts = new HashMap<>();

  /** The names of another document that has to share them; null where there is none. */
  private final @Nullable LastingNames shared;

  LastingNames(Document document) {
    this(document, null);
  }

  /**
   * @param shared where a name must be the name of one element too; null to ask for no more than
   *     the document itself
   */
  LastingNames(Document document, @Nullable LastingNames shared) {
    this.document = document;
    this.shared = shared;
    scopes = new int[document.size()];
    for (int node = 0; node < document.size(); node++) {
      scopes[node] = scopeOf(node);
      if (document.isElement(node)) {
        count(node);
      }
    }
  }

  /** The shadow root or frame document that holds the node; NONE for the document itself. */
  int scope(int node) {
    return scopes[node];
  }

  /** The parent within the scope, or NONE. */
  int parentElement(int node) {
    int parent = document.parent(node);
    return parent != Document.NONE && document.isElement(parent) ? parent : Document.NONE;
  }

  /** Whether the element is part of a drawing or a formula, in a namespace of its own. */
  boolean isForeign(int element) {
    for (int at = element; at != Document.NONE; at = parentElement(at)) {
      if (document.isTag(at, "svg") || document.isTag(at, "math")) {
        return true;
      }
      if (document.isTag(at, "foreignobject") && at != element) {
        return false;
      }
    }
    return false;
  }

  /** The element's id, if it is lasting and its own; null otherwise. */
  @Nullable String id(int element) {
    String id = document.attribute(element, "id");
    return id != null && isLasting(id) && isOwn(element, '#' + id) ? id : null;
  }

  /** The shortest selector by a lasting name of the element's own, or null. */
  @Nullable String selector(int element) {
    String id = id(element);
    if (id != null) {
      return '#' + CssName.escape(id);
    }
    for (String attribute : TEST_ATTRIBUTES) {
      String value = document.attribute(element, attribute);
      if (value != null && isLasting(value) && isOwn(element, attribute + '=' + value)) {
        return '[' + attribute + '=' + CssName.quote(value) + ']';
      }
    }
    for (String name : classes(element)) {
      if (isLasting(name) && isOwn(element, '.' + name)) {
        return '.' + CssName.escape(name);
      }
    }
    String tag = document.tag(element);
    return LANDMARKS.contains(tag) && isOwn(element, tag) ? tag : null;
  }

  private int scopeOf(int node) {
    int parent = document.parent(node);
    if (parent == Document.NONE) {
      return Document.NONE;
    }
    return document.isElement(parent) ? scopes[parent] : parent;
  }

  private void count(int element) {
    Map<String, Integer> here = counts.computeIfAbsent(scopes[element], scope -> new HashMap<>());
    here.merge(document.tag(element), 1, Integer::sum);
    for (Attribute attribute : document.attributes(element)) {
      String name = attribute.name();
      if (name.equals("id")) {
        here.merge('#' + attribute.value(), 1, Integer::sum);
      } else if (TEST_ATTRIBUTES.contains(name)) {
        here.merge(name + '=' + attribute.value(), 1, Integer::sum);
      }
    }
    for (String name : classes(element)) {
      here.merge('.' + name, 1, Integer::sum);
    }
  }

  private boolean isOwn(int element, String name) {
    Map<String, Integer> here = counts.get(scopes[element]);
    return here != null
        && here.getOrDefault(name, 0) == 1
        && (shared == null || shared.isOwnSomewhere(name));
  }

  private boolean isOwnSomewhere(String name) {
    return counts.values().stream().anyMatch(here -> here.getOrDefault(name, 0) == 1);
  }

  private static boolean isLasting(String name) {
    return name.length() <= 60 && !GeneratedName.is(name);
  }

  private Set<String> classes(int element) {
    String value = document.attribute(element, "class");
    if (value == null || value.isBlank()) {
      return Set.of();
    }
    return new LinkedHashSet<>(List.of(value.strip().split("[ \t\n\f\r]+")));
  }
}
