package io.stemma.render;

import io.stemma.page.PageSource;
import io.stemma.page.Snapshot;
import java.util.function.Consumer;

/**
 * Turns sources into snapshots. Safe for use by several threads; each call blocks until its page is
 * captured.
 */
public interface Renderer extends AutoCloseable {
  /**
   * A renderer that loads pages in a headless browser, which is started on first use or by {@link
   * #warmUp}.
   *
   * @param profile which browser, and how it presents itself
   * @param notices hears, in a line each, what takes time at the start or should be known of it
   */
  static Renderer inBrowser(BrowserProfile profile, Consumer<String> notices) {
    return new BrowserRenderer(profile, notices);
  }

  /** A renderer that parses HTML as it was served and runs no script. It needs no browser. */
  static Renderer withoutBrowser() {
    return new StaticRenderer();
  }

  /**
   * One observation of a page. What goes wrong with the page (no connection, a 404, a crash, a
   * timeout) is a snapshot with the state that says so.
   *
   * @throws BrowserUnavailableException if there is no browser to load it with
   * @throws IllegalArgumentException if an option does not fit, a selector that is none for example
   */
  Snapshot render(PageSource source, CaptureOptions options);

  /** Starts in the background whatever rendering will need; a hint that saves waiting later. */
  default void warmUp() {}

  /** What the time went into so far. */
  default Timings timings() {
    return Timings.NONE;
  }

  /** Ends every process and deletes every file that this renderer started or made. */
  @Override
  void close();
}
