package io.stemma.dom;

import java.util.List;
import org.jsoup.nodes.Node;
import org.jsoup.select.Evaluator;
import org.jsoup.select.Selector;

/**
 * A CSS selector in jsoup's syntax, read once and evaluated over any number of documents. What
 * hangs in a shadow tree or in a frame is found as if it hung directly under its host.
 *
 * <p>Safe for use by several threads. The first evaluation over a document builds jsoup's view of
 * it in one pass; the view stays with the document.
 *
 * <pre>{@code
 * for (int node : CssSelector.parse("main .price").select(page)) ...
 * }</pre>
 */
public final class CssSelector {
  private final String css;
  private final Evaluator evaluator;

  private CssSelector(String css, Evaluator evaluator) {
    this.css = css;
    this.evaluator = evaluator;
  }

  /**
   * Reads a selector.
   *
   * @throws SelectorException if it is empty or breaks jsoup's syntax; the message says where
   */
  public static CssSelector parse(String css) {
    try {
      return new CssSelector(css, Selector.evaluatorOf(css));
    } catch (IllegalStateException | IllegalArgumentException wrong) {
      String reason = wrong.getMessage();
      throw new SelectorException(
          "the CSS selector",
          css,
          reason == null || css.isBlank() ? "it is empty" : reason.strip(),
          "jsoup's syntax, such as \"main .price\" or \"a[href^=/p/]\"");
    }
  }

  /**
   * The nodes that match, in document order, each once; mostly elements ({@code ::text} is not).
   */
  public int[] select(Document document) {
    return nodes(document.jsoupView().root().selectNodes(evaluator));
  }

  /**
   * The nodes at or below {@code scope} that match. Combinators look inside {@code scope} only.
   *
   * @throws IllegalArgumentException if {@code scope} is not an element
   */
  public int[] select(Document document, int scope) {
    return nodes(document.jsoupView().element(scope).selectNodes(evaluator));
  }

  private static int[] nodes(List<Node> matches) {
    return matches.stream()
        .mapToInt(JsoupView::number)
        .filter(node -> node != Document.NONE)
        .sorted()
        .toArray();
  }

  /** The selector as it was given. */
  @Override
  public String toString() {
    return css;
  }
}
