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
  record Entry(@Nullable String name, String left, String right) {}

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
      String[] sources = (tabs ? TABS : WHITE_SPACE).split(line.strip());
      if (sources.length != 2) {
        throw new IllegalArgumentException(
            "expected two sources separated by a tab or white space, got "
                + sources.length
                + (sources.length > 2 ? "; where a source holds spaces, separate with a tab" : ""));
      }
      return new Entry(null, sources[0], sources[1]);
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
      int name = header.indexOf("name");
      return new Entry(
          name < 0 || cells.get(name).isEmpty() ? null : cells.get(name),
          cells.get(header.indexOf("left")),
          cells.get(header.indexOf("right")));
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
      JsonNode name = object.path("name");
      return new Entry(
          name.isTextual() ? name.textValue() : null, text(object, "left"), text(object, "right"));
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
