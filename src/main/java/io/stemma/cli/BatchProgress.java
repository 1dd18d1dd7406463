package io.stemma.cli;

import io.stemma.batch.BatchObserver;
import io.stemma.batch.ListLine;
import io.stemma.verdict.ChangeKind;
import io.stemma.verdict.Comparison;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.stream.Collectors;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.jspecify.annotations.Nullable;

/**
 * Follows a batch: hands results on, reports bad lines by number, draws a bar for a person, and
 * counts.
 */
final class BatchProgress implements BatchObserver, AutoCloseable {
  private final Results results;
  private final Console console;
  private final @Nullable ProgressBar bar;
  private int refused;

  /**
   * @param pairs how many pairs there are; below 0 where that is not known
   * @param draws whether to draw a bar
   */
  BatchProgress(Results results, Console console, long pairs, boolean draws) {
    this.results = results;
    this.console = console;
    bar =
        draws
            ? new ProgressBarBuilder()
                .setTaskName("comparing")
                .setInitialMax(pairs)
                .setUpdateIntervalMillis(200)
                .build()
            : null;
  }

  @Override
  public void compared(ListLine.Pair pair, Comparison comparison) {
    try {
      results.add(comparison);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    if (bar != null) {
      bar.step();
    }
  }

  @Override
  public void refused(ListLine.Refused line) {
    refused++;
    console.err().println("stemma: line " + line.number() + ": " + line.reason());
  }

  /** How many lines named no pair. */
  int refused() {
    return refused;
  }

  /** What came of the batch, in one line. */
  String summary() {
    int pairs = results.counts().values().stream().mapToInt(Integer::intValue).sum();
    String kinds =
        results.counts().entrySet().stream()
            .map(
                (Map.Entry<ChangeKind, Integer> kind) ->
                    kind.getValue() + " " + kind.getKey().label())
            .collect(Collectors.joining(", "));
    return pairs
        + (pairs == 1 ? " pair" : " pairs")
        + (kinds.isEmpty() ? "" : ": " + kinds)
        + (refused == 0 ? "" : "; " + refused + (refused == 1 ? " bad line" : " bad lines"));
  }

  @Override
  public void close() {
    if (bar != null) {
      bar.close();
    }
  }
}
