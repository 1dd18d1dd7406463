package io.stemma.field.structured;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Objects;

/**
 * One JSON-LD script of a page.
 *
 * @param node the script element
 * @param json what it says, after repair; not to be changed
 * @param repairs what had to be mended first, in words; empty for valid JSON
 */
public record JsonLdBlock(int node, JsonNode json, List<String> repairs) {
  public JsonLdBlock {
    Objects.requireNonNull(json, "json");
    repairs = List.copyOf(repairs);
  }
}
