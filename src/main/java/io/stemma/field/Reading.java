package io.stemma.field;

import io.stemma.dom.Document;
import io.stemma.field.value.FieldType;
import io.stemma.field.value.FieldValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a field said on one page.
 *
 * @param spec which field it is, and where it was looked for
 * @param type the type of its value: {@code set} where structured data gives several of a type,
 *     else that of the specification
 * @param value null where there is none, or none of the type
 * @param raw the text as found; null where nothing matched
 * @param health as far as one page can tell: ok, missing, empty, ambiguous or unreadable
 * @param hits all that matched, in document order, the one that gave the value first
 */
public record Reading(
    FieldSpec spec,
    FieldType type,
    @Nullable FieldValue value,
    @Nullable String raw,
    FieldHealth health,
    List<Hit> hits) {
  public Reading {
    Objects.requireNonNull(spec, "spec");
    Objects.requireNonNull(type, "type");
    Objects.requireNonNull(health, "health");
    hits = List.copyOf(hits);
  }

  public String name() {
    return spec.name();
  }

  /** Where it was looked for, as in a specification without the type. */
  public String selector() {
    return spec.selector();
  }

  /** How many places matched. */
  public int matches() {
    return hits.size();
  }

  /** The document's nodes that matched, each once, that of the value first. */
  public List<Integer> nodes() {
    return hits.stream().map(Hit::node).filter(node -> node != Document.NONE).distinct().toList();
  }

  /** The same field on a page that does not have it. */
  public Reading absent() {
    return new Reading(spec, type, null, null, FieldHealth.MISSING, List.of());
  }

  /** The same, its health seen in a wider light. */
  public Reading withHealth(FieldHealth judged) {
    return new Reading(spec, type, value, raw, judged, hits);
  }

  /**
   * The same, its value taken from another of its hits.
   *
   * @throws IllegalArgumentException if it is none of them
   */
  public Reading choosing(Hit hit) {
    if (!hits.contains(hit)) {
      throw new IllegalArgumentException(hit + " is no hit of " + spec);
    }
    List<Hit> reordered = new ArrayList<>(hits);
    reordered.remove(hit);
    reordered.add(0, hit);
    return new Reading(spec, type, hit.value(), hit.raw(), health, reordered);
  }
}
