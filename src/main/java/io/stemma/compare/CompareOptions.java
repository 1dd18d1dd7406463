package io.stemma.compare;

import io.stemma.dom.CssSelector;
import io.stemma.dom.Document;
import io.stemma.dom.NodePolicy;
import io.stemma.dom.SortedChildren;
import io.stemma.field.FieldSpec;
import io.stemma.text.TextOptions;
import java.util.List;
import java.util.Objects;

/**
 * What of two pages is compared.
 *
 * @param scope the part of the page whose structure and text count; fields are read from all of it
 * @param sorted the elements whose children are compared without order
 * @param nodes which nodes count for the structure
 * @param text which texts count
 * @param fields the values to track
 * @param autoFields whether the key values of the page's main entity are tracked where {@code
 *     fields} names none
 */
public record CompareOptions(
    Scope scope,
    List<CssSelector> sorted,
    NodePolicy nodes,
    TextOptions text,
    List<FieldSpec> fields,
    boolean autoFields) {
  /** The whole page as rendered, with the fields that its structured data offers. */
  public static final CompareOptions DEFAULT =
      new CompareOptions(
          Scope.WHOLE_PAGE, List.of(), NodePolicy.RENDERED, TextOptions.VISIBLE, List.of(), true);

  public CompareOptions {
    Objects.requireNonNull(scope, "scope");
    sorted = List.copyOf(sorted);
    Objects.requireNonNull(nodes, "nodes");
    Objects.requireNonNull(text, "text");
    fields = List.copyOf(fields);
  }

  /** What is compared of a page's document. */
  Document of(Document document) {
    return SortedChildren.of(scope.of(document), sorted);
  }

  /** Whether the whole page is compared, in its order. */
  boolean takesAll() {
    return scope.isWholePage() && sorted.isEmpty();
  }
}
