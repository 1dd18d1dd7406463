package io.stemma.field.structured;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.stemma.dom.Document;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * All the things that structured data of one syntax describes, and how they refer to each other.
 * Those that only stand beside the page's subject (related products, items of a list) are told from
 * the others.
 */
final class EntityGraph {
  /** Properties whose values are not what the page is about. */
  private static final Set<String> ASIDES =
      Set.of(
          "isRelatedTo",
          "isSimilarTo",
          "isAccessoryOrSparePartFor",
          "isConsumableFor",
          "itemListElement",
          "itemReviewed",
          "review",
          "reviews",
          "comment",
          "mentions",
          "hasVariant",
          "isVariantOf",
          "includesObject",
          "related_products",
          "itemOffered",
          "hasPart",
          "isPartOf",
          "publisher",
          "makesOffer",
          "hasOfferCatalog");

  private final List<Entity> subjects = new ArrayList<>();
  private final List<Entity> asides = new ArrayList<>();
  private final Map<String, ObjectNode> byId = new HashMap<>();
  private final IdentityHashMap<JsonNode, Integer> nodes = new IdentityHashMap<>();

  /** Adds what one block describes. */
  void add(int node, JsonNode block) {
    Deque<Described> open = new ArrayDeque<>();
    open.add(new Described(block, false));
    while (!open.isEmpty()) {
      Described next = open.poll();
      if (next.json instanceof ObjectNode object) {
        add(node, object, next.aside);
        for (Map.Entry<String, JsonNode> member : object.properties()) {
          boolean aside = next.aside || ASIDES.contains(Entity.localName(member.getKey()));
          queue(member.getValue(), aside, open);
        }
      } else {
        queue(next.json, next.aside, open);
      }
    }
  }

  private record Described(JsonNode json, boolean aside) {}

  private static void queue(JsonNode json, boolean aside, Deque<Described> open) {
    if (json.isObject()) {
      open.add(new Described(json, aside));
    } else if (json.isArray()) {
      json.forEach(element -> open.add(new Described(element, aside)));
    }
  }

  private void add(int node, ObjectNode object, boolean aside) {
    nodes.putIfAbsent(object, node);
    String id = object.path("@id").asText("");
    if (!id.isEmpty() && object.size() > 1) {
      byId.merge(id, object, (known, other) -> other.size() > known.size() ? other : known);
    }
    if (!isReference(object)) {
      (aside ? asides : subjects).add(new Entity(this, object));
    }
  }

  /**
   * How many things of a type the page may be about. Two descriptions are of one thing if they give
   * the same name, unless they give different addresses.
   */
  int subjects(String type) {
    Map<List<JsonNode>, Set<List<JsonNode>>> addressesByName = new HashMap<>();
    for (Entity entity : subjects) {
      if (entity.isA(type)) {
        Set<List<JsonNode>> addresses =
            addressesByName.computeIfAbsent(entity.values("name"), name -> new HashSet<>());
        List<JsonNode> address = entity.values("url");
        if (!address.isEmpty()) {
          addresses.add(address);
        }
      }
    }
    return addressesByName.values().stream().mapToInt(known -> Math.max(1, known.size())).sum();
  }

  /** The entities of a type: those that the page may be about, or else those that it mentions. */
  List<Entity> ofType(String type) {
    List<Entity> found = subjects.stream().filter(entity -> entity.isA(type)).toList();
    return found.isEmpty() ? asides.stream().filter(entity -> entity.isA(type)).toList() : found;
  }

  /** The entities that have a property: subjects, or else what is mentioned. */
  List<Entity> having(String property) {
    List<Entity> found = subjects.stream().filter(e -> !e.values(property).isEmpty()).toList();
    return found.isEmpty()
        ? asides.stream().filter(e -> !e.values(property).isEmpty()).toList()
        : found;
  }

  Entity entity(ObjectNode object) {
    return new Entity(this, object);
  }

  /** Says which element a description or a single value is from, before it is added. */
  void locate(JsonNode json, int node) {
    nodes.put(json, node);
  }

  /** The element that says {@code json}; {@link Document#NONE} where that is not known. */
  int node(JsonNode json) {
    return nodes.getOrDefault(json, Document.NONE);
  }

  /** Adds the values that {@code json} stands for, lists opened and references followed. */
  void flatten(JsonNode json, List<JsonNode> values) {
    Deque<JsonNode> open = new ArrayDeque<>();
    open.push(json);
    while (!open.isEmpty()) {
      JsonNode next = open.pop();
      if (next.isArray()) {
        for (int i = next.size() - 1; i >= 0; i--) {
          open.push(next.get(i));
        }
      } else if (next.has("@list") || next.has("@set")) {
        open.push(next.has("@list") ? next.get("@list") : next.get("@set"));
      } else if (next.has("@value")) {
        open.push(next.get("@value"));
      } else {
        values.add(followed(next));
      }
    }
  }

  private JsonNode followed(JsonNode json) {
    return json instanceof ObjectNode object && isReference(object)
        ? byId.getOrDefault(object.get("@id").asText(), object)
        : json;
  }

  private static boolean isReference(ObjectNode object) {
    return object.size() == 1 && object.has("@id");
  }
}
