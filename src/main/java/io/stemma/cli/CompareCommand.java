package io.stemma.cli;

import io.stemma.Stemma;
import io.stemma.page.PageSource;
import io.stemma.report.ReportFormat;
import io.stemma.verdict.Comparison;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Compares two pages. */
@Command(
    name = "compare",
    mixinStandardHelpOptions = true,
    description = "Loads two pages at once, compares them and prints the verdict.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stemma compare before.html after.html",
      "  stemma compare https://example.org/ https://staging.example.org/ --report report.html",
      "  stemma compare old.html new.html --static --field \"price=.price|price\" --format json",
      "  curl -s https://example.org/ | stemma compare saved.html - --static --region main"
    })
final class CompareCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "LEFT", description = "A URL, a file, or - .")
  private PageSource left;

  @Parameters(index = "1", paramLabel = "RIGHT", description = "A URL, a file, or - .")
  private PageSource right;

  @Option(
      names = "--variant",
      paramLabel = "SOURCE",
      description = {
        "Another known version of LEFT, for a page that flips between them: the verdict is that",
        "on the nearest. Repeatable."
      })
  private List<PageSource> variants = List.of();

  @Mixin private CaptureArguments capturing;
  @Mixin private JudgingArguments judging;
  @Mixin private OutputArguments output;

  private final Console console;

  CompareCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws Exception {
    List<PageSource> known = Stream.concat(Stream.of(left), variants.stream()).toList();
    long standardInputs =
        Stream.concat(known.stream(), Stream.of(right))
            .filter(PageSource.StandardInput.class::isInstance)
            .count();
    if (standardInputs > 1) {
      throw new UserException("only one of the pages can come on standard input (-)");
    }
    Settings settings = new Settings(capturing, console);
    try (Stemma stemma = Stemma.open(settings.judging(judging, output, 2), console::notice);
        Results results = new Results(output, ReportFormat.TEXT, false, console)) {
      Comparison comparison = stemma.compareWithEach(known, right);
      results.add(comparison);
      results.finish();
      return output.exitCode(results.kinds());
    }
  }
}
