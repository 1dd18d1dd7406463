package io.stemma.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.stemma.compare.Difference;
import io.stemma.compare.Disagreements;
import io.stemma.compare.Masked;
import io.stemma.compare.MaskedPlace;
import io.stemma.dom.Box;
import io.stemma.dom.Document;
import io.stemma.dom.Place;
import io.stemma.field.Disagreement;
import io.stemma.field.FieldChange;
import io.stemma.match.StructuralChange;
import io.stemma.match.Structure;
import io.stemma.text.Passage;
import io.stemma.text.TextDifference;
import io.stemma.verdict.ChangeKind;
import io.stemma.verdict.Comparison;
import io.stemma.verdict.PageCalibration;
import io.stemma.verdict.Thresholds;
import io.stemma.verdict.Timing;
import io.stemma.verdict.Verdict;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One comparison as a JSON object of the schema {@code stemma/comparison/1}: see {@link
 * ComparisonSchema}.
 */
final class ComparisonJson {
  private final JsonGenerator json;
  private final PageJson pages;

  ComparisonJson(JsonGenerator json) {
    this.json = json;
    pages = new PageJson(json);
  }

  void write(Comparison comparison) throws IOException {
    json.writeStartObject();
    json.writeStringField("schema", ComparisonSchema.NAME);
    string("name", comparison.name());
    string("type", comparison.type());
    pages.page("left", comparison.left());
    pages.page("right", comparison.right());
    Difference difference = comparison.difference();
    if (difference == null) {
      json.writeNullField("structure");
      json.writeNullField("text");
      json.writeArrayFieldStart("fields");
      json.writeEndArray();
      json.writeArrayFieldStart("disagreements");
      json.writeEndArray();
    } else {
      structure(comparison, difference.structure());
      text(new Places(comparison), difference.text());
      fields(difference);
      disagreements(difference.disagreements());
    }
    calibration(comparison.calibration(), difference);
    verdict(comparison.verdict());
    millis(comparison.timing());
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
      pages.value("left", field.left());
      pages.value("right", field.right());
      json.writeBooleanField("changed", field.changed());
      json.writeStringField("health", field.health().label());
      string("when", field.right().spec().when().toString());
      json.writeBooleanField("alerts", field.alerts());
      strings("breaches", field.breaches());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void disagreements(Disagreements disagreements) throws IOException {
    List<Disagreement> fresh = disagreements.fresh();
    json.writeArrayFieldStart("disagreements");
    for (Disagreement disagreement : disagreements.right()) {
      json.writeStartObject();
      pages.disagreement(disagreement);
      json.writeBooleanField("new", fresh.contains(disagreement));
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void calibration(@Nullable PageCalibration calibration, @Nullable Difference difference)
      throws IOException {
    if (calibration == null) {
      json.writeNullField("calibration");
      return;
    }
    Masked masked = difference == null ? Masked.NOTHING : difference.masked();
    json.writeObjectFieldStart("calibration");
    string("match", calibration.pages().toString());
    string("type", calibration.type());
    json.writeNumberField("captures", calibration.captures());
    json.writeArrayFieldStart("hidden");
    for (Masked.Hidden hidden : masked.hidden()) {
      json.writeStartObject();
      masked(hidden.place());
      json.writeNumberField("passages", hidden.passages().size());
      json.writeNumberField("words", hidden.words());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("absent");
    for (MaskedPlace absent : masked.absent()) {
      json.writeStartObject();
      masked(absent);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void masked(MaskedPlace place) throws IOException {
    json.writeStringField("aspect", place.aspect().label());
    string("selector", place.place().toString());
    string("attribute", place.attribute());
  }

  private void verdict(Verdict verdict) throws IOException {
    json.writeObjectFieldStart("verdict");
    json.writeStringField("kind", verdict.kind().label());
    strings("kinds", verdict.kinds().stream().map(ChangeKind::label).toList());
    strings("reasons", verdict.reasons());
    json.writeNumberField("severity", Measures.rounded(verdict.severity()));
    json.writeStringField("policy", verdict.policy().label());
    json.writeObjectFieldStart("thresholds");
    json.writeNumberField("text", verdict.thresholds().text());
    json.writeNumberField("template", verdict.thresholds().template());
    Thresholds thresholds = verdict.thresholds();
    string("source", thresholds.source().label());
    string("textSource", thresholds.textSource().label());
    string("templateSource", thresholds.templateSource().label());
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
    pages.strings(key, values);
  }

  private void string(String key, @Nullable String value) throws IOException {
    pages.string(key, value);
  }
}
