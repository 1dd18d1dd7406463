package io.stemma.dom;

import java.util.HashMap;
import java.util.Map;
import org.jsoup.helper.W3CDom;
import org.jsoup.nodes.Attributes;
import org.jsoup.nodes.Comment;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.parser.ParseSettings;
import org.jsoup.parser.Parser;
import org.jsoup.parser.Tag;
import org.jspecify.annotations.Nullable;

/**
 * A document as jsoup's tree, every node of which knows its number in the document. Shadow roots
 * and frame documents have no node of their own: their children hang under the host.
 */
final class JsoupView {
  private final org.jsoup.nodes.Document root;
  private final Node[] nodes;
  private volatile org.w3c.dom.@Nullable Document w3c;

  private JsoupView(org.jsoup.nodes.Document root, Node[] nodes) {
    this.root = root;
    this.nodes = nodes;
  }

  static JsoupView of(Document document) {
    Builder builder = new Builder(document);
    for (int node = 0; node < document.size(); node++) {
      builder.add(node);
    }
    return new JsoupView(builder.root, builder.nodes);
  }

  /** The jsoup document; its children are the document's top nodes. */
  org.jsoup.nodes.Document root() {
    return root;
  }

  /** The same for XPath: element names without a namespace. */
  org.w3c.dom.Document w3c() {
    org.w3c.dom.Document made = w3c;
    if (made == null) {
      made = new W3CDom().namespaceAware(false).fromJsoup(root);
      w3c = made;
    }
    return made;
  }

  Element element(int node) {
    if (nodes[node] instanceof NumberedElement element) {
      return element;
    }
    throw new IllegalArgumentException("node " + node + " is not an element");
  }

  /** The number of a node of a view; {@link Document#NONE} for the root. */
  static int number(Node node) {
    if (node instanceof NumberedElement element) {
      return element.number;
    }
    if (node instanceof NumberedText text) {
      return text.number;
    }
    return node instanceof NumberedComment comment ? comment.number : Document.NONE;
  }

  private static final class Builder {
    private final Document document;
    private final org.jsoup.nodes.Document root;
    private final Node[] nodes;
    private final Map<String, Tag> tags = new HashMap<>();

    Builder(Document document) {
      this.document = document;
      root = new org.jsoup.nodes.Document(document.baseUri());
      nodes = new Node[document.size()];
    }

    void add(int node) {
      Element parent = host(document.parent(node));
      switch (document.kind(node)) {
        case ELEMENT -> append(parent, node, element(node));
        case TEXT -> append(parent, node, new NumberedText(node, document.text(node)));
        case COMMENT -> append(parent, node, new NumberedComment(node, document.text(node)));
        case SHADOW_ROOT, FRAME_DOCUMENT -> nodes[node] = parent;
      }
    }

    private void append(Element parent, int node, Node made) {
      nodes[node] = made;
      parent.appendChild(made);
    }

    private Element host(int node) {
      return node == Document.NONE ? root : (Element) nodes[node];
    }

    private NumberedElement element(int node) {
      Tag tag = tags.computeIfAbsent(document.tag(node), Builder::tag);
      Attributes attributes = null;
      for (Attribute attribute : document.attributes(node)) {
        attributes = attributes == null ? new Attributes() : attributes;
        attributes.add(attribute.name(), attribute.value());
      }
      return new NumberedElement(node, tag, attributes);
    }

    private static Tag tag(String name) {
      return Tag.valueOf(name, Parser.NamespaceHtml, ParseSettings.htmlDefault);
    }
  }

  private static final class NumberedElement extends Element {
    private final int number;

    NumberedElement(int number, Tag tag, @Nullable Attributes attributes) {
      super(tag, null, attributes);
      this.number = number;
    }
  }

  private static final class NumberedText extends TextNode {
    private final int number;

    NumberedText(int number, String text) {
      super(text);
      this.number = number;
    }
  }

  private static final class NumberedComment extends Comment {
    private final int number;

    NumberedComment(int number, String text) {
      super(text);
      this.number = number;
    }
  }
}
