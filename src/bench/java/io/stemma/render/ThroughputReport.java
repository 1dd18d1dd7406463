package io.stemma.render;

import io.stemma.page.PageState;
import io.stemma.page.Snapshot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Pages per second on the same real pages from a server on loopback, of contestants that take turns
 * for several rounds: Stemma with all its workers in one browser, Stemma with a browser a worker, and
 * a plain script on Playwright. The best round of each counts, for the machine is not ours alone.
 * With the memory of each one's browsers, and what settling costs a page.
 *
 * <p>Needs node and npm, which gets Playwright: {@code mvn -q -Pbench test-compile
 * exec:exec@bench-render}.
 */
public final class ThroughputReport {
  private static final int PAGES = 40;
  private static final int WORKERS = 2;
  private static final int ROUNDS = 2;
  private static final CaptureOptions HASTY =
      CaptureOptions.defaults().withTimeout(Duration.ofSeconds(6));

  /** Pages ask for what is elsewhere on the web; to all contestants alike nothing is there. */
  private static final String NO_NETWORK =
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1";

  private ThroughputReport() {}

  public static void main(String[] arguments) throws Exception {
    List<Contestant> contestants = new ArrayList<>();
    try (FixtureServer site = new FixtureServer()) {
      BrowserProfile shipped = profile(BrowserProfile.load("default").block());
      Path browser = Toolchain.find(shipped, notice -> {}).browser();
      List<String> addresses = serve(site, profile(Set.of()));
      StemmaLoads one = new StemmaLoads(shipped, 1, WORKERS, addresses);
      contestants.add(Contestant.of("Stemma, one browser", () -> one));
      contestants.add(
          Contestant.of(
              "Stemma, a browser a worker",
              () -> new StemmaLoads(shipped, WORKERS, WORKERS, addresses)));
      contestants.add(
          Contestant.of(
              "Playwright, plainly",
              () -> new PlaywrightLoads(browser, NO_NETWORK, WORKERS, addresses)));
      for (int round = 0; round < ROUNDS; round++) {
        for (Contestant contestant : contestants) {
          contestant.run();
        }
      }
      print(contestants, one);
    } finally {
      for (Contestant contestant : contestants) {
        contestant.close();
      }
    }
  }

  private static void print(List<Contestant> contestants, StemmaLoads one) {
    double plain = contestants.get(contestants.size() - 1).bestSeconds();
    System.out.printf(
        "%d pages, %d workers, best of %d rounds%n", one.pages().size(), WORKERS, ROUNDS);
    System.out.println("                                            pages/s   ratio   CPU s a page   MB at most");
    for (Contestant contestant : contestants) {
      double seconds = contestant.bestSeconds();
      System.out.printf(
          "%-42s %8.2f %7.2f %14.3f %12d%n",
          contestant.name(), one.pages().size() / seconds, plain / seconds, contestant.leastCpuSeconds() / one.pages().size(), contestant.mostMegabytes());
    }
    System.out.println("A page in one browser, median milliseconds:");
    one.medians().forEach((step, median) -> System.out.printf("  %-18s %6.1f%n", step, median));
    for (Snapshot page : one.pages()) {
      if (!page.settling().settled()) {
        System.out.println("  not settled: " + page.source().name() + ": " + page.settling().reason());
      }
    }
  }

  private static BrowserProfile profile(Set<BrowserProfile.ResourceKind> block) {
    BrowserProfile all = BrowserProfile.DEFAULT;
    return new BrowserProfile(
        all.name(),
        null,
        null,
        List.of(NO_NETWORK),
        all.viewport(),
        null,
        null,
        null,
        null,
        null,
        block,
        all.headers(),
        all.cookies(),
        false);
  }

  /**
   * Serves pages that lie evenly among all there are, and returns their addresses. A page that has
   * not loaded after a few seconds, as some do not where the rest of the web is not there, would
   * measure time limits; the next one takes its place.
   */
  private static List<String> serve(FixtureServer site, BrowserProfile profile) throws IOException {
    Path folder = Path.of(System.getProperty("stemma.pages", "../shared/pages"), "time-pairs");
    List<Path> all;
    try (Stream<Path> files = Files.walk(folder)) {
      all = files.filter(file -> file.endsWith("1.html")).sorted().toList();
    }
    List<String> addresses = new ArrayList<>();
    try (Renderer renderer = Renderer.inBrowser(profile, notice -> {})) {
      int next = 0;
      while (addresses.size() < PAGES && next < all.size()) {
        String path = "/page" + next;
        site.html(path, Files.readString(all.get(next)));
        Snapshot page = renderer.render(site.source(path), HASTY);
        boolean loads = page.state() == PageState.OK && page.settling().settled();
        if (loads) {
          addresses.add(site.url(path));
        }
        next = loads ? Math.max(next + 1, addresses.size() * all.size() / PAGES) : next + 1;
      }
    }
    return addresses;
  }
}
