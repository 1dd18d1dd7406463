package io.stemma.batch;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.jspecify.annotations.Nullable;

/** How the lines of a list are written. */
sealed interface LineFormat {
  /** What a line says. */
  record Entry(@Nullable String name, @Nullable String type, String left, String right) {}

  /**
   * Reads a line.
   *
   * @throws IllegalArgumentException if it does not name a pair; the message says what is wrong
   */
  Entry parse(String line);

  /** Whether the line is the list's header and names no pair. */
  default boolean isHeader(String line) {
    return false;
  }

  /** The format of a list whose first line that counts is {@code line}. */
  static LineFormat of(String line) {
    if (line.stripLeading().startsWith("{")) {
      return new JsonLines();
    }
    List<String> cells =
        line.indexOf(',') < 0 ? List.of() : Csv.cells(line.toLowerCase(Locale.ROOT));
    return cells.contains("left") && cells.contains("right") ? new Csv(cells) : new Columns();
  }

  /** Two sources a line, separated by a tab or by white space. */
  record Columns() implements LineFormat {
    private static final Pattern WHITE_SPACE = Pattern.compile("\\s+");
    private static final Pattern TABS = Pattern.compile("\\t+");

    @Override
    public Entry parse(String line) {
      boolean tabs = line.strip().indexOf('\t') >= 0;
      List<String> sources = (tabs ? TABS : WHITE_SPACE).splitAsStream(line.strip()).toList();
      if (sources.size() != 2) {
        throw new IllegalArgumentException(
            "expected two sources separated by a tab or white space, got "
                + sources.size()
                + (sources.size() > 2 ? "; where a source holds spaces, separate with a tab" : ""));
      }
      return new Entry(null, null, sources.get(0), sources.get(1));
    }
  }

  /**
   * Comma-separated values.
   *
   * @param header the names of the columns, in lower case
   */
  record Csv(List<String> header) implements LineFormat {
    static List<String> cells(String line) {
      try (CSVParser parser = CSVParser.parse(line, CSVFormat.RFC4180)) {
        List<String> cells = new ArrayList<>();
        for (CSVRecord row : parser) {
          row.forEach(cell -> cells.add(cell.strip()));
        }
        return cells;
      } catch (IOException | UncheckedIOException e) {
        throw new IllegalArgumentException("not comma-separated values: " + e.getMessage(), e);
      }
    }

    @Override
    public boolean isHeader(String line) {
      return true;
    }

    @Override
    public Entry parse(String line) {
      List<String> cells = cells(line);
      if (cells.size() != header.size()) {
        throw new IllegalArgumentException(
            "expected the " + header.size() + " columns " + header + ", got " + cells.size());
      }
      return new Entry(
          cell("name", cells),
          cell("type", cells),
          cells.get(header.indexOf("left")),
          cells.get(header.indexOf("right")));
    }

    private @Nullable String cell(String column, List<String> cells) {
      int at = header.indexOf(column);
      return at < 0 || cells.get(at).isEmpty() ? null : cells.get(at);
    }
  }

  /** A JSON object a line. */
  record JsonLines() implements LineFormat {
    private static final ObjectMapper JSON = new ObjectMapper();

    @Override
    public Entry parse(String line) {
      JsonNode object;
      try {
        object = JSON.readTree(line);
      } catch (JsonProcessingException e) {
        throw new IllegalArgumentException("not a JSON object: " + e.getOriginalMessage(), e);
      }
      return new Entry(
          object.path("name").textValue(),
          object.path("type").textValue(),
          text(object, "left"),
          text(object, "right"));
    }

    private static String text(JsonNode object, String key) {
      JsonNode value = object.path(key);
      if (!value.isTextual()) {
        throw new IllegalArgumentException(
            "expected {\"left\": \"...\", \"right\": \"...\"}, got no text under \"" + key + "\"");
      }
      return value.textValue();
    }
  }
}
