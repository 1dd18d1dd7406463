package io.stemma.field;

import io.stemma.field.value.FieldType;
import io.stemma.field.value.FieldValue;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a field said on one page.
 *
 * @param type the type of its value: {@code set} where structured data gives several of a type
 * @param selector where it was looked for, as in a specification
 * @param value null where there is none, or none of the type
 * @param raw the text as found; null where nothing matched
 * @param health as far as one page can tell: ok, missing, empty, ambiguous or unreadable
 * @param matches how many places matched
 * @param nodes the document's nodes that matched, in order, the one that gave the value first; for
 *     structured data the elements that hold it; empty for a computed value
 */
public record Reading(
    String name,
    FieldType type,
    String selector,
    @Nullable FieldValue value,
    @Nullable String raw,
    FieldHealth health,
    int matches,
    List<Integer> nodes) {
  public Reading {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(type, "type");
    Objects.requireNonNull(selector, "selector");
    Objects.requireNonNull(health, "health");
    nodes = List.copyOf(nodes);
  }

  /** The same field on a page that does not have it. */
  public Reading absent() {
    return new Reading(name, type, selector, null, null, FieldHealth.MISSING, 0, List.of());
  }

  /** The same, its health seen in a wider light. */
  public Reading withHealth(FieldHealth judged) {
    return new Reading(name, type, selector, value, raw, judged, matches, nodes);
  }
}
