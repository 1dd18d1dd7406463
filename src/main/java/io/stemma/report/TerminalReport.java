package io.stemma.report;

import io.stemma.report.ReportOptions.Detail;
import io.stemma.verdict.ChangeKind;
import io.stemma.verdict.Comparison;
import io.stemma.verdict.Verdict;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/**
 * Comparisons for a person at a terminal of 80 columns or more: one in full; of a list the verdict
 * of each, with the first reason below where it tells of more than noise.
 */
final class TerminalReport implements Report {
  /** How wide a kind's name and the space after it are. */
  private static final int KIND_COLUMNS = 10;

  private final Writer out;
  private final ReportOptions options;
  private final Ink ink;

  TerminalReport(OutputStream out, ReportOptions options) {
    this.out = new OutputStreamWriter(out, StandardCharsets.UTF_8);
    this.options = options;
    ink = new Ink(options.color());
  }

  @Override
  public void add(Comparison comparison) throws IOException {
    boolean verbose = options.detail() == Detail.VERBOSE;
    if (verbose || (options.detail() == Detail.NORMAL && !options.several())) {
      out.write(new TerminalComparison(comparison, ink, verbose).lines());
      out.write(options.several() ? "\n" : "");
    } else {
      out.write(verdict(comparison));
    }
    out.flush();
  }

  private String verdict(Comparison comparison) {
    Verdict verdict = comparison.verdict();
    ChangeKind kind = verdict.kind();
    Lines lines = new Lines();
    lines.add(
        ink.kind(kind, Columns.pad(kind.label(), KIND_COLUMNS))
            + Printable.line(Titles.of(comparison)));
    boolean tells = kind != ChangeKind.NONE && kind != ChangeKind.NOISE;
    if (tells && options.detail() != Detail.QUIET && !verdict.reasons().isEmpty()) {
      String reason = Printable.line(verdict.reasons().get(0));
      lines.add(" ".repeat(KIND_COLUMNS), KIND_COLUMNS, Paragraph.of(reason));
    }
    return lines.toString();
  }

  @Override
  public void close() throws IOException {
    out.flush();
  }
}
