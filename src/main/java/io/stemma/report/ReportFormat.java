package io.stemma.report;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;

/** A format that comparisons can be shown in. */
public enum ReportFormat {
  /** For a person at a terminal. */
  TEXT,
  /** One JSON object; of a list, an array of them. */
  JSON,
  /** One JSON object a line. */
  JSONL,
  /** A table with one row a comparison. */
  CSV,
  /** One page for a browser that holds everything it shows. */
  HTML,
  /** A test suite with one case a comparison. */
  JUNIT,
  /** Annotations of a GitHub workflow. */
  GITHUB;

  /** The format's name in options: {@code jsonl}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * Begins a report.
   *
   * @param out where it is written, in UTF-8; stays open
   * @throws IOException if its beginning cannot be written
   */
  public Report open(OutputStream out, ReportOptions options) throws IOException {
    return switch (this) {
      case TEXT -> new TerminalReport(out, options);
      case JSON -> new JsonReport(out, options);
      case JSONL -> new JsonLinesReport(out);
      case CSV -> new CsvReport(out);
      case HTML -> new HtmlReport(out, options);
      case JUNIT -> new JunitReport(out, options);
      case GITHUB -> new GithubReport(out, options);
    };
  }
}
