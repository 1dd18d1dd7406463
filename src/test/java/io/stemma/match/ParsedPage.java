package io.stemma.match;

import io.stemma.dom.Document;
import io.stemma.dom.NodePolicy;
import io.stemma.dom.Tree;
import java.io.IOException;
import java.nio.file.Path;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Comment;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeTraversor;
import org.jsoup.select.NodeVisitor;

/** Pages as a parser sees them, without a browser: enough to try the matcher on. */
final class ParsedPage implements NodeVisitor {
  private final Document.Builder document = Document.builder("");

  private ParsedPage() {}

  static Document of(Path file) throws IOException {
    return of(Jsoup.parse(file.toFile()));
  }

  static Document of(String html) {
    return of(Jsoup.parse(html));
  }

  static Tree tree(String html) {
    return Tree.of(of(html), NodePolicy.RENDERED);
  }

  private static Document of(org.jsoup.nodes.Document parsed) {
    ParsedPage page = new ParsedPage();
    NodeTraversor.traverse(page, parsed);
    return page.document.build();
  }

  @Override
  public void head(Node node, int depth) {
    if (node instanceof Element element && depth > 0) {
      document.open(element.normalName());
      for (Attribute attribute : element.attributes()) {
        document.attribute(attribute.getKey(), attribute.getValue());
      }
    } else if (node instanceof TextNode text) {
      document.text(text.getWholeText());
    } else if (node instanceof Comment comment) {
      document.comment(comment.getData());
    }
  }

  @Override
  public void tail(Node node, int depth) {
    if (node instanceof Element && depth > 0) {
      document.close();
    }
  }
}
