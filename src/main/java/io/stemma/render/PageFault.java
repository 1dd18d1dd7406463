package io.stemma.render;

import io.stemma.dom.Document;
import io.stemma.page.PageSource;
import io.stemma.page.PageState;
import io.stemma.page.Response;
import io.stemma.page.Settling;
import io.stemma.page.Snapshot;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** A page could not be captured; the message is the reason that its snapshot gives. */
final class PageFault extends Exception {
  private static final long serialVersionUID = 1;

  private final PageState state;
  private final boolean browserGone;

  private PageFault(PageState state, String reason, boolean browserGone) {
    super(reason);
    this.state = state;
    this.browserGone = browserGone;
  }

  static PageFault because(String reason) {
    return new PageFault(PageState.FAILED, reason, false);
  }

  /** The page was found, and there is nothing in it. */
  static PageFault empty(String reason) {
    return new PageFault(PageState.EMPTY, reason, false);
  }

  /** The browser ended while the page was loaded, by the page's doing or by another's. */
  static PageFault browserGone() {
    return new PageFault(PageState.FAILED, "the browser ended while it loaded the page", true);
  }

  /** Whether another try in a new browser may end differently. */
  boolean isBrowserGone() {
    return browserGone;
  }

  Snapshot snapshot(PageSource source, Duration time) {
    return new Snapshot(
        source,
        state,
        getMessage(),
        Response.NONE,
        "",
        Document.EMPTY,
        Settling.SETTLED,
        Instant.now(),
        time,
        List.of(),
        null);
  }
}
