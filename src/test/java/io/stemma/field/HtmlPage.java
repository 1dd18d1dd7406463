package io.stemma.field;

import io.stemma.dom.Document;
import java.util.Set;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Comment;
import org.jsoup.nodes.DataNode;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeVisitor;

/** A document from HTML, as far as tests of fields need one. */
public final class HtmlPage {
  private static final Set<String> HIDDEN =
      Set.of("head", "title", "script", "style", "noscript", "template", "meta", "link");

  private HtmlPage() {}

  public static Document parse(String html) {
    return parse(html, "https://shop.example/p/1");
  }

  public static Document parse(String html, String baseUri) {
    org.jsoup.nodes.Document parsed = Jsoup.parse(html, baseUri);
    Element base = parsed.selectFirst("base[href]");
    String address = base == null ? baseUri : base.absUrl("href");
    Document.Builder builder = Document.builder(address.isEmpty() ? baseUri : address);
    parsed.children().forEach(top -> top.traverse(new Copying(builder)));
    return builder.build();
  }

  private static final class Copying implements NodeVisitor {
    private final Document.Builder builder;
    private int hiddenDepth = -1;

    Copying(Document.Builder builder) {
      this.builder = builder;
    }

    @Override
    public void head(Node node, int depth) {
      if (node instanceof Element element) {
        builder.open(element.normalName());
        element.attributes().forEach(a -> builder.attribute(a.getKey(), a.getValue()));
        hide(element, depth);
      } else if (node instanceof TextNode text) {
        builder.text(text.getWholeText(), hiddenDepth < 0);
      } else if (node instanceof DataNode data) {
        builder.text(data.getWholeData(), false);
      } else if (node instanceof Comment comment) {
        builder.comment(comment.getData());
      }
    }

    private void hide(Element element, int depth) {
      if (hiddenDepth < 0
          && (HIDDEN.contains(element.normalName())
              || element.hasAttr("hidden")
              || element.attr("style").replace(" ", "").contains("display:none"))) {
        hiddenDepth = depth;
      }
      if (hiddenDepth >= 0) {
        builder.hide();
      }
      if (element.isBlock()) {
        builder.breakLine();
      }
    }

    @Override
    public void tail(Node node, int depth) {
      if (node instanceof Element) {
        builder.close();
        hiddenDepth = hiddenDepth == depth ? -1 : hiddenDepth;
      }
    }
  }
}
