package io.stemma.cli;

import io.stemma.report.Report;
import io.stemma.report.ReportFormat;
import io.stemma.verdict.ChangeKind;
import io.stemma.verdict.Comparison;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Where a command's comparisons go: to standard output or a file, to an HTML report beside it, and
 * into the count that the exit code answers to. Files appear only once everything is in them.
 */
final class Results implements AutoCloseable {
  private final List<ResultFile> files = new ArrayList<>();
  private final List<Report> reports = new ArrayList<>();
  private final Map<ChangeKind, Integer> counts = new EnumMap<>(ChangeKind.class);
  private final Set<ChangeKind> kinds = EnumSet.noneOf(ChangeKind.class);

  /**
   * Opens every output that was asked for, before any page is loaded.
   *
   * @param byDefault the format where none was asked for
   * @param several whether there may be more than one comparison
   * @throws UserException if a file cannot be written
   */
  Results(OutputArguments arguments, ReportFormat byDefault, boolean several, Console console)
      throws IOException {
    Path output = arguments.output();
    OutputStream stream = output == null ? console.results() : file(output);
    var options = arguments.options(several, console);
    reports.add(arguments.format(byDefault).open(stream, options));
    Path html = arguments.report();
    if (html != null) {
      reports.add(ReportFormat.HTML.open(file(html), options));
    }
  }

  private OutputStream file(Path path) {
    ResultFile file = new ResultFile(path);
    files.add(file);
    return file.stream();
  }

  void add(Comparison comparison) throws IOException {
    counts.merge(comparison.verdict().kind(), 1, Integer::sum);
    kinds.addAll(comparison.verdict().kinds());
    for (Report report : reports) {
      report.add(comparison);
    }
  }

  /** Ends every output and puts the files in their places. */
  void finish() throws IOException {
    for (Report report : reports) {
      report.close();
    }
    for (ResultFile file : files) {
      file.keep();
    }
  }

  /** How many verdicts there were of each kind. */
  Map<ChangeKind, Integer> counts() {
    return counts;
  }

  /** Every kind that held somewhere. */
  Set<ChangeKind> kinds() {
    return kinds;
  }

  /** Deletes the files that were not finished. */
  @Override
  public void close() throws IOException {
    for (ResultFile file : files) {
      file.close();
    }
  }
}
