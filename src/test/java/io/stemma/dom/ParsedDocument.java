package io.stemma.dom;

import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeTraversor;
import org.jsoup.select.NodeVisitor;

/** A parsed page as a document; each parsed element is told its node's number. */
final class ParsedDocument implements NodeVisitor {
  private static final String NUMBER = "number";

  private final Document.Builder document = Document.builder("");
  private int count;

  private ParsedDocument() {}

  static Document of(org.jsoup.nodes.Document parsed) {
    ParsedDocument page = new ParsedDocument();
    NodeTraversor.traverse(page, parsed);
    return page.document.build();
  }

  /** The number of the node that a parsed element became. */
  static String number(Element parsed) {
    return parsed.attr(NUMBER);
  }

  @Override
  public void head(Node node, int depth) {
    if (node instanceof Element element && depth > 0) {
      document.open(element.normalName());
      for (Attribute attribute : element.attributes()) {
        document.attribute(attribute.getKey(), attribute.getValue());
      }
      element.attr(NUMBER, String.valueOf(count++));
    } else if (node instanceof TextNode text) {
      document.text(text.getWholeText());
      count++;
    }
  }

  @Override
  public void tail(Node node, int depth) {
    if (node instanceof Element && depth > 0) {
      document.close();
    }
  }
}
