package io.stemma.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.stemma.compare.PageView;
import io.stemma.field.Disagreement;
import io.stemma.field.Reading;
import io.stemma.field.value.FieldValue;
import io.stemma.page.Snapshot;
import java.io.IOException;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What the JSON formats share: a page, a value, and texts that are safe to write. */
final class PageJson {
  private final JsonGenerator json;

  PageJson(JsonGenerator json) {
    this.json = json;
  }

  /** What a result says of one of its pages. */
  void page(String key, PageView page) throws IOException {
    json.writeFieldName(key);
    page(page);
  }

  /** The same without a key, as one of several. */
  void page(PageView page) throws IOException {
    Snapshot snapshot = page.snapshot();
    String address = snapshot.response().finalUrl();
    json.writeStartObject();
    string("source", snapshot.source().name());
    string("finalUrl", address.isEmpty() ? null : address);
    json.writeStringField("state", snapshot.state().label());
    string("stateReason", snapshot.stateReason());
    json.writeObjectField("status", snapshot.response().status());
    string("title", snapshot.title());
    json.writeNumberField("elements", page.elements());
    json.writeNumberField("words", page.text().words());
    json.writeStringField("fingerprint", page.text().fingerprint().toString());
    json.writeStringField("templateId", page.templateId().toString());
    json.writeBooleanField("settled", snapshot.settling().settled());
    json.writeStringField(
        "capturedAt", snapshot.capturedAt().truncatedTo(ChronoUnit.MILLIS).toString());
    json.writeNumberField("loadMillis", snapshot.loadTime().toMillis());
    strings("warnings", page.warnings());
    json.writeEndObject();
  }

  /** The value of a reading; null where nothing was found. */
  void value(String key, Reading reading) throws IOException {
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

  /** The members that say what contradicts what. */
  void disagreement(Disagreement disagreement) throws IOException {
    string("name", disagreement.shown().name());
    value("value", disagreement.shown());
    string("structuredSelector", disagreement.structured().selector());
    value("structuredValue", disagreement.structured());
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

  void strings(String key, Iterable<String> values) throws IOException {
    json.writeArrayFieldStart(key);
    for (String value : values) {
      json.writeString(Printable.wellFormed(value));
    }
    json.writeEndArray();
  }

  /** A text of a page or of ours; half of a surrogate pair never gets out. */
  void string(String key, @Nullable String value) throws IOException {
    json.writeStringField(key, value == null ? null : Printable.wellFormed(value));
  }
}
