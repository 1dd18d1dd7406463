package io.stemma.field.structured;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The shapes in which schema.org lets a page write the same offer: the price itself, its
 * specification, the lowest and highest of an aggregate, or offers within the aggregate; offers of
 * the product or of its variants.
 */
final class OfferShapes {
  private OfferShapes() {}

  /** The values of a property, found in another shape where the entity does not have it itself. */
  static List<JsonNode> values(Entity entity, String property) {
    List<JsonNode> values = entity.values(property);
    if (!isVoid(values)) {
      return values;
    }
    List<JsonNode> found =
        switch (property) {
          case "price" -> price(entity);
          case "priceCurrency" -> below(entity, "priceSpecification", property);
          case "availability" -> below(entity, "offers", property);
          case "offers" -> below(entity, "hasVariant", property);
          default -> List.of();
        };
    if (found.isEmpty() && property.startsWith("price")) {
      found = below(entity, "offers", property);
    }
    return found.isEmpty() ? values : found;
  }

  private static boolean isVoid(List<JsonNode> values) {
    return values.stream().allMatch(value -> value.isValueNode() && value.asText("").isBlank());
  }

  private static List<JsonNode> price(Entity offer) {
    List<JsonNode> specified = below(offer, "priceSpecification", "price");
    if (!specified.isEmpty()) {
      return specified;
    }
    List<JsonNode> ends = new ArrayList<>(offer.values("lowPrice"));
    ends.addAll(offer.values("highPrice"));
    return ends;
  }

  private static List<JsonNode> below(Entity entity, String link, String property) {
    List<JsonNode> found = new ArrayList<>();
    for (JsonNode value : entity.values(link)) {
      if (value instanceof ObjectNode object && !isOldPrice(object)) {
        found.addAll(values(entity.related(object), property));
      }
    }
    return found;
  }

  /** A price that the shop compares its own with. */
  private static boolean isOldPrice(ObjectNode specification) {
    String type = specification.path("priceType").asText("").toLowerCase(Locale.ROOT);
    return type.contains("list") || type.contains("strikethrough") || type.contains("srp");
  }
}
