package io.stemma.compare;

import io.stemma.field.FieldChange;
import io.stemma.field.FieldContract;
import java.util.Map;
import java.util.Objects;

/**
 * What is known of two pages before they are compared.
 *
 * @param mask the places that differ by themselves
 * @param contracts what the values of fields have been like, by the fields' names
 */
public record Expectations(NoiseMask mask, Map<String, FieldContract> contracts) {
  /** Nothing is known. */
  public static final Expectations NONE = new Expectations(NoiseMask.NONE, Map.of());

  public Expectations {
    Objects.requireNonNull(mask, "mask");
    contracts = Map.copyOf(contracts);
  }

  /** A field held against its contract, if there is one. */
  FieldChange judge(FieldChange change) {
    FieldContract contract = contracts.get(change.name());
    return contract == null ? change : change.under(contract);
  }
}
