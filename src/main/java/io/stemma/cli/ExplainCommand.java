package io.stemma.cli;

import io.stemma.report.Explanation;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Retells how a verdict came about. */
@Command(
    name = "explain",
    mixinStandardHelpOptions = true,
    description = {
      "Retells step by step how the verdict of a saved result came about: which figure was held",
      "against which threshold, where that came from, and what followed."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stemma compare a.html b.html --format json -o result.json; stemma explain result.json",
      "  stemma explain results.jsonl --line 17"
    })
final class ExplainCommand implements Callable<Integer> {
  @Parameters(paramLabel = "RESULT", description = "A file of JSON or JSON Lines, or - .")
  private Path result;

  @Option(
      names = "--line",
      paramLabel = "N",
      description = "Which of several results, counted from 1.")
  private @Nullable Integer line;

  private final Console console;

  ExplainCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws Exception {
    List<Explanation> results = read();
    chosen(results).writeText(console.results());
    return ExitCode.QUIET;
  }

  private List<Explanation> read() {
    try (Reader json =
        result.toString().equals("-")
            ? new InputStreamReader(System.in, StandardCharsets.UTF_8)
            : Files.newBufferedReader(result)) {
      return Explanation.read(json);
    } catch (IllegalArgumentException e) {
      throw new UserException(result + ": " + e.getMessage(), e);
    } catch (IOException e) {
      throw new UserException("cannot read " + result + ": " + FileFailure.reason(e), e);
    }
  }

  private Explanation chosen(List<Explanation> results) {
    int number = line == null ? 1 : line;
    if (results.isEmpty()) {
      throw new UserException(result + " holds no result");
    }
    if (line == null && results.size() > 1) {
      throw new UserException(
          result + " holds " + results.size() + " results: choose one with --line N");
    }
    if (number < 1 || number > results.size()) {
      throw new UserException(
          "--line is from 1 to " + results.size() + " for " + result + ", got " + number);
    }
    return results.get(number - 1);
  }
}
