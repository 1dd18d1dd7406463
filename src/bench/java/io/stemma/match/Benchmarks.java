package io.stemma.match;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Runs all measurements of the matcher, those on real pages where they are present. */
public final class Benchmarks {
  private Benchmarks() {}

  public static void main(String[] arguments) throws IOException, RunnerException {
    CorpusReport.print();
    TemplateReport.print();
    ExtremesReport.print();
    new Runner(
            new OptionsBuilder()
                .include(GeneratedTrees.class.getSimpleName())
                .addProfiler("gc")
                .build())
        .run();
    ablate();
  }

  private static void ablate() throws RunnerException {
    List<String> table = new ArrayList<>();
    for (String without : Ablation.SWITCHES) {
      Collection<RunResult> results =
          new Runner(
                  new OptionsBuilder()
                      .include(Ablation.class.getSimpleName())
                      .forks(1)
                      .jvmArgsAppend("-Xmx2g", "-Dstemma.match.without=" + without)
                      .build())
              .run();
      for (RunResult result : results) {
        table.add(
            String.format(
                "%-14s %-14s %12.1f",
                without.isEmpty() ? "nothing" : without,
                result.getParams().getParam("work"),
                result.getPrimaryResult().getScore()));
      }
    }
    System.out.printf("%nmicroseconds without%n%s%n", String.join("\n", table));
  }
}
