package io.stemma.field.structured;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import org.jsoup.parser.Parser;

/** HTML's character references, such as that for the ampersand, in the texts of a JSON document. */
final class CharacterReferences {
  private CharacterReferences() {}

  /** The document itself, its texts changed in place. */
  static JsonNode resolvedIn(JsonNode json) {
    Deque<JsonNode> open = new ArrayDeque<>();
    open.push(json);
    while (!open.isEmpty()) {
      JsonNode node = open.pop();
      if (node instanceof ObjectNode object) {
        for (Map.Entry<String, JsonNode> member : object.properties()) {
          member.setValue(resolved(member.getValue(), open));
        }
      } else if (node instanceof ArrayNode array) {
        for (int i = 0; i < array.size(); i++) {
          array.set(i, resolved(array.get(i), open));
        }
      }
    }
    return json;
  }

  private static JsonNode resolved(JsonNode node, Deque<JsonNode> open) {
    if (node.isContainerNode()) {
      open.push(node);
    }
    return node.isTextual() && node.textValue().indexOf('&') >= 0
        ? TextNode.valueOf(Parser.unescapeEntities(node.textValue(), false))
        : node;
  }
}
