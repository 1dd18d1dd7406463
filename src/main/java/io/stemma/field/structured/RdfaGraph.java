package io.stemma.field.structured;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The statements of a page's RDFa, gathered by what they are about, as expanded JSON-LD. */
final class RdfaGraph {
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  private final Map<String, ObjectNode> subjects = new LinkedHashMap<>();
  private final Map<String, Integer> places = new LinkedHashMap<>();
  private final EntityGraph graph = new EntityGraph();
  private int blanks;

  /** A name for something that the page gives none. */
  String blank() {
    return "_:b" + blanks++;
  }

  void type(int node, String subject, String type) {
    ArrayNode types = subject(node, subject).withArray("@type");
    for (JsonNode known : types) {
      if (known.textValue().equals(type)) {
        return;
      }
    }
    types.add(type);
  }

  void link(int node, String subject, String property, String object) {
    add(node, subject, property, JSON.objectNode().put("@id", object));
  }

  void text(int node, String subject, String property, String text, @Nullable String language) {
    TextNode value = new TextNode(text);
    graph.locate(value, node);
    ObjectNode literal = JSON.objectNode();
    literal.set("@value", value);
    if (language != null && !language.isEmpty()) {
      literal.put("@language", language);
    }
    add(node, subject, property, literal);
  }

  private void add(int node, String subject, String property, ObjectNode value) {
    ArrayNode values = subject(node, subject).withArray(property);
    for (JsonNode known : values) {
      if (known.equals(value)) {
        return;
      }
    }
    values.add(value);
  }

  private ObjectNode subject(int node, String subject) {
    places.putIfAbsent(subject, node);
    return subjects.computeIfAbsent(subject, id -> JSON.objectNode().put("@id", id));
  }

  /** All that is described, in the order in which the page comes to it. */
  List<JsonNode> nodes() {
    return List.copyOf(subjects.values());
  }

  /** The same to look values up in; to be asked for once all is added. */
  EntityGraph entities() {
    subjects.forEach((id, json) -> graph.add(places.getOrDefault(id, -1), json));
    return graph;
  }
}
