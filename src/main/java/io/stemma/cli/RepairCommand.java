package io.stemma.cli;

import io.stemma.Stemma;
import io.stemma.compare.PageView;
import io.stemma.compare.repair.BrokenField;
import io.stemma.compare.repair.RepairCandidate;
import io.stemma.config.ConfigurationPatch;
import io.stemma.config.PageType;
import io.stemma.field.FieldSpec;
import io.stemma.page.PageSource;
import io.stemma.page.Snapshot;
import io.stemma.report.RepairReport;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Proposes selectors for the broken fields of a type of pages. */
@Command(
    name = "repair",
    mixinStandardHelpOptions = true,
    description = {
      "Finds the fields of a type of pages (in stemma.yaml) whose selector has lost them, and",
      "where each is now; prints a patch of stemma.yaml. Nothing is changed by itself."
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:no field is broken",
      "1:some are",
      "2:wrong usage or configuration",
      "3:one of the two pages could not be judged",
      "4:internal error"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stemma repair product --baseline monday.stemma",
      "  stemma repair product --baseline monday.stemma --sibling https://shop.example/p/2 \\",
      "    | git apply"
    })
final class RepairCommand implements Callable<Integer> {
  /** How a repair is printed. */
  enum Format {
    TEXT,
    JSON
  }

  @Parameters(paramLabel = "NAME", description = "A type of stemma.yaml.")
  private String type;

  @Option(
      names = "--baseline",
      paramLabel = "SOURCE",
      required = true,
      description = "A page of the type when all was well, as a rule a snapshot.")
  private PageSource baseline = new PageSource.StandardInput();

  @Option(
      names = "--now",
      paramLabel = "SOURCE",
      description = "The page as it is (default: where the baseline was loaded from).")
  private @Nullable PageSource now;

  @Option(
      names = "--sibling",
      paramLabel = "SOURCE",
      description = "Another page of the type, on which a new selector must hold too. Repeatable.")
  private List<PageSource> siblings = List.of();

  @Option(
      names = "--calibration",
      paramLabel = "FILE",
      description = "Propose only what the fields' values are like, by a file of stemma calibrate.")
  private @Nullable Path calibration;

  @Option(
      names = "--format",
      paramLabel = "text|json",
      description = "How to print it (default: text, a patch with comments).")
  private Format format = Format.TEXT;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Write to a file instead of standard output.")
  private @Nullable Path output;

  @Mixin private CaptureArguments capturing;

  private final Console console;

  RepairCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws Exception {
    Settings settings = new Settings(capturing, console);
    PageType pages = settings.type(type);
    if (pages.settings().fields().isEmpty()) {
      throw new UserException(
          "the type \""
              + type
              + "\" has no fields; add some under types."
              + type
              + ".fields in "
              + capturing.configurationFile());
    }
    try (Stemma stemma =
        Stemma.open(
            settings.reading(List.of(), 2).calibratedBy(JudgingArguments.load(calibration)),
            console::notice)) {
      RepairReport report = report(stemma, pages);
      write(report);
      if (!report.isJudged()) {
        return ExitCode.UNJUDGED;
      }
      return report.broken().isEmpty() ? ExitCode.QUIET : ExitCode.CHANGED;
    }
  }

  private RepairReport report(Stemma stemma, PageType pages) {
    Snapshot before = stemma.capture(baseline);
    PageView left = stemma.view(before);
    if (!left.isOk()) {
      throw new UserException(
          "the baseline " + baseline.name() + " is not the page itself: " + before.stateReason());
    }
    List<PageSource> sources = new ArrayList<>(List.of(now == null ? origin(before) : now));
    sources.addAll(siblings);
    List<Snapshot> captured = stemma.captureAll(sources);
    Snapshot after = captured.get(0);
    List<Snapshot> others = captured.subList(1, captured.size());
    PageView right = stemma.view(after);
    List<BrokenField> broken =
        right.isOk() ? stemma.repair(pages, before, after, others) : List.of();
    return new RepairReport(
        left, right, others.stream().map(stemma::view).toList(), broken, patch(broken));
  }

  /** Where a snapshot was made. */
  private PageSource origin(Snapshot before) {
    PageSource origin = PageSource.of(before.response().finalUrl());
    if (!(origin instanceof PageSource.Url) || baseline instanceof PageSource.Url) {
      throw new UserException(
          "where is the page now? " + baseline.name() + " does not say; name it with --now");
    }
    return origin;
  }

  private String patch(List<BrokenField> broken) {
    List<FieldSpec> found =
        broken.stream()
            .flatMap(field -> field.repair().proposal().stream())
            .map(RepairCandidate::field)
            .toList();
    return found.isEmpty() ? "" : ConfigurationPatch.of(capturing.configurationFile(), type, found);
  }

  private void write(RepairReport report) throws IOException {
    if (output == null) {
      write(report, console.results());
      return;
    }
    try (ResultFile file = new ResultFile(output)) {
      write(report, file.stream());
      file.keep();
    }
  }

  private void write(RepairReport report, OutputStream out) throws IOException {
    switch (format) {
      case TEXT -> report.writeText(out);
      case JSON -> report.writeJson(out);
    }
  }
}
