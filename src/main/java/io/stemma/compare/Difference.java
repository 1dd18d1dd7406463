package io.stemma.compare;

import io.stemma.field.FieldChange;
import io.stemma.match.Structure;
import io.stemma.text.TextDifference;
import java.util.List;
import java.util.Objects;

/**
 * What differs between two pages: facts, no judgement.
 *
 * @param structure how their trees align
 * @param text where their visible texts differ
 * @param fields the tracked values on both sides, in the order they were asked for
 * @param disagreements where what they show and their structured data contradict each other
 * @param masked what a noise mask hid in {@code text}
 * @param same whether the two documents are the same to the last character
 */
public record Difference(
    Structure structure,
    TextDifference text,
    List<FieldChange> fields,
    Disagreements disagreements,
    Masked masked,
    boolean same) {
  public Difference {
    Objects.requireNonNull(structure, "structure");
    Objects.requireNonNull(text, "text");
    fields = List.copyOf(fields);
    Objects.requireNonNull(disagreements, "disagreements");
    Objects.requireNonNull(masked, "masked");
  }
}
