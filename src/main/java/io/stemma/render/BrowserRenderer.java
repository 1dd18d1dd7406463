package io.stemma.render;

import io.stemma.page.PageSource;
import io.stemma.page.Snapshot;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Renders in a headless browser. Pages that load at once share the browser, each in a context of
 * its own; a browser that ended is replaced, and the pages it took with it are loaded once more.
 */
final class BrowserRenderer implements Renderer {
  private static final int TRIES = 2;

  private final BrowserProfile profile;
  private final Consumer<String> notices;
  private final Renderer data = new StaticRenderer();
  private final WebArchives archives = new WebArchives();
  private final Stopwatch watch = new Stopwatch();
  private final Thread atExit = new Thread(this::endBrowser, "stemma-end");
  private @Nullable CompletableFuture<Chrome> chrome;
  private boolean closed;

  BrowserRenderer(BrowserProfile profile, Consumer<String> notices) {
    this.profile = profile;
    this.notices = notices;
    Runtime.getRuntime().addShutdownHook(atExit);
  }

  @Override
  public void warmUp() {
    ensureStarted();
  }

  @Override
  public Snapshot render(PageSource source, CaptureOptions options) {
    if (source instanceof PageSource.File file
        && ContentKind.ofFile(file.name()) != ContentKind.PAGE) {
      return data.render(source, options);
    }
    long start = System.nanoTime();
    try (LocalPage page = LocalPage.of(source, archives)) {
      return load(page, options);
    } catch (PageFault fault) {
      Duration time = Duration.ofNanos(System.nanoTime() - start);
      return fault.snapshot(source, time);
    }
  }

  private Snapshot load(LocalPage page, CaptureOptions options) throws PageFault {
    for (int tries = 1; ; tries++) {
      Chrome browser = browser();
      try {
        return load(page, options, browser);
      } catch (PageFault fault) {
        if (!fault.isBrowserGone() || tries == TRIES) {
          throw fault;
        }
      }
    }
  }

  private Snapshot load(LocalPage page, CaptureOptions options, Chrome browser) throws PageFault {
    Stopwatch.Lap lap = watch.start(page.source().name());
    Deadline deadline = Deadline.in(options.timeout());
    try (Tab tab = Tab.open(browser, profile, deadline)) {
      lap.end("open a tab");
      return new PageCapture(tab, profile, options, deadline, lap)
          .capture(page, browser.userAgent());
    } catch (CdpException refused) {
      throw PageFault.because("the browser gave up on the page: " + refused.getMessage());
    }
  }

  /** The browser that runs, or a new one. */
  private Chrome browser() {
    try {
      return current().join();
    } catch (CompletionException failed) {
      if (failed.getCause() instanceof BrowserUnavailableException unavailable) {
        throw unavailable;
      }
      throw failed;
    }
  }

  private synchronized CompletableFuture<Chrome> current() {
    ensureStarted();
    return Objects.requireNonNull(chrome);
  }

  private synchronized void ensureStarted() {
    if (closed) {
      throw new IllegalStateException("the renderer is closed");
    }
    if (chrome != null && hasEnded(chrome)) {
      chrome.join().close();
      chrome = null;
    }
    if (chrome == null) {
      chrome = CompletableFuture.supplyAsync(this::start);
    }
  }

  private static boolean hasEnded(CompletableFuture<Chrome> browser) {
    return browser.isDone() && !browser.isCompletedExceptionally() && browser.join().isGone();
  }

  private Chrome start() {
    Stopwatch.Lap lap = watch.start();
    Toolchain tools = Toolchain.find(profile, notices);
    lap.end("find the browser");
    if (Root.isUser()) {
      notices.accept("Running as root: the browser's sandbox is off.");
    }
    return Chrome.start(tools, profile, watch);
  }

  @Override
  public Timings timings() {
    return watch.timings();
  }

  @Override
  public void close() {
    endBrowser();
    archives.close();
    data.close();
    try {
      Runtime.getRuntime().removeShutdownHook(atExit);
    } catch (IllegalStateException alreadyEnding) {
      // The hook does the same.
    }
  }

  private synchronized void endBrowser() {
    closed = true;
    CompletableFuture<Chrome> running = chrome;
    if (running != null) {
      running.thenAccept(Chrome::close).exceptionally(failed -> null).join();
      chrome = null;
    }
  }
}
