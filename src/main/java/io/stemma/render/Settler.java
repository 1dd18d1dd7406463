package io.stemma.render;

import com.fasterxml.jackson.databind.JsonNode;
import io.stemma.page.Settling;
import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Waits until a page has come to rest: its load event is over, no request that may add to it is in
 * flight, no timer is due soon, and no element came or went for a short spell. A page without
 * scripts rests as soon as it has loaded.
 *
 * <p>What is in flight is known from the browser's network events, what the page's scripts plan
 * from {@code rest.js}.
 */
final class Settler {
  private static final Duration QUIET = Duration.ofMillis(40);
  private static final Duration CAP = Duration.ofSeconds(10);

  /** What reading the page and closing it may take at the end of its time. */
  private static final Duration TO_READ = Duration.ofSeconds(2);

  private static final int MOST_NAVIGATIONS = 20;
  private static final int MOST_DIALOGS = 20;

  private final Tab tab;
  private final PageEvents events;
  private final CaptureOptions options;
  private final Deadline deadline;

  Settler(Tab tab, CaptureOptions options, Deadline deadline) {
    this.tab = tab;
    this.events = tab.events();
    this.options = options;
    this.deadline = deadline;
  }

  /**
   * Waits.
   *
   * @return whether the page came to rest before the cap
   * @throws PageFault if it crashed, or sends itself on without end
   */
  Settling settle() throws PageFault {
    Deadline toLoad =
        deadline.orIn(
            options.timeout().minus(TO_READ).compareTo(TO_READ) < 0
                ? options.timeout().dividedBy(2)
                : options.timeout().minus(TO_READ));
    Deadline cap = null;
    while (true) {
      if (!events.await(events::isLoaded, toLoad)) {
        return Settling.cappedWhile("loading");
      }
      refuseEndless();
      cap = cap == null ? toLoad.orIn(CAP) : cap;
      int before = events.navigations();
      String work = work(cap);
      if (events.navigations() != before) {
        continue;
      }
      if (work == null) {
        return Settling.SETTLED;
      }
      if (cap.hasPassed()) {
        return Settling.cappedWhile(work);
      }
    }
  }

  private void refuseEndless() throws PageFault {
    if (events.navigations() > MOST_NAVIGATIONS) {
      throw PageFault.because("the page sends itself to another address without end");
    }
    if (events.dialogs() > MOST_DIALOGS) {
      throw PageFault.because("the page opens dialogs without end");
    }
  }

  /** What the page still has to do; null once it rests. */
  private @Nullable String work(Deadline cap) throws PageFault {
    String planned = planned(cap);
    if (planned != null) {
      return planned;
    }
    String request = events.requestInFlight();
    if (request == null) {
      return null;
    }
    int before = events.navigations();
    events.await(() -> events.requestInFlight() == null || events.navigations() != before, cap);
    return "loading " + request;
  }

  /** What the page's scripts still plan to do; null once there is nothing. */
  private @Nullable String planned(Deadline cap) throws PageFault {
    String expression =
        "window[Symbol.for('stemma.rest')](" + QUIET.toMillis() + "," + cap.left().toMillis() + ")";
    try {
      JsonNode answer =
          tab.call(
              "Runtime.evaluate",
              Map.of("expression", expression, "awaitPromise", true, "returnByValue", true),
              deadline);
      JsonNode value = answer.path("result").path("value");
      return value.isTextual() ? value.textValue() : null;
    } catch (CdpException navigatedMeanwhile) {
      return "going to another address";
    }
  }
}
