package io.stemma.field.value;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Reads the tables of words beside this package: columns split by tabs, {@code #} for comments. */
final class Tables {
  private Tables() {}

  static List<String[]> rows(String name) {
    try (InputStream in = Tables.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("the table " + name + " is missing from the program");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(line -> line.split("\t", -1))
          .toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException("the table " + name + " cannot be read", unreadable);
    }
  }
}
