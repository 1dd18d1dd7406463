package io.stemma.report;

import io.stemma.field.FieldChange;
import io.stemma.field.FieldHealth;
import java.util.ArrayList;
import java.util.List;

/** What should be known of a field beside its values. */
final class FieldNote {
  private FieldNote() {}

  /**
   * In one line: {@code contract-broken: it was always from 60 to 100}; empty where all is well.
   */
  static String of(FieldChange field) {
    List<String> notes = new ArrayList<>();
    if (field.health() != FieldHealth.OK) {
      notes.add(field.health().label());
    }
    notes.addAll(field.breaches());
    if (field.changed() && !field.alerts()) {
      notes.add("not \"" + field.right().spec().when() + '"');
    }
    return String.join(", ", notes);
  }
}
