package io.stemma.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import io.stemma.verdict.Comparison;
import java.io.IOException;
import java.io.OutputStream;

/** Comparisons as JSON, for a person to read; several are the elements of an array. */
final class JsonReport implements Report {
  private static final JsonFactory FACTORY =
      new JsonFactoryBuilder()
          .characterEscapes(new ScreenSafeEscapes())
          .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
          .build();

  private final JsonGenerator json;
  private final boolean several;

  JsonReport(OutputStream out, ReportOptions options) throws IOException {
    several = options.several();
    json = indented(out);
    if (several) {
      json.writeStartArray();
    }
  }

  /** A generator whose strings are safe to show on a screen. */
  static JsonGenerator generator(OutputStream out) throws IOException {
    JsonGenerator generator = FACTORY.createGenerator(out);
    generator.setRootValueSeparator(new SerializedString(""));
    return generator;
  }

  /** A generator like {@link #generator} that writes for a person to read. */
  static JsonGenerator indented(OutputStream out) throws IOException {
    JsonGenerator generator = generator(out);
    generator.setPrettyPrinter(layout());
    return generator;
  }

  private static DefaultPrettyPrinter layout() {
    DefaultIndenter twoSpaces = new DefaultIndenter("  ", "\n");
    Separators separators =
        Separators.createDefaultInstance()
            .withRootSeparator("")
            .withObjectFieldValueSpacing(Separators.Spacing.AFTER)
            .withObjectEmptySeparator("")
            .withArrayEmptySeparator("");
    return new DefaultPrettyPrinter(separators)
        .withObjectIndenter(twoSpaces)
        .withArrayIndenter(twoSpaces);
  }

  @Override
  public void add(Comparison comparison) throws IOException {
    new ComparisonJson(json).write(comparison);
    json.flush();
  }

  @Override
  public void close() throws IOException {
    if (several) {
      json.writeEndArray();
    }
    json.writeRaw('\n');
    json.close();
  }
}
