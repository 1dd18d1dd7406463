package io.stemma.field.value;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Several values.
 *
 * @param ordered whether their order means something
 */
public record ListValue(List<FieldValue> elements, boolean ordered) implements FieldValue {
  public ListValue {
    elements = List.copyOf(elements);
  }

  @Override
  public boolean same(FieldValue other) {
    if (!(other instanceof ListValue that) || elements.size() != that.elements.size()) {
      return false;
    }
    return (ordered && that.ordered) ? sameInOrder(that) : without(that).isEmpty();
  }

  private boolean sameInOrder(ListValue that) {
    for (int i = 0; i < elements.size(); i++) {
      if (!elements.get(i).same(that.elements.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** The elements that {@code that} lacks; of equal ones, as many as it lacks. */
  public List<FieldValue> without(ListValue that) {
    List<FieldValue> unused = new ArrayList<>(that.elements);
    List<FieldValue> lacking = new ArrayList<>();
    for (FieldValue element : elements) {
      if (!removeSame(unused, element)) {
        lacking.add(element);
      }
    }
    return lacking;
  }

  private static boolean removeSame(List<FieldValue> values, FieldValue wanted) {
    for (int i = 0; i < values.size(); i++) {
      if (values.get(i).same(wanted)) {
        values.remove(i);
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean ambiguous() {
    return elements.stream().anyMatch(FieldValue::ambiguous);
  }

  @Override
  public Map<String, @Nullable Object> members() {
    return Members.of("value", elements.stream().map(FieldValue::display).toList());
  }

  @Override
  public String display() {
    return elements.stream().map(FieldValue::display).collect(Collectors.joining(", ", "[", "]"));
  }
}
