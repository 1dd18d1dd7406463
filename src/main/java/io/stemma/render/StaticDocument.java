package io.stemma.render;

import io.stemma.dom.Document;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Comment;
import org.jsoup.nodes.DataNode;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeTraversor;
import org.jsoup.select.NodeVisitor;

/**
 * Turns a parsed page into a {@link Document}. What is visible, and what stands on lines of its
 * own, follows from the tags and from what the page says without a style sheet ({@link
 * DefaultStyle}).
 */
final class StaticDocument implements NodeVisitor {
  private static final int NOTHING = -1;

  private final Document.Builder builder;

  /** How deep the hidden element lies whose content is visited. */
  private int hidingDepth = NOTHING;

  private StaticDocument(String baseUri) {
    builder = Document.builder(baseUri);
  }

  /**
   * The document of a parsed page.
   *
   * @param baseUri where the page is from; what its {@code base} says counts more
   */
  static Document of(org.jsoup.nodes.Document page, String baseUri) {
    StaticDocument document =
        new StaticDocument(page.baseUri().isEmpty() ? baseUri : page.baseUri());
    for (Node child = page.childNodeSize() == 0 ? null : page.childNode(0);
        child != null;
        child = child.nextSibling()) {
      NodeTraversor.traverse(document, child);
    }
    return document.builder.build();
  }

  @Override
  public void head(Node node, int depth) {
    if (node instanceof Element element) {
      open(element, depth);
    } else if (node instanceof TextNode text) {
      builder.text(text.getWholeText(), hidingDepth == NOTHING);
    } else if (node instanceof DataNode data) {
      builder.text(data.getWholeData(), false);
    } else if (node instanceof Comment comment) {
      builder.comment(comment.getData());
    }
  }

  private void open(Element element, int depth) {
    builder.open(element.tagName());
    for (Attribute attribute : element.attributes()) {
      builder.attribute(attribute.getKey(), attribute.getValue());
    }
    if (hidingDepth == NOTHING && DefaultStyle.hides(element)) {
      hidingDepth = depth;
    }
    if (hidingDepth != NOTHING) {
      builder.hide();
    } else if (DefaultStyle.breaksLine(element)) {
      builder.breakLine();
    }
  }

  @Override
  public void tail(Node node, int depth) {
    if (node instanceof Element) {
      builder.close();
      if (hidingDepth == depth) {
        hidingDepth = NOTHING;
      }
    }
  }
}
