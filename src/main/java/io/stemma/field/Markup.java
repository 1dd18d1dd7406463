package io.stemma.field;

import io.stemma.dom.Attribute;
import io.stemma.dom.Document;
import io.stemma.field.value.PlainText;
import java.util.Comparator;
import org.jsoup.nodes.Entities;

/** A part of a document written as HTML in a fixed form. */
final class Markup {
  private Markup() {}

  /** What is inside a node: attributes in alphabetical order, spaces harmonised, no comments. */
  static String inside(Document document, int top) {
    StringBuilder html = new StringBuilder();
    int open = top;
    for (int node = top + 1; node < document.end(top); node++) {
      while (node >= document.end(open)) {
        close(document, open, html);
        open = document.parent(open);
      }
      if (document.isText(node)) {
        html.append(Entities.escape(document.text(node)));
      } else if (document.isElement(node)) {
        openTag(document, node, html);
        open = node;
      }
    }
    while (open != top) {
      close(document, open, html);
      open = document.parent(open);
    }
    return PlainText.of(html.toString());
  }

  private static void openTag(Document document, int node, StringBuilder html) {
    html.append('<').append(document.tag(node));
    document.attributes(node).stream()
        .sorted(Comparator.comparing(Attribute::name))
        .forEach(
            attribute ->
                html.append(' ')
                    .append(attribute.name())
                    .append("=\"")
                    .append(Entities.escape(attribute.value()))
                    .append('"'));
    html.append('>');
  }

  private static void close(Document document, int node, StringBuilder html) {
    if (document.isElement(node)) {
      html.append("</").append(document.tag(node)).append('>');
    }
  }
}
