package io.stemma.render;

import java.util.Locale;
import java.util.Set;

/** What a content type means for a capture. */
enum ContentKind {
  /** A page. */
  PAGE,
  /** Data that browsers show with a viewer of their own. */
  JSON,
  XML,
  TEXT,
  /** A page as it was captured before. */
  SNAPSHOT,
  /** Something to look at, listen to or keep, but no page. */
  OTHER;

  /** HTML, XHTML, and a page that was saved with all that belongs to it (MHTML). */
  private static final Set<String> PAGES =
      Set.of("text/html", "application/xhtml+xml", "multipart/related");

  /**
   * The kind of a content type.
   *
   * @param type {@code text/html; charset=utf-8}; empty where there is none, which counts as a page
   */
  static ContentKind ofType(String type) {
    String bare = type.replaceFirst(";.*", "").strip().toLowerCase(Locale.ROOT);
    if (bare.isEmpty() || PAGES.contains(bare)) {
      return PAGE;
    }
    if (bare.equals("application/json") || bare.equals("text/json") || bare.endsWith("+json")) {
      return JSON;
    }
    if (bare.equals("image/svg+xml")) {
      return OTHER;
    }
    if (bare.equals("text/xml") || bare.equals("application/xml") || bare.endsWith("+xml")) {
      return XML;
    }
    return bare.startsWith("text/") || bare.endsWith("javascript") ? TEXT : OTHER;
  }

  /** The kind of a file by the ending of its name; a page where that says nothing. */
  static ContentKind ofFile(String name) {
    int dot = name.lastIndexOf('.');
    String ending = dot < 0 ? "" : name.substring(dot + 1).toLowerCase(Locale.ROOT);
    return switch (ending) {
      case "json", "jsonld", "geojson" -> JSON;
      case "xml", "rss", "atom", "rdf" -> XML;
      case "txt", "csv", "tsv", "md", "log" -> TEXT;
      case "stemma" -> SNAPSHOT;
      default -> PAGE;
    };
  }
}
