package io.stemma.field;

import io.stemma.field.value.FieldType;
import io.stemma.field.value.ValueDifference;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * One field on two pages.
 *
 * @param health the worse of the two, or what the comparison of the pages shows
 * @param difference how the values differ; null where they are the same, or one is absent: a value
 *     that cannot be read is told by the health and is not a change
 * @param breaches what about the right value is not as the field's values always were, in words
 */
public record FieldChange(
    Reading left,
    Reading right,
    FieldHealth health,
    @Nullable ValueDifference difference,
    List<String> breaches) {
  public FieldChange {
    Objects.requireNonNull(left, "left");
    Objects.requireNonNull(right, "right");
    Objects.requireNonNull(health, "health");
    breaches = List.copyOf(breaches);
  }

  /** Compares two readings of one field; the health is the right one's. */
  public static FieldChange between(Reading left, Reading right) {
    ValueDifference difference =
        left.value() == null || right.value() == null
            ? null
            : ValueDifference.between(left.value(), right.value()).orElse(null);
    return new FieldChange(left, right, right.health(), difference, List.of());
  }

  /**
   * Compares the readings of two pages by their names, in the order of the left, then of the right.
   * What only one page has is missing on the other.
   *
   * @param comparer compares the two readings of one name
   */
  public static List<FieldChange> between(
      List<Reading> left, List<Reading> right, BiFunction<Reading, Reading, FieldChange> comparer) {
    Map<String, Reading> lefts = byName(left);
    Map<String, Reading> rights = byName(right);
    Set<String> names = new LinkedHashSet<>(lefts.keySet());
    names.addAll(rights.keySet());
    List<FieldChange> changes = new ArrayList<>();
    for (String name : names) {
      Reading before = lefts.get(name);
      Reading after = rights.get(name);
      if (before != null || after != null) {
        changes.add(
            comparer.apply(
                before == null ? Objects.requireNonNull(after).absent() : before,
                after == null ? Objects.requireNonNull(before).absent() : after));
      }
    }
    return changes;
  }

  private static Map<String, Reading> byName(List<Reading> readings) {
    Map<String, Reading> byName = new LinkedHashMap<>();
    readings.forEach(reading -> byName.putIfAbsent(reading.name(), reading));
    return byName;
  }

  public String name() {
    return right.name();
  }

  public FieldType type() {
    return right.type();
  }

  /** Whether the value is another one now. */
  public boolean changed() {
    return difference != null;
  }

  /** Whether it had a value, and one look at the page now says that the selector has lost it. */
  public boolean broke() {
    boolean sound = health == FieldHealth.OK || health == FieldHealth.MOVED;
    return left.value() != null && !sound && health != left.health();
  }

  /** Whether the value changed in a way that is worth an alert, see {@link FieldSpec#when}. */
  public boolean alerts() {
    return right.spec().when().holds(this);
  }

  /** The same, its health seen in a wider light. */
  public FieldChange withHealth(FieldHealth judged) {
    return new FieldChange(left, right, judged, difference, breaches);
  }

  /** The same, held against what the field's values have been like. */
  public FieldChange under(FieldContract contract) {
    List<String> broken = contract.breaches(right);
    boolean sound = health == FieldHealth.OK || health == FieldHealth.MOVED;
    return broken.isEmpty() || !sound
        ? this
        : new FieldChange(left, right, FieldHealth.CONTRACT_BROKEN, difference, broken);
  }

  /** What happened, in one line: {@code price 89.00 EUR -> 79.00 EUR (-11.24 %)}. */
  public String describe() {
    if (difference == null || left.value() == null || right.value() == null) {
      return name() + " " + health.label();
    }
    return name()
        + " "
        + left.value().display()
        + " -> "
        + right.value().display()
        + difference.note();
  }
}
