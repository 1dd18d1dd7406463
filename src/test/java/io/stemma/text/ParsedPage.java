package io.stemma.text;

import io.stemma.dom.Document;
import java.util.Set;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Comment;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeVisitor;

/** Documents from HTML without a browser: what is shown follows from the tags and inline styles. */
final class ParsedPage {
  private static final Set<String> NEVER_SHOWN =
      Set.of("head", "script", "style", "noscript", "template", "title", "datalist");

  private ParsedPage() {}

  static Document of(String html) {
    Document.Builder builder = Document.builder("https://site.example/");
    org.jsoup.nodes.Document parsed = Jsoup.parse(html);
    parsed.child(0).traverse(new Builder(builder));
    return builder.build();
  }

  static PageText text(String html) {
    return PageText.of(of(html));
  }

  private static final class Builder implements NodeVisitor {
    private final Document.Builder builder;
    private int hidden;

    Builder(Document.Builder builder) {
      this.builder = builder;
    }

    @Override
    public void head(Node node, int depth) {
      if (node instanceof Element element) {
        builder.open(element.normalName());
        element.attributes().forEach(each -> builder.attribute(each.getKey(), each.getValue()));
        if (hidden > 0 || isHidden(element)) {
          hidden++;
          builder.hide();
        }
        if (element.isBlock()) {
          builder.breakLine();
        }
      } else if (node instanceof TextNode text) {
        builder.text(text.getWholeText(), hidden == 0);
      } else if (node instanceof Comment comment) {
        builder.comment(comment.getData());
      }
    }

    @Override
    public void tail(Node node, int depth) {
      if (node instanceof Element) {
        builder.close();
        hidden = Math.max(0, hidden - 1);
      }
    }

    private static boolean isHidden(Element element) {
      return NEVER_SHOWN.contains(element.normalName())
          || element.hasAttr("hidden")
          || element.attr("style").replace(" ", "").contains("display:none");
    }
  }
}
