package io.stemma.field;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Cases kept as text: {@code === name}, the input, and perhaps {@code ---} and what is expected.
 */
public final class CaseFile {
  private CaseFile() {}

  /** One of them. */
  public record Case(String name, String input, String expected) {
    @Override
    public String toString() {
      return name;
    }
  }

  public static List<Case> read(String name) {
    List<Case> cases = new ArrayList<>();
    for (String part : text(name).split("(?m)^=== ", -1)) {
      int line = part.indexOf('\n');
      int split = part.indexOf("\n---\n");
      if (part.startsWith("#")) {
        continue;
      }
      String input =
          part.substring(line + 1, split < 0 ? part.length() : Math.max(split, line + 1));
      String expected = split < 0 ? "" : part.substring(split + 5).strip();
      cases.add(new Case(part.substring(0, line), input, expected));
    }
    return cases;
  }

  /** The rows of a table: columns split by tabs, {@code #} for comments. */
  public static List<String[]> rows(String name) {
    return text(name)
        .lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .map(line -> line.split("\t", -1))
        .toList();
  }

  private static String text(String name) {
    try (InputStream in = CaseFile.class.getResourceAsStream("/field/" + name)) {
      return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
