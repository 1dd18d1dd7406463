package io.stemma.cli;

import io.stemma.Stemma;
import io.stemma.StemmaOptions;
import io.stemma.config.PageType;
import io.stemma.config.PageTypes;
import io.stemma.field.FieldSpec;
import io.stemma.page.PageSource;
import io.stemma.report.CalibrationReport;
import io.stemma.verdict.Calibration;
import io.stemma.verdict.CalibrationPlan;
import io.stemma.verdict.PageCalibration;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Learns what varies on pages when nothing changes. */
@Command(
    name = "calibrate",
    mixinStandardHelpOptions = true,
    description = {
      "Captures pages several times while nothing should change, shows how far the captures lie",
      "apart, and proposes thresholds just beyond that and a mask of the places that vary.",
      "--save keeps them in a YAML file that you may edit; compare and batch use it with",
      "--calibration."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stemma calibrate https://example.org/ --save",
      "  stemma compare https://example.org/ saved.html --calibration " + CalibrateCommand.FILE,
      "  stemma calibrate https://shop.example/p/1 https://shop.example/p/2 \\",
      "      --type \"product=https://shop.example/p/**\" --save=shop.yaml"
    })
final class CalibrateCommand implements Callable<Integer> {
  /** Where calibrations are kept unless told otherwise. */
  static final String FILE = "stemma-calibration.yaml";

  @Parameters(arity = "1..*", paramLabel = "SOURCE", description = "A URL or a file.")
  private List<PageSource> sources = List.of();

  @Option(
      names = "--captures",
      paramLabel = "N",
      description = "How often each page is captured, two of them late (default: 5).")
  private int captures = CalibrationPlan.DEFAULT.captures();

  @Option(
      names = "--delay",
      paramLabel = "SECONDS",
      description = "How long to wait before the late captures (default: 60).")
  private double delay = CalibrationPlan.DEFAULT.delay().toSeconds();

  @Option(
      names = "--save",
      arity = "0..1",
      paramLabel = "FILE",
      fallbackValue = FILE,
      description = "Keep what was learnt, in place of what the file said of these pages.")
  private @Nullable Path save;

  @Option(
      names = "--type",
      paramLabel = "NAME=PATTERN",
      description = {
        "Learn also what the pages at these addresses have in common, as for the types of the",
        "configuration. Repeatable."
      })
  private List<PageType> types = List.of();

  @Option(
      names = "--field",
      paramLabel = "NAME=SPEC",
      description = {
        "A value to learn about, as in compare: what it is like on five or more pages of a type",
        "is its contract. Repeatable; without it, the fields of the type or of the main entity."
      })
  private List<FieldSpec> fields = List.of();

  @Option(
      names = "--report",
      paramLabel = "FILE.html",
      description = "Write the same as an HTML report.")
  private @Nullable Path report;

  @Mixin private CaptureArguments capturing;

  private final Console console;

  CalibrateCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws Exception {
    CalibrationPlan plan = plan();
    Calibration known = known();
    int workers = Runtime.getRuntime().availableProcessors();
    StemmaOptions settings = new Settings(capturing, console).reading(fields, workers);
    try (Stemma stemma = Stemma.open(settings, console::notice)) {
      int early = plan.captures() - plan.late();
      console.notice(
          early + " captures now, " + plan.late() + " more in " + plan.delay().toSeconds() + " s");
      List<Optional<PageCalibration>> pages = stemma.calibrate(sources, plan);
      List<PageCalibration> learnt = withTypes(pages, settings.types());
      show(new CalibrationReport(learnt));
      keep(known.with(learnt));
      return tellMissing(pages) ? ExitCode.UNJUDGED : ExitCode.QUIET;
    }
  }

  private List<PageCalibration> withTypes(
      List<Optional<PageCalibration>> pages, PageTypes configured) {
    Calibration single = new Calibration(pages.stream().flatMap(Optional::stream).toList());
    return Stream.of(
            single.pages().stream(),
            Stream.concat(configured.all().stream(), types.stream())
                .flatMap(type -> single.pooled(type.name(), type.pages()).stream()))
        .flatMap(each -> each)
        .toList();
  }

  private CalibrationPlan plan() {
    try {
      return CalibrationPlan.DEFAULT
          .withCaptures(captures)
          .withDelay(Duration.ofMillis(Math.round(1000 * delay)));
    } catch (IllegalArgumentException e) {
      throw new UserException(String.valueOf(e.getMessage()), e);
    }
  }

  /** What the file says already: read before any page is loaded, since it may be at fault. */
  private Calibration known() {
    if (sources.stream().anyMatch(PageSource.StandardInput.class::isInstance)) {
      throw new UserException("a page on standard input (-) can be captured only once");
    }
    try {
      return save != null && Files.exists(save) ? Calibration.load(save) : Calibration.NONE;
    } catch (IllegalArgumentException e) {
      throw new UserException(String.valueOf(e.getMessage()), e);
    }
  }

  private void show(CalibrationReport shown) throws IOException {
    shown.writeText(console.results());
    if (report != null) {
      try (ResultFile file = new ResultFile(report)) {
        shown.writeHtml(file.stream());
        file.keep();
      }
    }
  }

  private void keep(Calibration calibration) throws IOException {
    if (save == null || calibration.pages().isEmpty()) {
      return;
    }
    try (ResultFile file = new ResultFile(save)) {
      calibration.write(new OutputStreamWriter(file.stream(), StandardCharsets.UTF_8));
      file.keep();
    }
    console.notice("saved; use it with --calibration " + save);
  }

  private boolean tellMissing(List<Optional<PageCalibration>> pages) {
    boolean missing = false;
    for (int page = 0; page < pages.size(); page++) {
      if (pages.get(page).isEmpty()) {
        console.notice(sources.get(page).name() + ": fewer than two captures were the page itself");
        missing = true;
      }
    }
    return missing;
  }
}
