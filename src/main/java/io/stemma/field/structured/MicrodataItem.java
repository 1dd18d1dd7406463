package io.stemma.field.structured;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One microdata item while it is read, in the two shapes in which it is handed on. */
final class MicrodataItem {
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  private final int node;
  private final ObjectNode standard = JSON.objectNode();
  private final ObjectNode entity = JSON.objectNode();
  private final ObjectNode properties = JSON.objectNode();
  private final List<MicrodataItem> inner = new ArrayList<>();
  private boolean property;
  private int depth = 1;

  MicrodataItem(int node, List<String> types, @Nullable String id) {
    this.node = node;
    ArrayNode list = JSON.arrayNode();
    types.forEach(list::add);
    if (!list.isEmpty()) {
      standard.set("type", list);
      entity.set("@type", list);
    }
    if (id != null) {
      standard.put("id", id);
      entity.put("@id", id);
    }
    standard.set("properties", properties);
  }

  int node() {
    return node;
  }

  /** As the HTML standard writes it: {@code {"type": [], "properties": {"name": []}}}. */
  ObjectNode standard() {
    return standard;
  }

  /** As JSON-LD would write it. */
  ObjectNode entity() {
    return entity;
  }

  /** Whether it is a property of another item. */
  boolean isProperty() {
    return property;
  }

  /** How many items it lies in, itself counted. */
  int depth() {
    return depth;
  }

  void put(List<String> names, TextNode value) {
    for (String name : names) {
      properties.withArray(name).add(value);
      entity.withArray(name).add(value);
    }
  }

  void put(List<String> names, MicrodataItem value) {
    for (String name : names) {
      properties.withArray(name).add(value.standard);
      entity.withArray(name).add(value.entity);
    }
    inner.add(value);
    value.property = true;
    value.depth = Math.max(value.depth, depth + 1);
  }

  /** Whether {@code other} is this item or inside it. */
  boolean reaches(MicrodataItem other) {
    Set<MicrodataItem> seen = new HashSet<>();
    Deque<MicrodataItem> open = new ArrayDeque<>(List.of(this));
    while (!open.isEmpty()) {
      MicrodataItem next = open.pop();
      if (next == other) {
        return true;
      }
      if (seen.add(next)) {
        open.addAll(next.inner);
      }
    }
    return false;
  }
}
