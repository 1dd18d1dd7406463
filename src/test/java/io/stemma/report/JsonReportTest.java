package io.stemma.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import io.stemma.verdict.Comparison;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

final class JsonReportTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final JsonSchema SCHEMA =
      JsonSchemaFactory.getInstance(VersionFlag.V202012).getSchema(ComparisonSchema.json());
  private static final ReportOptions LIST =
      new ReportOptions(true, ReportOptions.Detail.NORMAL, false, ReportOptions.DEFAULT.failOn());

  static Stream<Comparison> comparisons() {
    return Stream.of(
        Comparisons.ofFixture(
            "shop/product-v1.html",
            "shop/product-v2.html",
            "price=.price|price",
            "number=.price|number",
            "stock=jsonld:Product.offers.availability|availability",
            "rows=th|list",
            "link=.brand|url",
            "markup=.stock|html",
            "day=.price|date",
            "nowhere=.nowhere"),
        Comparisons.ofFixture("listing/left.html", "listing/right.html"),
        Comparisons.ofFixture("redesign/left.html", "redesign/right.html"),
        Comparisons.ofFixture("same/left.html", "same/right.html"),
        Comparisons.of(
            Comparisons.fixture("same/left.html"),
            Comparisons.failed("https://site.example/", "the connection was refused")));
  }

  @ParameterizedTest
  @MethodSource("comparisons")
  void a_comparison_follows_the_schema(Comparison comparison) throws IOException {
    JsonNode json = json(comparison);
    assertThat(SCHEMA.validate(json)).isEmpty();
    assertThat(strangeMembers(json, JSON.readTree(ComparisonSchema.json()), "")).isEmpty();
  }

  @ParameterizedTest
  @FieldSource("io.stemma.report.Hostile#TEXTS")
  void hostile_text_is_read_back_as_it_was(String text) throws IOException {
    JsonNode json = json(Hostile.comparison(text));
    assertThat(SCHEMA.validate(json)).isEmpty();
    assertThat(json.get("name").textValue()).isEqualTo(Printable.wellFormed(text));
    assertThat(json.at("/right/title").textValue()).isEqualTo(Printable.wellFormed(text));
  }

  @ParameterizedTest
  @FieldSource("io.stemma.report.Hostile#TEXTS")
  void no_text_commands_a_terminal_or_breaks_a_line(String text) {
    String line = Comparisons.shown(ReportFormat.JSONL, LIST, Hostile.comparison(text));
    assertThat(line).endsWith("}\n");
    assertThat(line.strip()).doesNotContainPattern("[\\p{Cntrl}\u0080-\u009f\u2028\u2029\u202e]");
  }

  @Test
  void the_shop_says_what_a_script_looks_for() throws IOException {
    JsonNode json = json(comparisons().findFirst().orElseThrow());
    assertThat(json.at("/verdict/kind").textValue()).isEqualTo("field");
    assertThat(json.at("/verdict/kinds")).hasToString("[\"field\",\"content\"]");
    assertThat(json.at("/fields/0/left/value").textValue()).isEqualTo("89.00");
    assertThat(json.at("/fields/0/left/currency").textValue()).isEqualTo("EUR");
    assertThat(json.at("/fields/0/right/raw").textValue()).isEqualTo("79.00 EUR");
    assertThat(json.at("/fields/3/left/value")).hasSize(5);
    assertThat(json.at("/fields/7/left").isNull()).isTrue();
    assertThat(json.at("/left/capturedAt").textValue()).isEqualTo("2026-11-30T12:00:00Z");
    assertThat(json.at("/millis/total").intValue()).isEqualTo(644);
    assertThat(json.at("/structure/similarity").isNumber()).isTrue();
  }

  @Test
  void a_page_that_is_not_ok_leaves_nothing_compared() throws IOException {
    JsonNode json =
        json(
            Comparisons.of(
                Comparisons.fixture("same/left.html"),
                Comparisons.failed("https://site.example/", "the connection was refused")));
    assertThat(json.get("structure").isNull()).isTrue();
    assertThat(json.get("text").isNull()).isTrue();
    assertThat(json.get("fields")).isEmpty();
    assertThat(json.at("/verdict/kind").textValue()).isEqualTo("unknown");
    assertThat(json.at("/right/state").textValue()).isEqualTo("failed");
    assertThat(json.at("/right/stateReason").textValue()).isEqualTo("the connection was refused");
    assertThat(json.at("/right/finalUrl").isNull()).isTrue();
  }

  @Test
  void one_comparison_is_an_object_and_a_list_is_an_array_however_long() throws IOException {
    Comparison same = Comparisons.ofFixture("same/left.html", "same/right.html");
    assertThat(JSON.readTree(Comparisons.shown(ReportFormat.JSON, ReportOptions.DEFAULT, same)))
        .isInstanceOf(com.fasterxml.jackson.databind.node.ObjectNode.class);
    assertThat(JSON.readTree(Comparisons.shown(ReportFormat.JSON, LIST))).isEmpty();
    assertThat(JSON.readTree(Comparisons.shown(ReportFormat.JSON, LIST, same))).hasSize(1);
    assertThat(JSON.readTree(Comparisons.shown(ReportFormat.JSON, LIST, same, same))).hasSize(2);
  }

  @Test
  void json_lines_hold_one_object_a_line() throws IOException {
    Comparison[] all = comparisons().toArray(Comparison[]::new);
    List<String> lines = Comparisons.shown(ReportFormat.JSONL, LIST, all).lines().toList();
    assertThat(lines).hasSameSizeAs(all);
    for (String line : lines) {
      assertThat(SCHEMA.validate(JSON.readTree(line))).isEmpty();
    }
  }

  private static JsonNode json(Comparison comparison) throws IOException {
    return JSON.readTree(Comparisons.shown(ReportFormat.JSON, ReportOptions.DEFAULT, comparison));
  }

  /** The members that the schema does not describe, by their paths. */
  private static Set<String> strangeMembers(JsonNode value, JsonNode schema, String path)
      throws IOException {
    Set<String> strange = new TreeSet<>();
    JsonNode described = resolved(schema);
    if (value.isArray()) {
      for (JsonNode element : value) {
        strange.addAll(strangeMembers(element, described.path("items"), path + "/*"));
      }
    }
    for (var member : value.properties()) {
      String at = path + "/" + member.getKey();
      JsonNode property = described.path("properties").path(member.getKey());
      if (property.isMissingNode()) {
        strange.add(at);
      } else {
        strange.addAll(strangeMembers(member.getValue(), property, at));
      }
    }
    return strange;
  }

  private static JsonNode resolved(JsonNode schema) throws IOException {
    JsonNode at = schema.has("oneOf") ? schema.at("/oneOf/1") : schema;
    return at.has("$ref")
        ? JSON.readTree(ComparisonSchema.json()).at(at.get("$ref").textValue().substring(1))
        : at;
  }
}
