package io.stemma.field;

import io.stemma.dom.Document;
import io.stemma.field.structured.StructuredData;
import io.stemma.render.ParsedPage;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

/** How many parsed pages a minute give their structured data and ten fields, on two threads. */
public final class Benchmarks {
  private static final int THREADS = 2;
  private static final int PAGES = 2_000;
  private static final int ROUNDS = 3;

  private static final List<FieldSpec> FIELDS =
      Stream.of(
              "title=h1",
              "price=.price|price",
              "stock=.stock|availability",
              "brand=[itemprop=brand]",
              "rating=.rating .value|number",
              "picture=main img@src|url",
              "items=main ul > li|list",
              "link=a[rel=canonical]@href|url",
              "day=time|date",
              "crumb=nav li:last-child")
          .map(FieldSpec::parse)
          .toList();

  private Benchmarks() {}

  public static void main(String[] arguments)
      throws IOException, InterruptedException, ExecutionException {
    List<Document> documents = documents();
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    for (int round = 1; round <= ROUNDS; round++) {
      long start = System.nanoTime();
      List<Future<Long>> running = new ArrayList<>();
      for (int thread = 0; thread < THREADS; thread++) {
        int first = thread;
        running.add(threads.submit(() -> readEvery(documents, first)));
      }
      long cpu = 0;
      for (Future<Long> one : running) {
        cpu += one.get();
      }
      System.out.printf(
          "fields, round %d: %,.0f pages a minute by the clock, %,.0f by CPU time on %d cores%n",
          round, perMinute(System.nanoTime() - start), perMinute(cpu / THREADS), THREADS);
    }
    threads.shutdown();
  }

  private static double perMinute(long nanos) {
    return PAGES * 60e9 / nanos;
  }

  /** Reads every second page from the given one on; the CPU time in nanoseconds. */
  private static long readEvery(List<Document> documents, int first) {
    ThreadMXBean clock = ManagementFactory.getThreadMXBean();
    long start = clock.getCurrentThreadCpuTime();
    int found = 0;
    for (int page = first; page < PAGES; page += THREADS) {
      Document document = documents.get(page % documents.size());
      found += StructuredData.of(document).jsonLd().size();
      found += FieldReader.read(document, FIELDS).size();
    }
    if (found < PAGES) {
      throw new IllegalStateException("only " + found + " values");
    }
    return clock.getCurrentThreadCpuTime() - start;
  }

  /** The real pages where they are present, else the fixtures. */
  private static List<Document> documents() throws IOException {
    Path real = Path.of(System.getProperty("stemma.pages", "")).resolve("structured-data");
    Path root = Files.isDirectory(real) ? real : Path.of("fixtures");
    try (Stream<Path> files = Files.walk(root)) {
      List<Document> documents = new ArrayList<>();
      for (Path file : files.filter(path -> path.toString().endsWith(".html")).sorted().toList()) {
        documents.add(ParsedPage.of(Files.readString(file)));
      }
      System.out.printf("%nfields of %d pages under %s%n", documents.size(), root);
      return documents;
    }
  }
}
