package io.stemma.match;

import io.stemma.dom.NodePolicy;
import io.stemma.dom.Tree;
import io.stemma.render.ParsedPage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Real pages that are not part of the project, where they are present: pairs of one page at two
 * times, and groups of pages of one site's template. Their folder is {@code ../shared/pages};
 * {@code -Dstemma.pages=A,B} names others.
 */
final class Corpus {
  private static final String FOLDERS = System.getProperty("stemma.pages", "../shared/pages");

  private Corpus() {}

  /** What is known of a pair of pages. */
  enum Label {
    TEMPLATE_KEPT,
    TEMPLATE_CHANGED,
    UNCLEAR
  }

  /** One page at two times. */
  record Pair(String id, String kind, Label label, Path left, Path right) {
    @Override
    public String toString() {
      return id + " " + kind;
    }
  }

  /** The pairs of one page at two times; none where the folder is not there. */
  static List<Pair> timePairs() throws IOException {
    List<Pair> pairs = new ArrayList<>();
    for (String folder : FOLDERS.split(",", -1)) {
      Path index = Path.of(folder, "INDEX.tsv");
      List<String> lines = Files.exists(index) ? Files.readAllLines(index) : List.of();
      for (String line : lines) {
        String[] cells = line.split("\t", -1);
        if (cells[4].startsWith("time-pairs/") && !cells[5].isEmpty()) {
          pairs.add(
              new Pair(
                  cells[0],
                  cells[1],
                  label(cells[1], cells[6]),
                  Path.of(folder, cells[4]),
                  Path.of(folder, cells[5])));
        }
      }
    }
    return pairs;
  }

  /** What the collection says; where it is not sure, neither are we. */
  private static Label label(String kind, String remark) {
    boolean isUnclear =
        Stream.of("unclear", "ambiguous", "outage", "replaced", "artifact")
            .anyMatch(kind::contains);
    if (isUnclear) {
      return Label.UNCLEAR;
    }
    if (kind.contains("TEMPLATE-CHANGED")) {
      return Label.TEMPLATE_CHANGED;
    }
    return remark.contains("template-unclear") || kind.contains("recaptured")
        ? Label.UNCLEAR
        : Label.TEMPLATE_KEPT;
  }

  /** Pages by the site whose template they share; a page that shares none is alone. */
  static Map<String, List<Path>> templateGroups() throws IOException {
    Map<String, List<Path>> groups = new TreeMap<>();
    for (String folder : FOLDERS.split(",", -1)) {
      Path pages = Path.of(folder, "same-template");
      if (Files.exists(pages)) {
        try (Stream<Path> files = Files.walk(pages)) {
          files
              .filter(file -> file.toString().endsWith(".html"))
              .sorted()
              .forEach(
                  file -> groups.computeIfAbsent(group(file), g -> new ArrayList<>()).add(file));
        }
      }
    }
    return groups;
  }

  private static String group(Path file) {
    String folder = file.getName(file.getNameCount() - 2).toString();
    return folder.endsWith("_single") ? file.toString() : folder;
  }

  static Tree tree(Path file) {
    try {
      return Tree.of(ParsedPage.of(file), NodePolicy.RENDERED);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
