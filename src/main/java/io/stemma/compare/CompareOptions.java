package io.stemma.compare;

import io.stemma.dom.NodePolicy;
import io.stemma.field.FieldSpec;
import java.util.List;
import java.util.Objects;

/**
 * What of two pages is compared.
 *
 * @param scope the part of the page whose structure and text count; fields are read from all of it
 * @param nodes which nodes count for the structure
 * @param fields the values to track
 * @param autoFields whether the key values of the page's main entity are tracked where {@code
 *     fields} names none
 */
public record CompareOptions(
    Scope scope, NodePolicy nodes, List<FieldSpec> fields, boolean autoFields) {
  /** The whole page as rendered, with the fields that its structured data offers. */
  public static final CompareOptions DEFAULT =
      new CompareOptions(Scope.WHOLE_PAGE, NodePolicy.RENDERED, List.of(), true);

  public CompareOptions {
    Objects.requireNonNull(scope, "scope");
    Objects.requireNonNull(nodes, "nodes");
    fields = List.copyOf(fields);
  }
}
