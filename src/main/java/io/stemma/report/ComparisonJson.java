package io.stemma.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.stemma.compare.Difference;
import io.stemma.compare.PageView;
import io.stemma.dom.Box;
import io.stemma.dom.Document;
import io.stemma.dom.Place;
import io.stemma.field.FieldChange;
import io.stemma.field.Reading;
import io.stemma.field.value.FieldValue;
import io.stemma.match.StructuralChange;
import io.stemma.match.Structure;
import io.stemma.page.Snapshot;
import io.stemma.text.Passage;
import io.stemma.text.TextDifference;
import io.stemma.verdict.ChangeKind;
import io.stemma.verdict.Comparison;
import io.stemma.verdict.Timing;
import io.stemma.verdict.Verdict;
import java.io.IOException;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One comparison as a JSON object of the schema {@code stemma/comparison/1}: see {@link
 * ComparisonSchema}.
 */
final class ComparisonJson {
  private final JsonGenerator json;

  ComparisonJson(JsonGenerator json) {
    this.json = json;
  }

  void write(Comparison comparison) throws IOException {
    json.writeStartObject();
    json.writeStringField("schema", ComparisonSchema.NAME);
    string("name", comparison.name());
    page("left", comparison.left());
    page("right", comparison.right());
    Difference difference = comparison.difference();
    if (difference == null) {
      json.writeNullField("structure");
      json.writeNullField("text");
      json.writeArrayFieldStart("fields");
      json.writeEndArray();
    } else {
      structure(comparison, difference.structure());
      text(new Places(comparison), difference.text());
      fields(difference);
    }
    verdict(comparison.verdict());
    millis(comparison.timing());
    json.writeEndObject();
  }

  private void page(String key, PageView page) throws IOException {
    Snapshot snapshot = page.snapshot();
    String address = snapshot.response().finalUrl();
    json.writeObjectFieldStart(key);
    string("source", snapshot.source().name());
    string("finalUrl", address.isEmpty() ? null : address);
    json.writeStringField("state", snapshot.state().label());
    string("stateReason", snapshot.stateReason());
    json.writeObjectField("status", snapshot.response().status());
    string("title", snapshot.title());
    json.writeNumberField("elements", page.elements());
    json.writeNumberField("words", page.text().words());
    json.writeStringField("fingerprint", page.text().fingerprint().toString());
    json.writeBooleanField("settled", snapshot.settling().settled());
    json.writeStringField(
        "capturedAt", snapshot.capturedAt().truncatedTo(ChronoUnit.MILLIS).toString());
    json.writeNumberField("loadMillis", snapshot.loadTime().toMillis());
    strings("warnings", snapshot.warnings());
    json.writeEndObject();
  }

  private void structure(Comparison comparison, Structure structure) throws IOException {
    json.writeObjectFieldStart("structure");
    json.writeNumberField("matched", structure.matched());
    json.writeNumberField("similarity", structure.similarity());
    json.writeNumberField("similarityAtMost", structure.similarityAtMost());
    json.writeNumberField("templateSimilarity", structure.templateSimilarity());
    json.writeBooleanField("exact", structure.exact());
    json.writeArrayFieldStart("changes");
    for (StructuralChange change : structure.changes()) {
      change(comparison, change);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void change(Comparison comparison, StructuralChange change) throws IOException {
    json.writeStartObject();
    json.writeStringField("op", change.operation().label());
    place("left", change.left(), comparison.left().document());
    place("right", change.right(), comparison.right().document());
    json.writeNumberField("elements", change.elements());
    json.writeNumberField("share", change.share());
    string("text", change.text());
    json.writeEndObject();
  }

  private void place(String key, @Nullable Place place, Document document) throws IOException {
    if (place == null) {
      json.writeNullField(key);
      return;
    }
    json.writeObjectFieldStart(key);
    string("selector", place.selector());
    string("xpath", place.xpath());
    box(document.box(place.node()));
    json.writeEndObject();
  }

  private void box(@Nullable Box box) throws IOException {
    if (box == null) {
      json.writeNullField("box");
      return;
    }
    json.writeObjectFieldStart("box");
    json.writeNumberField("x", box.x());
    json.writeNumberField("y", box.y());
    json.writeNumberField("width", box.width());
    json.writeNumberField("height", box.height());
    json.writeEndObject();
  }

  private void text(Places places, TextDifference text) throws IOException {
    json.writeObjectFieldStart("text");
    json.writeNumberField("distance", text.distance());
    json.writeNumberField("turnover", text.turnover());
    json.writeArrayFieldStart("passages");
    for (Passage passage : text.passages()) {
      json.writeStartObject();
      json.writeStringField("grade", passage.grade().label());
      string("left", passage.left());
      string("right", passage.right());
      string("selector", places.selector(passage));
      string("attribute", passage.attribute());
      json.writeEndObject();
    }
    json.writeEndArray();
    string("fallback", text.fallback());
    json.writeEndObject();
  }

  private void fields(Difference difference) throws IOException {
    json.writeArrayFieldStart("fields");
    for (FieldChange field : difference.fields()) {
      json.writeStartObject();
      string("name", field.name());
      json.writeStringField("type", field.type().label());
      value("left", field.left());
      value("right", field.right());
      json.writeBooleanField("changed", field.changed());
      json.writeStringField("health", field.health().label());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void value(String key, Reading reading) throws IOException {
    if (reading.raw() == null) {
      json.writeNullField(key);
      return;
    }
    json.writeObjectFieldStart(key);
    FieldValue value = reading.value();
    if (value == null) {
      json.writeNullField("value");
    } else {
      for (Map.Entry<String, @Nullable Object> member : value.members().entrySet()) {
        member(member.getKey(), member.getValue());
      }
    }
    string("raw", reading.raw());
    json.writeEndObject();
  }

  private void member(String key, @Nullable Object member) throws IOException {
    if (member instanceof String text) {
      string(key, text);
    } else if (member instanceof List<?> values) {
      strings(key, values.stream().map(String::valueOf).toList());
    } else {
      json.writeObjectField(key, member);
    }
  }

  private void verdict(Verdict verdict) throws IOException {
    json.writeObjectFieldStart("verdict");
    json.writeStringField("kind", verdict.kind().label());
    strings("kinds", verdict.kinds().stream().map(ChangeKind::label).toList());
    strings("reasons", verdict.reasons());
    json.writeObjectFieldStart("thresholds");
    json.writeNumberField("text", verdict.thresholds().text());
    json.writeNumberField("template", verdict.thresholds().template());
    string("source", verdict.thresholds().source());
    json.writeEndObject();
    json.writeEndObject();
  }

  private void millis(Timing timing) throws IOException {
    json.writeObjectFieldStart("millis");
    json.writeNumberField("render", timing.render().toMillis());
    json.writeNumberField("compare", timing.compare().toMillis());
    json.writeNumberField("total", timing.total().toMillis());
    json.writeEndObject();
  }

  private void strings(String key, Iterable<String> values) throws IOException {
    json.writeArrayFieldStart(key);
    for (String value : values) {
      json.writeString(Printable.wellFormed(value));
    }
    json.writeEndArray();
  }

  private void string(String key, @Nullable String value) throws IOException {
    json.writeStringField(key, value == null ? null : Printable.wellFormed(value));
  }
}
