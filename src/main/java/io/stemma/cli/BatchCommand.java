package io.stemma.cli;

import io.stemma.Stemma;
import io.stemma.batch.Batch;
import io.stemma.batch.ListLine;
import io.stemma.batch.PairList;
import io.stemma.config.PageTypes;
import io.stemma.report.ReportFormat;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Compares every pair of a list. */
@Command(
    name = "batch",
    mixinStandardHelpOptions = true,
    description = {
      "Compares every pair of a list, several at once, and prints one result for every",
      "accepted line, in the order of the list. A bad page never harms the next.",
      "",
      "A list has two sources a line, separated by a tab or white space; or it is CSV with a",
      "header left,right[,name,type]; or JSON Lines with the same keys. Blank lines and lines that",
      "begin with # are passed over; a line that names no pair is reported by its number."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stemma batch pairs.tsv > results.jsonl",
      "  stemma batch pairs.csv --static --format csv -o results.csv",
      "  stemma batch pairs.tsv --workers 4 --report report.html --fail-on field,template"
    })
final class BatchCommand implements Callable<Integer> {
  @Parameters(paramLabel = "LIST", description = "A file of pairs, or - for standard input.")
  private Path list;

  @Option(
      names = "--workers",
      paramLabel = "N",
      description = "How many pages are loaded at once (default: the number of processors).")
  private int workers = Runtime.getRuntime().availableProcessors();

  @Mixin private CaptureArguments capturing;
  @Mixin private JudgingArguments judging;
  @Mixin private OutputArguments output;

  private final Console console;

  BatchCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws Exception {
    if (workers < 1) {
      throw new UserException("--workers is 1 or more, got " + workers);
    }
    Settings settings = new Settings(capturing, console);
    PageTypes types = settings.types();
    try (InputStream lines = open();
        Stemma stemma = Stemma.open(settings.judging(judging, output, workers), console::notice);
        Results results = new Results(output, ReportFormat.JSONL, true, console)) {
      BatchProgress progress = run(PairList.read(lines, types), types, stemma, results);
      results.finish();
      if (!output.isQuiet()) {
        console.err().println("stemma: " + progress.summary());
      }
      return exitCode(results, progress);
    }
  }

  private BatchProgress run(PairList lines, PageTypes types, Stemma stemma, Results results)
      throws IOException, InterruptedException {
    boolean draws = console.isErrTerminal() && !output.isQuiet();
    try (BatchProgress progress =
        new BatchProgress(results, console, draws ? countPairs(types) : -1, draws)) {
      new Batch(pair -> stemma.compare(pair.pages()), workers).run(lines, progress);
      return progress;
    }
  }

  /**
   * A change wins over what could not be judged; a bad line is something that could not be judged.
   */
  private int exitCode(Results results, BatchProgress progress) {
    int code = output.exitCode(results.kinds());
    boolean unjudged = progress.refused() > 0 && !output.exitsZero();
    return code == ExitCode.QUIET && unjudged ? ExitCode.UNJUDGED : code;
  }

  /**
   * How many pairs the list holds, those of an unknown type left out; below 0 for standard input,
   * which can be read only once.
   */
  private long countPairs(PageTypes types) throws IOException {
    if (isStandardInput()) {
      return -1;
    }
    long pairs = 0;
    try (InputStream lines = open()) {
      PairList read = PairList.read(lines, types);
      while (read.hasNext()) {
        pairs += read.next() instanceof ListLine.Pair ? 1 : 0;
      }
    }
    return pairs;
  }

  private boolean isStandardInput() {
    return list.toString().equals("-");
  }

  private InputStream open() {
    try {
      return isStandardInput() ? System.in : Files.newInputStream(list);
    } catch (IOException e) {
      throw new UserException("cannot read the list " + list + ": " + FileFailure.reason(e), e);
    }
  }
}
