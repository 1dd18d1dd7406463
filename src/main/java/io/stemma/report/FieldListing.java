package io.stemma.report;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.stemma.compare.PageView;
import io.stemma.field.Disagreement;
import io.stemma.field.Reading;
import io.stemma.field.SelectorAdvice;
import io.stemma.field.structured.JsonLdBlock;
import io.stemma.field.structured.StructuredData;
import io.stemma.field.structured.Unreadable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/**
 * Everything that a page says of itself to machines, and the fields read from it.
 *
 * @param page the page
 * @param fields what was read, in order
 * @param structured the page's structured data
 */
public record FieldListing(PageView page, List<Reading> fields, StructuredData structured) {
  /** What each listing calls its schema. */
  public static final String SCHEMA = "stemma/fields/1";

  private static final JsonMapper MAPPER = new JsonMapper();

  public FieldListing {
    fields = List.copyOf(fields);
  }

  /** The JSON Schema (draft 2020-12) of the listing as JSON. */
  public static String schema() {
    return Resource.text("fields-1.schema.json");
  }

  /** Writes the listing as one JSON object; the stream stays open. */
  public void writeJson(OutputStream out) throws IOException {
    JsonGenerator json = JsonReport.indented(out);
    json.setCodec(MAPPER);
    PageJson pages = new PageJson(json);
    json.writeStartObject();
    json.writeStringField("schema", SCHEMA);
    pages.page("source", page);
    json.writeArrayFieldStart("fields");
    for (Reading field : fields) {
      json.writeStartObject();
      pages.string("name", field.name());
      json.writeStringField("type", field.type().label());
      pages.value("value", field);
      json.writeStringField("health", field.health().label());
      pages.string("selector", field.selector());
      SelectorAdvice advice = SelectorAdvice.of(field.spec());
      json.writeObjectFieldStart("advice");
      json.writeNumberField("score", advice.score());
      pages.strings("reasons", advice.reasons());
      json.writeEndObject();
      json.writeEndObject();
    }
    json.writeEndArray();
    writeDisagreements(json, pages);
    writeStructured(json);
    json.writeArrayFieldStart("unreadable");
    for (Unreadable part : structured.unreadable()) {
      json.writeStartObject();
      pages.string("where", part.where());
      pages.string("why", part.why());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeRaw('\n');
    json.flush();
  }

  private void writeDisagreements(JsonGenerator json, PageJson pages) throws IOException {
    json.writeArrayFieldStart("disagreements");
    for (Disagreement disagreement : disagreements()) {
      json.writeStartObject();
      pages.disagreement(disagreement);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private List<Disagreement> disagreements() {
    return Disagreement.among(fields, page.snapshot().document());
  }

  private void writeStructured(JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("structured");
    writeTrees(json, "jsonld", structured.jsonLd().stream().map(JsonLdBlock::json).toList());
    writeTrees(json, "microdata", structured.microdata());
    writeTrees(json, "rdfa", structured.rdfa());
    writeContents(json, "opengraph", structured.openGraph());
    writeContents(json, "meta", structured.meta());
    json.writeEndObject();
  }

  private static void writeTrees(JsonGenerator json, String key, List<JsonNode> trees)
      throws IOException {
    json.writeArrayFieldStart(key);
    for (JsonNode tree : trees) {
      json.writeTree(tree);
    }
    json.writeEndArray();
  }

  /** One content is a text, several are an array of them. */
  private static void writeContents(
      JsonGenerator json, String key, Map<String, List<String>> contents) throws IOException {
    PageJson texts = new PageJson(json);
    json.writeObjectFieldStart(key);
    for (Map.Entry<String, List<String>> property : contents.entrySet()) {
      if (property.getValue().size() == 1) {
        texts.string(property.getKey(), property.getValue().get(0));
      } else {
        texts.strings(property.getKey(), property.getValue());
      }
    }
    json.writeEndObject();
  }

  /** Writes the listing for a person at a terminal; the stream stays open. */
  public void writeText(OutputStream out) {
    PrintWriter lines = new PrintWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    lines.println(Printable.line(page.snapshot().source().name()));
    if (!page.isOk()) {
      lines.println(
          "  "
              + page.snapshot().state().label()
              + ": "
              + Printable.line(String.valueOf(page.snapshot().stateReason())));
    }
    lines.println();
    int width = fields.stream().mapToInt(field -> field.name().length()).max().orElse(0);
    for (Reading field : fields) {
      String value =
          field.value() == null
              ? "(" + field.health().label() + ")"
              : Printable.line(field.value().display());
      lines.printf("  %-" + Math.max(1, width) + "s  %s%n", Printable.line(field.name()), value);
      lines.printf(
          "  %-" + Math.max(1, width) + "s    %s, %s%n",
          "",
          field.type().label(),
          Printable.line(field.selector()));
      for (String reason : SelectorAdvice.of(field.spec()).reasons()) {
        lines.printf(
            "  %-" + Math.max(1, width) + "s    may break: %s%n", "", Printable.line(reason));
      }
    }
    if (fields.isEmpty()) {
      lines.println("  no fields: name some with --field NAME=SPEC");
    }
    for (Disagreement disagreement : disagreements()) {
      lines.println("  sources disagree: " + Printable.line(disagreement.describe()));
    }
    lines.println();
    lines.println("  structured data: " + counts());
    for (Unreadable part : structured.unreadable()) {
      lines.println(
          "  unreadable: " + Printable.line(part.where()) + ": " + Printable.line(part.why()));
    }
    lines.flush();
  }

  private String counts() {
    return structured.jsonLd().size()
        + " JSON-LD, "
        + structured.microdata().size()
        + " microdata, "
        + structured.rdfa().size()
        + " RDFa, "
        + structured.openGraph().size()
        + " OpenGraph, "
        + structured.meta().size()
        + " meta";
  }
}
