package io.stemma.dom;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;
import org.jsoup.select.Evaluator;
import org.jsoup.select.Selector;

/**
 * A CSS selector in jsoup's syntax, read once and evaluated over any number of documents. What
 * hangs in a shadow tree or in a frame is found as if it hung directly under its host. As in the
 * selectors of a {@link Place}, {@code host >>> inner} looks for {@code inner} below {@code host},
 * where {@code :host >} ties it to the host.
 *
 * <p>Safe for use by several threads. The first evaluation over a document builds jsoup's view of
 * it in one pass; the view stays with the document.
 *
 * <pre>{@code
 * for (int node : CssSelector.parse("main .price").select(page)) ...
 * }</pre>
 */
public final class CssSelector {
  private static final Pattern ENTERS = Pattern.compile("\\s*>>>\\s*(?::host\\s*(?=>))?");

  private final String css;

  /** One for each host on the way, and for what is looked for in the end. */
  private final List<Evaluator> evaluators;

  private CssSelector(String css, List<Evaluator> evaluators) {
    this.css = css;
    this.evaluators = evaluators;
  }

  /**
   * Reads a selector.
   *
   * @throws SelectorException if it is empty or breaks jsoup's syntax; the message says where
   */
  public static CssSelector parse(String css) {
    try {
      return new CssSelector(
          css, Stream.of(ENTERS.split(css, -1)).map(Selector::evaluatorOf).toList());
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
    int[] found = nodes(document.original().jsoupView().root());
    return document == document.original() ? found : arranged(document, found);
  }

  /** Selectors speak of a page in its own order, whatever order it is compared in. */
  private static int[] arranged(Document document, int[] originals) {
    return IntStream.of(originals).map(document::arrangedNode).sorted().toArray();
  }

  /**
   * The nodes at or below {@code scope} that match. Combinators look inside {@code scope} only.
   *
   * @throws IllegalArgumentException if {@code scope} is not an element
   */
  public int[] select(Document document, int scope) {
    return nodes(document.jsoupView().element(scope));
  }

  private int[] nodes(Element top) {
    List<Element> hosts = List.of(top);
    for (Evaluator evaluator : evaluators.subList(0, evaluators.size() - 1)) {
      hosts = hosts.stream().flatMap(host -> host.select(evaluator).stream()).toList();
    }
    Evaluator last = evaluators.get(evaluators.size() - 1);
    return hosts.stream()
        .flatMap(host -> host.selectNodes(last).stream())
        .mapToInt(JsoupView::number)
        .filter(node -> node != Document.NONE)
        .sorted()
        .distinct()
        .toArray();
  }

  /** Two selectors are equal if they are written alike. */
  @Override
  public boolean equals(Object other) {
    return other instanceof CssSelector selector && selector.css.equals(css);
  }

  @Override
  public int hashCode() {
    return css.hashCode();
  }

  /** The selector as it was given. */
  @Override
  public String toString() {
    return css;
  }
}
