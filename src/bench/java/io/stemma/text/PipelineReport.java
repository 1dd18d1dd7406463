package io.stemma.text;

import io.stemma.dom.Document;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/**
 * How fast texts are read and fingerprinted on real pages, on one core by CPU time: from the
 * document to the fingerprint, beside the reference definition run on the text alone.
 */
final class PipelineReport {
  private static final int ROUNDS = 12;

  private final List<Document> documents;
  private final List<String> texts;
  private final double htmlMegabytes;
  private final double textMegabytes;
  private long blackHole;

  private PipelineReport(List<String> pages) {
    documents = pages.stream().map(ParsedPage::of).toList();
    texts = documents.stream().map(document -> PageText.of(document).text()).toList();
    htmlMegabytes = megabytes(pages);
    textMegabytes = megabytes(texts);
  }

  static void print() throws IOException {
    Path pages = Path.of(System.getProperty("stemma.pages", "../shared/pages"), "time-pairs");
    if (Files.isDirectory(pages)) {
      new PipelineReport(read(pages)).report();
    }
  }

  private static List<String> read(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.endsWith("1.html")).sorted().map(PipelineReport::content).toList();
    }
  }

  private static String content(Path file) {
    try {
      return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private void report() {
    System.out.printf(
        "%n%d pages, %.1f MB of HTML, %.1f MB of visible text%n",
        documents.size(), htmlMegabytes, textMegabytes);
    System.out.printf("%-36s %12s %12s%n", "one core", "text MB/s", "HTML MB/s");
    time("document to text", () -> sum(documents, each -> new Reading(each, TextOptions.VISIBLE).blocks().size()));
    time("text to normal text", () -> sum(texts, each -> ReferenceText.normalise(each).length()));
    time("text to fingerprint", () -> sum(texts, each -> Fingerprint.of(each).bits()));
    double ours = time("document to fingerprint", () -> sum(documents, each -> PageText.of(each).fingerprint().bits()));
    double plain = time("plain definition, from text", () -> sum(texts, PlainFingerprint::of));
    System.out.printf("plain definition / document to fingerprint: %.1f%n", plain / ours);
  }

  /** The least of several rounds, so that compiling and collecting do not count, in seconds. */
  private double time(String what, LongSupplier work) {
    long best = Long.MAX_VALUE;
    for (int round = 0; round < ROUNDS; round++) {
      long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
      blackHole += work.getAsLong();
      best = Math.min(best, ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start);
    }
    double seconds = best / 1e9;
    System.out.printf("%-36s %12.1f %12.1f%n", what, textMegabytes / seconds, htmlMegabytes / seconds);
    return seconds;
  }

  private static <T> long sum(List<T> all, ToLongFunction<T> work) {
    return all.stream().mapToLong(work).sum();
  }

  private static double megabytes(List<String> texts) {
    return texts.stream().mapToLong(text -> text.getBytes(StandardCharsets.UTF_8).length).sum() / 1e6;
  }
}
