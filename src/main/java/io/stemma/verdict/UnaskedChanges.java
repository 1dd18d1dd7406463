package io.stemma.verdict;

import io.stemma.field.FieldChange;
import io.stemma.field.FieldHealth;
import io.stemma.text.Grade;
import io.stemma.text.Mark;
import io.stemma.text.Passage;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The tracked values that changed, but not in the way that the user asked to hear of: a price that
 * fell by less than {@code drop > 5%}. A passage of text in which nothing but such a value changed
 * is no news either.
 *
 * @param changes the values
 */
record UnaskedChanges(List<FieldChange> changes) {
  static UnaskedChanges of(List<FieldChange> fields) {
    return new UnaskedChanges(fields.stream().filter(UnaskedChanges::isUnasked).toList());
  }

  private static boolean isUnasked(FieldChange field) {
    boolean asWas = field.health() == FieldHealth.OK || field.health() == FieldHealth.MOVED;
    return field.changed() && asWas && !field.alerts();
  }

  /** Whether in the passage nothing changed but one of the values. */
  boolean explain(Passage passage) {
    return passage.grade() == Grade.EDITED
        && passage.attribute() == null
        && changes.stream()
            .anyMatch(
                field ->
                    isPartOf(field.left().raw(), passage.left(), passage.leftMarks())
                        && isPartOf(field.right().raw(), passage.right(), passage.rightMarks()));
  }

  /** Whether all marked words of a text are words of the value. */
  private static boolean isPartOf(@Nullable String value, @Nullable String text, List<Mark> marks) {
    if (value == null || text == null) {
      return false;
    }
    Set<String> known = words(value).collect(Collectors.toSet());
    return marks.stream()
        .flatMap(mark -> words(text.substring(mark.from(), mark.to())))
        .allMatch(known::contains);
  }

  private static Stream<String> words(String text) {
    return Arrays.stream(text.strip().split("[\\s\\u00a0\\u202f]+"))
        .filter(word -> !word.isEmpty());
  }

  /** In words, each as {@code price 89.00 EUR -> 88.00 EUR (-1.12 %) is not "drop > 5%"}. */
  List<String> describe() {
    return changes.stream()
        .map(field -> field.describe() + " is not \"" + field.right().spec().when() + '"')
        .toList();
  }
}
