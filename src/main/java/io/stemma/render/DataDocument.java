package io.stemma.render;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.stemma.dom.Document;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.Map;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.parser.Parser;
import org.jsoup.select.NodeTraversor;
import org.jsoup.select.NodeVisitor;
import org.jspecify.annotations.Nullable;

/**
 * JSON, XML and plain text as documents, without what a browser's viewer puts around them. A member
 * of an object becomes {@code <member name="price">price: 89</member>}, an entry of an array {@code
 * <item>}, a line of text {@code <line>}.
 */
final class DataDocument {
  private DataDocument() {}

  /**
   * The document of some data.
   *
   * @param kind JSON, XML or text; JSON that is none is read as text
   */
  static Document of(String data, ContentKind kind, String baseUri) {
    Document.Builder builder = Document.builder(baseUri);
    switch (kind) {
      case JSON -> json(data, builder);
      case XML -> xml(data, builder);
      default -> text(data, builder);
    }
    return builder.build();
  }

  private static void text(String data, Document.Builder builder) {
    builder.open("text").breakLine();
    data.lines().forEach(line -> builder.open("line").breakLine().text(line).close());
    builder.close();
  }

  private static void xml(String data, Document.Builder builder) {
    org.jsoup.nodes.Document parsed = Jsoup.parse(data, "", Parser.xmlParser());
    for (Element root : parsed.children()) {
      NodeTraversor.traverse(new XmlVisitor(builder), root);
    }
  }

  private static void json(String data, Document.Builder builder) {
    JsonNode root;
    try {
      root = new JsonMapper().readTree(data);
    } catch (JsonProcessingException noJson) {
      text(data, builder);
      return;
    }
    Deque<JsonLevel> levels = new ArrayDeque<>();
    levels.push(JsonLevel.open(builder, "json", null, root));
    while (!levels.isEmpty()) {
      JsonLevel level = levels.peek();
      if (level.members.hasNext()) {
        Map.Entry<String, JsonNode> member = level.members.next();
        levels.push(JsonLevel.open(builder, "member", member.getKey(), member.getValue()));
      } else if (level.items.hasNext()) {
        levels.push(JsonLevel.open(builder, "item", null, level.items.next()));
      } else {
        builder.close();
        levels.pop();
      }
    }
  }

  /** A value whose content is being written. */
  private record JsonLevel(
      Iterator<Map.Entry<String, JsonNode>> members, Iterator<JsonNode> items) {

    static JsonLevel open(
        Document.Builder builder, String tag, @Nullable String name, JsonNode value) {
      builder.open(tag).breakLine();
      if (name != null) {
        builder.attribute("name", name);
      }
      String label = name == null ? "" : name + ": ";
      if (value.isValueNode()) {
        builder.text(label + value.asText("null"));
      } else if (name != null) {
        builder.text(name);
      }
      return new JsonLevel(
          value.properties().iterator(),
          value.isArray() ? value.elements() : java.util.Collections.emptyIterator());
    }
  }

  private record XmlVisitor(Document.Builder builder) implements NodeVisitor {
    @Override
    public void head(Node node, int depth) {
      if (node instanceof Element element) {
        builder.open(element.tagName()).breakLine();
        element.attributes().forEach(a -> builder.attribute(a.getKey(), a.getValue()));
      } else if (node instanceof TextNode text) {
        builder.text(text.getWholeText());
      }
    }

    @Override
    public void tail(Node node, int depth) {
      if (node instanceof Element) {
        builder.close();
      }
    }
  }
}
