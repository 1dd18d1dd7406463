package io.stemma.field.structured;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.stemma.dom.Document;
import io.stemma.field.value.PlainText;
import io.stemma.render.ParsedPage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Reads the sample pages that lie beside the project, where they do, and compares with what other
 * readers and people found in them. The table goes to {@code target/structured-data.txt}.
 */
class SamplePagesTest {
  private static final Path PAGES = Path.of("..", "shared", "pages", "structured-data");
  private static final ObjectMapper JSON = new ObjectMapper();

  private final List<String> table = new ArrayList<>();
  private int matched;

  @Test
  void sample_pages_say_what_is_expected_of_them() throws IOException {
    if (!Files.isDirectory(PAGES)) {
      return;
    }
    try (Stream<Path> folders = Files.list(PAGES)) {
      for (Path folder : folders.sorted().toList()) {
        if (Files.exists(folder.resolve("page.html"))) {
          compare(folder);
        }
      }
    }
    Files.createDirectories(Path.of("target"));
    Files.write(Path.of("target", "structured-data.txt"), table);
    assertThat(matched)
        .as(String.join("\n", table))
        .isGreaterThanOrEqualTo(table.size() * 98 / 100);
  }

  private void compare(Path folder) throws IOException {
    String html = Files.readString(folder.resolve("page.html"));
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(SamplePagesTest::isExpectation).sorted().toList()) {
        String name = folder.getFileName() + " " + file.getFileName();
        JsonNode expected = JSON.readTree(file.toFile());
        if (expected.has("microdata")) {
          row(name + " json-ld", html, expected.get("json-ld"));
          row(name + " microdata", html, expected.get("microdata"));
          row(name + " rdfa", html, expected.get("rdfa"));
        } else {
          row(name, html, expected);
        }
      }
    }
  }

  private static boolean isExpectation(Path file) {
    String name = file.getFileName().toString();
    return name.contains("json") && !name.equals("expected.json") && !name.contains(".flat.");
  }

  private void row(String name, String html, JsonNode expected) {
    boolean found =
        Stream.of(
                "",
                "http://www.example.com/index.html",
                "http://www.example.com/microdata/test",
                "http://blog.example.com/progress-report",
                "http://www.songkick.com/artists/236156-elysian-fields")
            .anyMatch(base -> says(ParsedPage.of(html, base), expected));
    matched += found ? 1 : 0;
    table.add((found ? "yes " : "NO  ") + name);
  }

  private static boolean says(Document page, JsonNode expected) {
    StructuredData data = StructuredData.of(page);
    if (expected.at("/0/elements").isArray()) {
      return hasDublinCore(data, expected.get(0));
    }
    if (expected.toString().contains("__invalid_json__")) {
      return data.jsonLd().size() == expected.size();
    }
    JsonNode wanted = normal(expected);
    ArrayNode blocks = JsonNodeFactory.instance.arrayNode();
    data.jsonLd().forEach(block -> blocks.add(block.json()));
    ArrayNode flat = JsonNodeFactory.instance.arrayNode();
    for (JsonNode block : blocks) {
      if (block.isArray()) {
        block.forEach(flat::add);
      } else {
        flat.add(block);
      }
    }
    ArrayNode microdata = JsonNodeFactory.instance.arrayNode().addAll(data.microdata());
    ArrayNode rdfa = JsonNodeFactory.instance.arrayNode().addAll(data.rdfa());
    return Stream.of(blocks, flat, microdata, rdfa).anyMatch(found -> normal(found).equals(wanted));
  }

  /** Every name with its content is among the page's {@code meta} elements. */
  private static boolean hasDublinCore(StructuredData data, JsonNode expected) {
    return Stream.of("elements", "terms")
        .flatMap(group -> expected.get(group).findParents("content").stream())
        .allMatch(
            one ->
                data.meta()
                    .getOrDefault(one.get("name").asText().toLowerCase(Locale.ROOT), List.of())
                    .contains(one.get("content").asText()));
  }

  /** One value for a list of one, harmonised spaces, sorted lists, blank nodes by their order. */
  private static JsonNode normal(JsonNode json) {
    if (json.isTextual()) {
      String text = json.textValue().startsWith("_:") ? "_:" : PlainText.of(json.textValue());
      return JsonNodeFactory.instance.textNode(text);
    }
    if (json.isNumber()) {
      return JsonNodeFactory.instance.textNode(json.asText());
    }
    if (json.isArray()) {
      List<JsonNode> elements = new ArrayList<>();
      json.forEach(element -> elements.add(normal(element)));
      elements.sort((a, b) -> a.toString().compareTo(b.toString()));
      return elements.size() == 1
          ? elements.get(0)
          : JsonNodeFactory.instance.arrayNode().addAll(elements);
    }
    if (json.isObject()) {
      ObjectNode sorted = JsonNodeFactory.instance.objectNode();
      Map<String, JsonNode> members = new TreeMap<>();
      json.properties().forEach(member -> members.put(member.getKey(), member.getValue()));
      members.remove("@language");
      members.forEach((key, value) -> sorted.set(key, normal(value)));
      return sorted;
    }
    return json;
  }
}
