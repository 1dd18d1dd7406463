package io.stemma.cli;

import io.stemma.Stemma;
import io.stemma.page.PageSource;
import io.stemma.page.PageState;
import io.stemma.page.Snapshot;
import io.stemma.page.SnapshotFile;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes a page into a snapshot file. */
@Command(
    name = "capture",
    mixinStandardHelpOptions = true,
    description = {
      "Renders a page into a snapshot file, which every command takes as a source and which",
      "compares as the live page did."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stemma capture https://example.org/ -o monday.stemma",
      "  stemma compare monday.stemma https://example.org/"
    })
final class CaptureCommand implements Callable<Integer> {
  @Parameters(paramLabel = "SOURCE", description = "A URL, a file, or - .")
  private PageSource source;

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "FILE",
      description = "The file to write; its name ends in .stemma.")
  private Path output = Path.of("");

  @Mixin private CaptureArguments capturing;

  private final Console console;

  CaptureCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws Exception {
    if (!output.toString().endsWith(SnapshotFile.ENDING)) {
      throw new UserException(
          "a snapshot's name ends in "
              + SnapshotFile.ENDING
              + ", or it is not known for one: got "
              + output);
    }
    Settings settings = new Settings(capturing, console);
    try (ResultFile file = new ResultFile(output);
        Stemma stemma = Stemma.open(settings.reading(List.of(), 1), console::notice)) {
      Snapshot page = stemma.capture(source);
      SnapshotFile.write(page, file.stream());
      file.keep();
      page.warnings().forEach(console::notice);
      if (page.state() == PageState.OK) {
        return ExitCode.QUIET;
      }
      console.notice("The page is " + page.state().label() + ": " + page.stateReason());
      return ExitCode.UNJUDGED;
    }
  }
}
