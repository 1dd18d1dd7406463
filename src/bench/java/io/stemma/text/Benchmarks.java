package io.stemma.text;

import java.io.IOException;

/** Runs all measurements of texts, those on real pages where they are present. */
public final class Benchmarks {
  private Benchmarks() {}

  public static void main(String[] arguments) throws IOException {
    PipelineReport.print();
    IndexReport.print();
  }
}
