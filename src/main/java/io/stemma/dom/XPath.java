package io.stemma.dom;

import java.util.ArrayList;
import java.util.List;
import javax.xml.xpath.XPathEvaluationResult;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import javax.xml.xpath.XPathNodes;
import org.jsoup.helper.W3CDom;
import org.jspecify.annotations.Nullable;
import org.w3c.dom.Attr;
import org.w3c.dom.Node;

/**
 * An XPath 1.0 expression, evaluated over documents. Element names are those of HTML without a
 * namespace: {@code //ul/li[2]/@title}. What hangs in a shadow tree or in a frame is found as if it
 * hung directly under its host.
 *
 * <p>Safe for use by several threads; over one document they take turns. The first evaluation over
 * a document builds a W3C DOM of it, which stays with the document; it costs several times what the
 * view for {@link CssSelector} does.
 */
public final class XPath {
  private final String expression;

  private XPath(String expression) {
    this.expression = expression;
  }

  /**
   * What an expression found.
   *
   * @param node the element or text found, or whose attribute was found; {@link Document#NONE} for
   *     a computed value, such as that of {@code count(//li)}
   * @param value the attribute's or computed value; null where the node itself was found
   */
  public record Match(int node, @Nullable String value) {}

  /**
   * Reads an expression.
   *
   * @throws SelectorException if it is not XPath 1.0; the message says what is wrong
   */
  public static XPath parse(String expression) {
    try {
      compile(expression);
      return new XPath(expression);
    } catch (XPathExpressionException wrong) {
      throw wrong(expression, wrong);
    }
  }

  /**
   * What the expression finds, in document order; a computed value is one match, unless it is an
   * empty text.
   *
   * @throws SelectorException if a function of the expression refuses its arguments
   */
  public List<Match> select(Document document) {
    org.w3c.dom.Document dom = document.jsoupView().w3c();
    try {
      synchronized (dom) {
        XPathEvaluationResult<?> result = compile(expression).evaluateExpression(dom);
        return result.value() instanceof XPathNodes nodes
            ? matches(nodes)
            : computed(String.valueOf(result.value()), result.type());
      }
    } catch (XPathExpressionException wrong) {
      throw wrong(expression, wrong);
    }
  }

  private static List<Match> computed(String value, XPathEvaluationResult.XPathResultType type) {
    if (value.isEmpty()) {
      return List.of();
    }
    boolean whole = type == XPathEvaluationResult.XPathResultType.NUMBER && value.endsWith(".0");
    return List.of(
        new Match(Document.NONE, whole ? value.substring(0, value.length() - 2) : value));
  }

  private static List<Match> matches(XPathNodes nodes) {
    List<Match> matches = new ArrayList<>(nodes.size());
    for (Node node : nodes) {
      if (node instanceof Attr attribute) {
        matches.add(new Match(number(attribute.getOwnerElement()), attribute.getValue()));
      } else if (number(node) != Document.NONE) {
        matches.add(new Match(number(node), null));
      }
    }
    return matches;
  }

  private static int number(Node node) {
    return node.getUserData(W3CDom.SourceProperty) instanceof org.jsoup.nodes.Node source
        ? JsoupView.number(source)
        : Document.NONE;
  }

  private static javax.xml.xpath.XPathExpression compile(String expression)
      throws XPathExpressionException {
    return XPathFactory.newInstance().newXPath().compile(expression);
  }

  private static SelectorException wrong(String expression, XPathExpressionException cause) {
    Throwable inner = cause.getCause();
    String reason = inner == null ? cause.getMessage() : inner.getMessage();
    return new SelectorException(
        "the XPath",
        expression,
        expression.isBlank() ? "it is empty" : String.valueOf(reason).strip(),
        "XPath 1.0, such as \"//span[@class='price']\"");
  }

  /** The expression as it was given. */
  @Override
  public String toString() {
    return expression;
  }
}
