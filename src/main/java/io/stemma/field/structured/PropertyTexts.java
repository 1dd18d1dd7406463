package io.stemma.field.structured;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.stemma.dom.Document;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import org.jsoup.parser.Parser;
import org.jspecify.annotations.Nullable;

/** What a value of structured data says in one text. */
final class PropertyTexts {
  /** What stands for a thing where a text is wanted, the best first. */
  private static final List<String> NAMING =
      List.of("name", "value", "text", "headline", "@id", "url");

  private PropertyTexts() {}

  static PropertyValue value(Entity owner, JsonNode json, EntityGraph graph) {
    BigDecimal number = json.isNumber() ? json.decimalValue() : null;
    int own = graph.node(json);
    int node = own == Document.NONE ? owner.node() : own;
    String text = resolved(text(json, graph));
    return new PropertyValue(node, text, number, currency(owner, json, graph));
  }

  /** With HTML's character references resolved, which many pages write into JSON. */
  private static String resolved(String text) {
    return text.indexOf('&') < 0 ? text : Parser.unescapeEntities(text, false);
  }

  private static String text(JsonNode json, EntityGraph graph) {
    if (json.isNumber()) {
      return json.decimalValue().toPlainString();
    }
    return json instanceof ObjectNode object ? text(graph.entity(object)) : json.asText("");
  }

  private static String text(Entity thing) {
    for (String property : NAMING) {
      for (JsonNode value : thing.values(property)) {
        if (value.isValueNode() && !value.asText("").isBlank()) {
          return value.asText();
        }
      }
      if (thing.json().path(property).isTextual()) {
        return thing.json().path(property).textValue();
      }
    }
    return "";
  }

  /** The currency of the thing that has the value, or of the value where that is a thing. */
  private static @Nullable String currency(Entity owner, JsonNode json, EntityGraph graph) {
    if (json instanceof ObjectNode object) {
      Entity thing = graph.entity(object);
      String own = code(OfferShapes.values(thing, "priceCurrency"));
      return own == null ? code(thing.values("currency")) : own;
    }
    return code(OfferShapes.values(owner, "priceCurrency"));
  }

  private static @Nullable String code(List<JsonNode> values) {
    return values.stream()
        .map(value -> value.asText("").strip().toUpperCase(Locale.ROOT))
        .filter(code -> code.matches("[A-Z]{3}"))
        .findFirst()
        .orElse(null);
  }
}
