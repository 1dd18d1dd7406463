package io.stemma.match;

import java.io.IOException;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Runs all measurements of the matcher, those on real pages where they are present. */
public final class Benchmarks {
  private Benchmarks() {}

  public static void main(String[] arguments) throws IOException, InterruptedException, RunnerException {
    CorpusReport.print();
    TemplateReport.print();
    ExtremesReport.print();
    AblationReport.print();
    new Runner(
            new OptionsBuilder()
                .include(GeneratedTrees.class.getSimpleName())
                .addProfiler("gc")
                .build())
        .run();
  }
}
