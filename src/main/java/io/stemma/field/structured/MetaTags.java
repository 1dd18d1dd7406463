package io.stemma.field.structured;

import io.stemma.dom.Document;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** The {@code meta} elements of a document, as OpenGraph and as plain names. */
final class MetaTags {
  private static final Set<String> GRAPH_PREFIXES =
      Set.of(
          "og",
          "article",
          "book",
          "profile",
          "video",
          "music",
          "product",
          "fb",
          "twitter",
          "business",
          "place",
          "al",
          "restaurant",
          "event");

  /**
   * One of them.
   *
   * @param property from {@code property} or {@code name}, in lower case
   */
  private record Tag(int node, String property, boolean graph, String content) {}

  private final List<Tag> tags = new ArrayList<>();

  private MetaTags() {}

  static MetaTags of(Document document) {
    MetaTags found = new MetaTags();
    for (int node = 0; node < document.size(); node++) {
      String content = document.isTag(node, "meta") ? document.attribute(node, "content") : null;
      if (content != null) {
        found.add(document, node, content);
      }
    }
    return found;
  }

  private void add(Document document, int node, String content) {
    for (String attribute : List.of("property", "name", "http-equiv")) {
      String names = document.attribute(node, attribute);
      if (names != null && !names.isBlank()) {
        for (String name :
            attribute.equals("property") ? Words.in(names) : List.of(names.strip())) {
          String lower = name.toLowerCase(Locale.ROOT);
          tags.add(new Tag(node, lower, isGraph(lower), content));
        }
        return;
      }
    }
  }

  private static boolean isGraph(String name) {
    int colon = name.indexOf(':');
    return colon > 0 && GRAPH_PREFIXES.contains(name.substring(0, colon));
  }

  /**
   * OpenGraph's properties and those of its kind ({@code product:}, {@code twitter:}), in order.
   */
  Map<String, List<String>> openGraph() {
    return grouped(Tag::graph);
  }

  /** The other names. */
  Map<String, List<String>> names() {
    return grouped(tag -> !tag.graph);
  }

  private Map<String, List<String>> grouped(Predicate<Tag> wanted) {
    Map<String, List<String>> groups = new LinkedHashMap<>();
    for (Tag tag : tags) {
      if (wanted.test(tag)) {
        groups.computeIfAbsent(tag.property, property -> new ArrayList<>()).add(tag.content);
      }
    }
    return groups;
  }

  /** The contents of a property or name, in any case. */
  List<PropertyValue> values(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return tags.stream()
        .filter(tag -> tag.property.equals(lower))
        .map(tag -> new PropertyValue(tag.node, tag.content, null, currency(lower)))
        .toList();
  }

  /** The currency that stands beside an amount. */
  private @org.jspecify.annotations.Nullable String currency(String name) {
    if (!name.endsWith(":amount") && !name.endsWith(":price")) {
      return null;
    }
    String stem = name.endsWith(":amount") ? name.substring(0, name.length() - 7) : name;
    return tags.stream()
        .filter(tag -> tag.property.equals(stem + ":currency"))
        .map(Tag::content)
        .findFirst()
        .orElse(null);
  }
}
