package io.stemma.field;

import io.stemma.dom.Document;
import io.stemma.dom.XPath;
import io.stemma.field.FieldSource.Part;
import io.stemma.field.structured.PropertyValue;
import io.stemma.field.structured.StructuredData;
import io.stemma.field.value.ElementText;
import io.stemma.field.value.FieldType;
import io.stemma.field.value.Hints;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One page as fields are looked up on it; its structured data is read when first asked for. */
final class PageFields {
  private final Document document;
  private final ElementText texts;
  private @Nullable StructuredData structured;

  PageFields(Document document) {
    this.document = document;
    texts = new ElementText(document);
  }

  StructuredData structured() {
    StructuredData read = structured;
    if (read == null) {
      read = StructuredData.of(document);
      structured = read;
    }
    return read;
  }

  /** All places where a source points, in document order. */
  List<Found> find(FieldSource source, FieldType type) {
    if (source instanceof FieldSource.Css css) {
      return css(css, type);
    }
    if (source instanceof FieldSource.Path path) {
      return xpath(path.xpath(), type);
    }
    return values(source).stream().map(Found::of).toList();
  }

  private List<PropertyValue> values(FieldSource source) {
    if (source instanceof FieldSource.Structured path) {
      return structured().values(path.syntax(), path.path());
    }
    return source instanceof FieldSource.Meta meta ? meta(meta) : List.of();
  }

  /** {@code og:title} by its whole name; {@code og:product:price:amount} by what follows too. */
  private List<PropertyValue> meta(FieldSource.Meta meta) {
    List<PropertyValue> graph =
        meta.prefix().equals("og:") ? structured().meta("og:" + meta.name()) : List.of();
    return graph.isEmpty() ? structured().meta(meta.name()) : graph;
  }

  private List<Found> css(FieldSource.Css css, FieldType type) {
    List<Found> found = new ArrayList<>();
    for (int node : css.selector().select(document)) {
      String raw = part(node, css.part(), type);
      if (raw != null) {
        found.add(Found.text(node, raw));
      }
    }
    return found;
  }

  private List<Found> xpath(XPath xpath, FieldType type) {
    List<Found> found = new ArrayList<>();
    for (XPath.Match match : xpath.select(document)) {
      String value = match.value();
      String raw = value != null ? value : text(match.node(), type);
      found.add(Found.text(match.node(), raw));
    }
    return found;
  }

  private @Nullable String part(int node, Part part, FieldType type) {
    if (part.attribute() != null) {
      return document.attribute(node, part.attribute());
    }
    return part.own() ? texts.own(node) : text(node, type);
  }

  private String text(int node, FieldType type) {
    String carried =
        switch (type) {
          case URL -> first(node, "href", "src", "content", "data");
          case DATE -> first(node, "datetime", "content");
          case HTML -> Markup.inside(document, node);
          default -> null;
        };
    if (carried != null) {
      return carried;
    }
    return type == FieldType.PRICE ? texts.price(node) : texts.of(node);
  }

  private @Nullable String first(int node, String... attributes) {
    for (String attribute : attributes) {
      String value = document.attribute(node, attribute);
      if (value != null && !value.isBlank()) {
        return value;
      }
    }
    return null;
  }

  /** What the page says about itself, seen from a node. */
  Hints hints(int node) {
    return new Hints(language(node), null, document.baseUri());
  }

  /** The {@code lang} of the node or of the nearest element around it; else of the page. */
  private String language(int node) {
    int at = node == Document.NONE && document.size() > 0 ? 0 : node;
    while (at != Document.NONE) {
      String language = document.attribute(at, "lang");
      if (language != null && !language.isBlank()) {
        return language.strip();
      }
      at = document.parent(at);
    }
    return "";
  }
}
