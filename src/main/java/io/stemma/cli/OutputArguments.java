package io.stemma.cli;

import io.stemma.report.ReportFormat;
import io.stemma.report.ReportOptions;
import io.stemma.report.ReportOptions.Detail;
import io.stemma.verdict.ChangeKind;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say how results are shown and what the exit code answers to. */
final class OutputArguments {
  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "One of text, json, jsonl, csv, html, junit, github.")
  private @Nullable ReportFormat format;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Write the results to a file instead of standard output.")
  private @Nullable Path output;

  @Option(
      names = "--report",
      paramLabel = "FILE.html",
      description = "Write an HTML report, with pictures of both pages, beside the results.")
  private @Nullable Path report;

  @Option(
      names = "--fail-on",
      paramLabel = "KIND",
      split = ",",
      description =
          "Exit with 1 on these kinds: field, template, content, noise (default:"
              + " field,content,template).")
  private List<ChangeKind> failOn =
      List.of(ChangeKind.FIELD, ChangeKind.CONTENT, ChangeKind.TEMPLATE);

  @Option(names = "--exit-zero", description = "Exit with 0 whatever the pages say.")
  private boolean exitZero;

  @Option(
      names = {"-q", "--quiet"},
      description = "Say no more than the verdict.")
  private boolean quiet;

  @Option(
      names = {"-v", "--verbose"},
      description = "Say more: every change, and where the time went.")
  private boolean verbose;

  @Option(names = "--no-color", description = "No colours (as with NO_COLOR set).")
  private boolean noColor;

  @Nullable Path output() {
    return output;
  }

  @Nullable Path report() {
    return report;
  }

  /** Whether the results need pictures of the pages. */
  boolean wantsPictures() {
    return report != null || format == ReportFormat.HTML;
  }

  boolean isQuiet() {
    return quiet;
  }

  boolean isVerbose() {
    return verbose;
  }

  ReportFormat format(ReportFormat byDefault) {
    return format == null ? byDefault : format;
  }

  /**
   * How results are shown.
   *
   * @param several whether there may be more than one
   */
  ReportOptions options(boolean several, Console console) {
    Detail detail = quiet ? Detail.QUIET : verbose ? Detail.VERBOSE : Detail.NORMAL;
    boolean color = !noColor && output == null && console.wantsColor();
    return new ReportOptions(several, detail, color, failOn());
  }

  Set<ChangeKind> failOn() {
    return failOn.isEmpty() ? Set.of() : EnumSet.copyOf(failOn);
  }

  boolean exitsZero() {
    return exitZero;
  }

  /** The exit code that results of these kinds call for. */
  int exitCode(Set<ChangeKind> kinds) {
    if (exitZero) {
      return ExitCode.QUIET;
    }
    if (kinds.stream().anyMatch(failOn()::contains)) {
      return ExitCode.CHANGED;
    }
    return kinds.contains(ChangeKind.UNKNOWN) ? ExitCode.UNJUDGED : ExitCode.QUIET;
  }
}
