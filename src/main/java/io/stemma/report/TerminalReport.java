package io.stemma.report;

import io.stemma.report.ReportOptions.Detail;
import io.stemma.verdict.ChangeKind;
import io.stemma.verdict.Comparison;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Collectors;

/** Comparisons for a person at a terminal of 80 columns or more. */
final class TerminalReport implements Report {
  /** How wide a kind's name and the space after it are. */
  private static final int KIND_COLUMNS = 10;

  private final Writer out;
  private final ReportOptions options;
  private final Ink ink;
  private final Map<ChangeKind, Integer> counts = new EnumMap<>(ChangeKind.class);

  TerminalReport(OutputStream out, ReportOptions options) {
    this.out = new OutputStreamWriter(out, StandardCharsets.UTF_8);
    this.options = options;
    ink = new Ink(options.color());
  }

  @Override
  public void add(Comparison comparison) throws IOException {
    counts.merge(comparison.verdict().kind(), 1, Integer::sum);
    if (isInFull()) {
      boolean verbose = options.detail() == Detail.VERBOSE;
      out.write(new TerminalComparison(comparison, ink, verbose).lines());
      out.write(options.several() ? "\n" : "");
    } else {
      out.write(line(comparison));
    }
    out.flush();
  }

  private boolean isInFull() {
    return switch (options.detail()) {
      case QUIET -> false;
      case NORMAL -> !options.several();
      case VERBOSE -> true;
    };
  }

  private String line(Comparison comparison) {
    ChangeKind kind = comparison.verdict().kind();
    String label = ink.kind(kind, Columns.pad(kind.label(), KIND_COLUMNS));
    String pair = Titles.of(comparison);
    String reason = comparison.verdict().reasons().stream().findFirst().orElse("");
    boolean telling = kind != ChangeKind.NONE && kind != ChangeKind.NOISE;
    return label + Printable.line(telling ? pair + ": " + reason : pair) + "\n";
  }

  @Override
  public void close() throws IOException {
    if (options.several() && options.detail() != Detail.QUIET) {
      out.write(totals() + "\n");
    }
    out.flush();
  }

  private String totals() {
    int all = counts.values().stream().mapToInt(Integer::intValue).sum();
    String each =
        counts.entrySet().stream()
            .map(count -> count.getValue() + " " + count.getKey().label())
            .collect(Collectors.joining(", "));
    return all + " compared" + (each.isEmpty() ? "" : ": " + each);
  }
}
