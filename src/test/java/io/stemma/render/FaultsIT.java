package io.stemma.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.stemma.page.PageSource;
import io.stemma.page.PageState;
import io.stemma.page.Snapshot;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Pages and accidents that would take a browser down, and what is left behind. */
class FaultsIT {
  private static final CaptureOptions HASTY =
      CaptureOptions.defaults().withTimeout(Duration.ofSeconds(6));

  private final FixtureServer site = new FixtureServer();

  @AfterEach
  void close() {
    site.close();
  }

  private static Renderer browser() {
    return Renderer.inBrowser(BrowserProfile.load("default"), notice -> {});
  }

  /** The processes of this machine's browsers that this test's process started. */
  private static List<ProcessHandle> browsers() {
    return ProcessHandle.current()
        .descendants()
        .filter(process -> process.info().command().orElse("").contains("chrom"))
        .toList();
  }

  private static List<Path> leftovers() throws IOException {
    try (Stream<Path> files = Files.list(Path.of(System.getProperty("java.io.tmpdir", "/tmp")))) {
      return files.filter(file -> file.getFileName().toString().startsWith("stemma-")).toList();
    }
  }

  @Test
  void hostile_pages_between_good_ones_harm_nobody() {
    site.html("/good", "<p>good</p>");
    site.html("/forever", "<p>x</p><script>onload = () => { while (true) {} }</script>");
    site.html("/alerts", "<p>x</p><script>while (true) alert('again')</script>");
    site.html("/unload", "<p>stay</p><script>onbeforeunload = () => 'stay'</script>");
    site.html("/away", "<p>x</p><script>setInterval(() => location.reload(), 100)</script>");
    site.html("/popups", "<p>pop</p><script>for (let i = 0; i < 50; i++) open('/good')</script>");
    site.html(
        "/deep",
        "<script>let at = document.body || document.documentElement;"
            + "for (let i = 0; i < 20000; i++) at = at.appendChild(document.createElement('b'))"
            + "</script>");
    site.page(
        "/endless",
        exchange -> {
          exchange.getResponseHeaders().set("Content-Type", "text/html");
          exchange.sendResponseHeaders(200, 0);
          try (OutputStream body = exchange.getResponseBody()) {
            while (true) {
              body.write("<p>more</p>".getBytes(StandardCharsets.UTF_8));
              body.flush();
              Thread.sleep(50);
            }
          }
        });
    site.page(
        "/gzip",
        exchange -> {
          exchange.getResponseHeaders().set("Content-Encoding", "gzip");
          FixtureServer.send(exchange, 200, "text/html", "this is no gzip");
        });
    site.page("/never", exchange -> Thread.sleep(600_000));
    site.html("/late", "<p>late</p><script src=/never></script>");
    site.page("/around", exchange -> FixtureServer.redirect(exchange, 302, "/around"));
    site.page(
        "/file",
        exchange -> {
          exchange.getResponseHeaders().set("Content-Disposition", "attachment");
          FixtureServer.send(exchange, 200, "application/zip", "x");
        });
    Map<String, String> expected = new LinkedHashMap<>();
    expected.put("/good?1", "OK good");
    expected.put("/forever", "FAILED .*script keeps it busy.*");
    expected.put("/alerts", "FAILED .*dialogs without end.*");
    expected.put("/unload", "OK stay");
    expected.put("/away", "FAILED .*without end.*");
    expected.put("/popups", "OK pop");
    expected.put("/good?2", "OK good");
    expected.put("/deep", "(FAILED|EMPTY) .*");
    expected.put("/endless", "OK more more.*, still at work");
    expected.put("/gzip", "FAILED .*compression is broken.*");
    expected.put("/never", "FAILED no answer within \\d+ s");
    expected.put("/late", "(OK late, still at work|FAILED .*)");
    expected.put("/around", "FAILED .*redirects without end.*");
    expected.put("/file", "FAILED .*download.*");
    expected.put("/good?3", "OK good");
    List<PageSource> sources = expected.keySet().stream().map(site::source).toList();
    List<Snapshot> pages;
    try (ParallelRenderer parallel = new ParallelRenderer(browser(), 4)) {
      pages = parallel.renderAll(sources, HASTY);
    }
    assertThat(pages).extracting(Snapshot::source).isEqualTo(sources);
    assertThat(pages)
        .zipSatisfy(
            expected.values(), (page, pattern) -> assertThat(inShort(page)).matches(pattern));
  }

  /** The state of a page and what it shows, or why it shows nothing. */
  private static String inShort(Snapshot page) {
    String content = page.stateReason() == null ? Reading.text(page) : page.stateReason();
    return page.state() + " " + content + (page.settling().settled() ? "" : ", still at work");
  }

  @Test
  void nothing_stays_behind() throws IOException {
    List<Path> before = leftovers();
    site.html("/good", "<p>good</p>");
    try (Renderer renderer = browser()) {
      assertThat(renderer.render(site.source("/good"), HASTY).state()).isEqualTo(PageState.OK);
      assertThat(browsers()).isNotEmpty();
    }
    assertThat(browsers()).isEmpty();
    assertThat(leftovers()).isEqualTo(before);
  }

  @Test
  void browsers_and_drivers_that_are_killed_cost_no_page() {
    long seed = System.nanoTime();
    Random random = new Random(seed);
    site.page(
        "/slow",
        exchange -> {
          Thread.sleep(100);
          FixtureServer.send(exchange, 200, "text/html", "<p>slow</p>");
        });
    int killed = 0;
    try (ParallelRenderer parallel = new ParallelRenderer(browser(), 2)) {
      List<CompletableFuture<Snapshot>> pages = new ArrayList<>();
      for (int i = 0; i < 12; i++) {
        pages.add(
            parallel.submit(site.source("/slow?" + i), HASTY.withTimeout(Duration.ofSeconds(15))));
      }
      for (int i = 0; i < 2; i++) {
        pages.get(4 * i).join();
        sleep(random.nextInt(150));
        killed += kill(random) ? 1 : 0;
      }
      assertThat(pages)
          .as("seed " + seed)
          .allSatisfy(page -> assertThat(page.join().state()).isEqualTo(PageState.OK));
    }
    assertThat(killed).isPositive();
    assertThat(browsers()).isEmpty();
  }

  /** Kills a browser or its driver, as chance has it. */
  private static boolean kill(Random random) {
    List<ProcessHandle> heads =
        ProcessHandle.current()
            .children()
            .filter(process -> process.info().command().orElse("").contains("chrom"))
            .flatMap(driver -> Stream.concat(Stream.of(driver), driver.children()))
            .toList();
    return !heads.isEmpty() && heads.get(random.nextInt(heads.size())).destroyForcibly();
  }

  private static void sleep(long millis) {
    try {
      TimeUnit.MILLISECONDS.sleep(millis);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}
