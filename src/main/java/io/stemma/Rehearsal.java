package io.stemma;

import io.stemma.compare.CompareOptions;
import io.stemma.compare.PageComparator;
import io.stemma.compare.PageView;
import io.stemma.dom.Document;
import io.stemma.page.PageSource;
import io.stemma.page.PageState;
import io.stemma.page.Response;
import io.stemma.page.Settling;
import io.stemma.page.Snapshot;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/**
 * A comparison of two tiny pages whose outcome nobody hears: it loads what comparing needs while
 * the browser starts, which takes as long, so that the first real comparison need not wait for it.
 */
final class Rehearsal {
  private Rehearsal() {}

  /** Begins, in the background; never keeps the program from ending. */
  static void begin() {
    Thread thread = new Thread(Rehearsal::compare, "stemma-rehearsal");
    thread.setDaemon(true);
    thread.start();
  }

  private static void compare() {
    PageComparator comparator = new PageComparator(CompareOptions.DEFAULT);
    comparator.compare(page("Before, updated 3 days ago: 10"), page("After, as of 2 May 2026: 20"));
  }

  private static PageView page(String text) {
    Document document =
        Document.builder("").open("body").open("p").breakLine().text(text).close().close().build();
    Snapshot snapshot =
        new Snapshot(
            PageSource.of("rehearsal.html"),
            PageState.OK,
            null,
            Response.NONE,
            "",
            document,
            Settling.SETTLED,
            Instant.EPOCH,
            Duration.ZERO,
            List.of(),
            null);
    return PageView.of(snapshot, CompareOptions.DEFAULT);
  }
}
