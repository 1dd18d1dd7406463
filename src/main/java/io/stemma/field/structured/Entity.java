package io.stemma.field.structured;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * One thing that structured data describes, whichever syntax described it. Types and properties go
 * by their last names: {@code schema:Product} and {@code http://schema.org/Product} are {@code
 * Product}.
 */
final class Entity {
  private final EntityGraph graph;
  private final ObjectNode json;

  Entity(EntityGraph graph, ObjectNode json) {
    this.graph = graph;
    this.json = json;
  }

  ObjectNode json() {
    return json;
  }

  /** The element that says it. */
  int node() {
    return graph.node(json);
  }

  Set<String> types() {
    Set<String> types = new TreeSet<>();
    JsonNode type = json.has("@type") ? json.get("@type") : json.path("type");
    for (JsonNode one : type.isArray() ? type : List.of(type)) {
      if (one.isTextual()) {
        types.add(localName(one.textValue()));
      }
    }
    return types;
  }

  /** Whether the page says that it is a {@code type}; a group of products counts as a product. */
  boolean isA(String type) {
    Set<String> types = types();
    return types.contains(type) || (type.equals("Product") && types.contains("ProductGroup"));
  }

  /** The values of a property, lists flattened and references followed; empty where it has none. */
  List<JsonNode> values(String property) {
    List<JsonNode> values = new ArrayList<>();
    for (Map.Entry<String, JsonNode> member : json.properties()) {
      if (localName(member.getKey()).equals(property)) {
        graph.flatten(member.getValue(), values);
      }
    }
    return values;
  }

  /** The thing of the same page that {@code object} describes. */
  Entity related(ObjectNode object) {
    return graph.entity(object);
  }

  /** What stands after the last of {@code / # :}; keywords as they are. */
  static String localName(String name) {
    int end = name.endsWith("/") ? name.length() - 1 : name.length();
    int start = end;
    while (start > 0 && "/#:".indexOf(name.charAt(start - 1)) < 0) {
      start--;
    }
    return name.substring(start, end);
  }
}
