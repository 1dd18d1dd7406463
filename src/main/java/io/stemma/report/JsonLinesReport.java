package io.stemma.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.stemma.verdict.Comparison;
import java.io.IOException;
import java.io.OutputStream;

/** Comparisons as JSON Lines: each is a line, written as soon as it is there. */
final class JsonLinesReport implements Report {
  private final JsonGenerator json;

  JsonLinesReport(OutputStream out) throws IOException {
    json = JsonReport.generator(out);
  }

  @Override
  public void add(Comparison comparison) throws IOException {
    new ComparisonJson(json).write(comparison);
    json.writeRaw('\n');
    json.flush();
  }

  @Override
  public void close() throws IOException {
    json.close();
  }
}
