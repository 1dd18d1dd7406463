package io.stemma.field.structured;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.stemma.field.CaseFile;
import io.stemma.render.ParsedPage;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonLdBlocksTest {
  private static final JsonMapper JSON =
      JsonMapper.builder()
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
          .build();

  static List<CaseFile.Case> blocks() {
    return CaseFile.read("jsonld-blocks.txt");
  }

  @ParameterizedTest
  @MethodSource("blocks")
  void a_block_is_read_as_meant_and_hides_no_other(CaseFile.Case block) throws Exception {
    StructuredData page = page(withControls(block.input()));
    List<JsonNode> read = page.jsonLd().stream().map(JsonLdBlock::json).toList();
    assertThat(read).first().isEqualTo(JSON.readTree("{\"@type\":\"Organization\"}"));
    assertThat(read).last().isEqualTo(JSON.readTree("{\"@type\":\"BreadcrumbList\"}"));
    if (block.expected().startsWith("unreadable")) {
      assertThat(page.unreadable())
          .singleElement()
          .satisfies(
              one -> {
                assertThat(one.where()).isEqualTo("JSON-LD block 2");
                assertThat(one.why()).contains(block.expected().substring(10).strip()).isNotBlank();
              });
      assertThat(read).hasSize(2);
    } else {
      assertThat(page.unreadable()).isEmpty();
      assertThat(read).element(1).isEqualTo(JSON.readTree(block.expected()));
    }
  }

  @Test
  void a_repair_is_told_and_valid_json_needs_none() {
    assertThat(page("{\"a\":1,}").jsonLd().get(1).repairs()).containsExactly("comma too many");
    assertThat(page("{\"a\":1}").jsonLd().get(1).repairs()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {600, 2_000, 200_000})
  void a_block_nested_too_deep_is_refused(int depth) {
    String deep = "{\"a\":".repeat(depth) + "1" + "}".repeat(depth);
    assertThat(page(deep).unreadable())
        .extracting(Unreadable::why)
        .containsExactly("it is nested deeper than 500 levels");
    assertThat(page(deep.replaceFirst("1", "1,")).unreadable()).hasSize(1);
  }

  @Test
  void a_text_of_two_megabytes_is_read_and_an_endless_one_refused() {
    String big = "{\"a\":\"" + "x".repeat(2_000_000) + "\",}";
    assertThat(page(big).jsonLd()).hasSize(3);
    String endless = "{\"a\":\"" + "x".repeat(10_000_000) + "\"}";
    assertThat(page(endless).unreadable()).hasSize(1);
  }

  private static StructuredData page(String block) {
    return StructuredData.of(
        ParsedPage.of(
            "<script type=application/ld+json>{\"@type\":\"Organization\"}</script>"
                + "<script type='Application/LD+JSON; charset=utf-8'>"
                + block
                + "</script>"
                + "<script type=application/ld+json>{\"@type\":\"BreadcrumbList\"}</script>"));
  }

  private static String withControls(String text) {
    return text.replace('␁', '\1').replace('␉', '\t').replace('␋', '\u000b');
  }
}
