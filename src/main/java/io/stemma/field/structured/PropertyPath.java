package io.stemma.field.structured;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A path such as {@code Product.offers.price}: perhaps a type, then properties. It leads through
 * lists and references, whatever nesting the page chose; the shapes in which schema.org lets one
 * write a price (one offer, many, an aggregate, a specification) are all the same to it.
 *
 * <p>Without a type it starts at whatever has the first property.
 */
public final class PropertyPath {
  private static final Pattern STEP = Pattern.compile("[\\p{L}_@][\\p{L}\\p{Nd}_:-]*(\\[\\d+])?");

  private final String path;
  private final @Nullable String type;
  private final List<String> steps;

  private PropertyPath(String path, @Nullable String type, List<String> steps) {
    this.path = path;
    this.type = type;
    this.steps = steps;
  }

  /**
   * Reads a path.
   *
   * @throws IllegalArgumentException if it has no property, or a step is not a name
   */
  public static PropertyPath parse(String path) {
    List<String> names = Arrays.asList(path.strip().split("\\.", -1));
    for (String name : names) {
      if (!STEP.matcher(name).matches()) {
        throw wrong(path, "\"" + name + "\" is not a name");
      }
    }
    boolean typed = Character.isUpperCase(Entity.localName(names.get(0)).charAt(0));
    List<String> steps = names.subList(typed ? 1 : 0, names.size());
    if (steps.isEmpty()) {
      throw wrong(path, "it names a type but no property");
    }
    return new PropertyPath(
        path, typed ? Entity.localName(names.get(0)) : null, List.copyOf(steps));
  }

  private static IllegalArgumentException wrong(String path, String why) {
    return new IllegalArgumentException(
        "the path \""
            + path
            + "\" cannot be read: "
            + why
            + "; expected something like Product.offers.price");
  }

  /** The last property's name. */
  public String property() {
    return name(steps.get(steps.size() - 1));
  }

  /** All different values that the path leads to, in the order of the page. */
  List<PropertyValue> values(EntityGraph graph) {
    List<Entity> start = type == null ? graph.having(name(steps.get(0))) : graph.ofType(type);
    return from(start, graph);
  }

  /** The same from given entities on. */
  List<PropertyValue> from(List<Entity> entities, EntityGraph graph) {
    List<Entity> at = entities;
    for (String step : steps.subList(0, steps.size() - 1)) {
      at = next(at, step, graph);
    }
    Set<PropertyValue> values = new LinkedHashSet<>();
    for (Entity entity : at) {
      for (JsonNode value : select(step(entity, property()), steps.get(steps.size() - 1))) {
        values.add(PropertyTexts.value(entity, value, graph));
      }
    }
    return new ArrayList<>(values);
  }

  private static List<Entity> next(List<Entity> entities, String step, EntityGraph graph) {
    List<Entity> next = new ArrayList<>();
    for (Entity entity : entities) {
      for (JsonNode value : select(step(entity, name(step)), step)) {
        if (value instanceof ObjectNode object) {
          next.add(graph.entity(object));
        }
      }
    }
    return next;
  }

  private static List<JsonNode> step(Entity entity, String property) {
    return OfferShapes.values(entity, property);
  }

  private static String name(String step) {
    int index = step.indexOf('[');
    return index < 0 ? step : step.substring(0, index);
  }

  /** The one of the index, counted from 0, where the step has one. */
  private static List<JsonNode> select(List<JsonNode> values, String step) {
    int open = step.indexOf('[');
    if (open < 0) {
      return values;
    }
    int index = Integer.parseInt(step.substring(open + 1, step.length() - 1));
    return index < values.size() ? List.of(values.get(index)) : List.of();
  }

  /** The path as it was given. */
  @Override
  public String toString() {
    return path;
  }
}
