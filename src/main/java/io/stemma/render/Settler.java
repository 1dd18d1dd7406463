package io.stemma.render;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.stemma.page.Settling;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
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

  /** More than a page needs; a page that went so often and is still on its way does not stop. */
  private static final int FEW_NAVIGATIONS = 3;

  private static final int MOST_DIALOGS = 20;

  /** As {@link #FEW_NAVIGATIONS}. */
  private static final int FEW_DIALOGS = 3;

  private static final String DIALOGS = "the page opens dialogs without end";
  private static final int MOST_SCROLLS = 3;

  private final Tab tab;
  private final PageEvents events;
  private final CaptureOptions options;
  private final Deadline deadline;
  private final Deadline toLoad;
  private int height;

  Settler(Tab tab, CaptureOptions options, Deadline deadline) {
    this.tab = tab;
    this.events = tab.events();
    this.options = options;
    this.deadline = deadline;
    Duration limit = options.timeout().minus(TO_READ);
    toLoad = deadline.orIn(limit.compareTo(TO_READ) < 0 ? options.timeout().dividedBy(2) : limit);
  }

  /**
   * Waits.
   *
   * @return whether the page came to rest before the cap
   * @throws PageFault if it crashed, or sends itself on without end
   */
  Settling settle() throws PageFault {
    Settling settling = rest();
    if (options.waitFor() != null) {
      awaitCondition(options.waitFor());
      settling = rest();
    }
    for (int rounds = 0; rounds < MOST_SCROLLS && settling.settled() && reveal(); rounds++) {
      settling = rest();
    }
    return settling;
  }

  private Settling rest() throws PageFault {
    Deadline cap = null;
    while (true) {
      if (!events.await(() -> events.isLoaded() || isEndless(), toLoad)) {
        refuseEndless(FEW_NAVIGATIONS);
        return Settling.cappedWhile("loading");
      }
      refuseEndless(MOST_NAVIGATIONS);
      cap = cap == null ? toLoad.orIn(CAP) : cap;
      int before = events.navigations();
      String work = work(cap);
      if (work == null && events.navigations() == before) {
        return Settling.SETTLED;
      }
      if (work != null && cap.hasPassed()) {
        refuseEndless(FEW_NAVIGATIONS);
        return Settling.cappedWhile(work);
      }
    }
  }

  /** Scrolls down the page; returns whether it grew, so that there is more to scroll to. */
  private boolean reveal() throws PageFault {
    String expression = Script.REVEAL.text() + "(" + height + ")";
    JsonNode answer = evaluate(expression, CdpSession.BUSY);
    int before = height;
    height = answer == null ? 0 : answer.path("result").path("value").asInt();
    return height > before;
  }

  /** Waits until a selector matches, or an expression of JavaScript after {@code js:} is true. */
  private void awaitCondition(String condition) throws PageFault {
    String find =
        condition.startsWith("js:")
            ? condition.substring("js:".length())
            : "document.querySelector(" + TextNode.valueOf(condition) + ")";
    String never =
        "nothing matched \"" + condition + "\" within " + options.timeout().toSeconds() + " s";
    JsonNode answer = null;
    while (answer == null) {
      events.await(events::isLoaded, toLoad);
      long limit = toLoad.left().toMillis();
      answer = evaluate(Script.AWAIT.text() + "(() => " + find + ", " + limit + ")", never);
    }
    if (answer.has("exceptionDetails")) {
      String problem =
          answer.path("exceptionDetails").path("exception").path("description").asText();
      throw new IllegalArgumentException(
          "cannot wait for \"" + condition + "\": " + problem.lines().findFirst().orElse(""));
    }
    if (!answer.path("result").path("value").asBoolean()) {
      throw PageFault.because(never);
    }
  }

  private boolean isEndless() {
    return events.navigations() > MOST_NAVIGATIONS || events.dialogs() > MOST_DIALOGS;
  }

  private void refuseEndless(int navigations) throws PageFault {
    if (events.navigations() > navigations) {
      throw PageFault.because("the page sends itself to another address without end");
    }
    if (events.dialogs() > MOST_DIALOGS) {
      throw PageFault.because(DIALOGS);
    }
  }

  /** What the page still has to do; null once it rests. */
  private @Nullable String work(Deadline cap) throws PageFault {
    String planned = planned(cap);
    if (planned != null) {
      return planned;
    }
    int before = events.navigations();
    String request = events.requestInFlight();
    if (request != null) {
      events.await(() -> events.requestInFlight() == null || events.navigations() != before, cap);
      return "loading " + request;
    }
    if (events.sendsOn()) {
      events.await(() -> events.navigations() != before, cap);
      return "going to another address";
    }
    return null;
  }

  /** What the page's scripts still plan to do; null once there is nothing. */
  private @Nullable String planned(Deadline cap) throws PageFault {
    String expression =
        "window[Symbol.for('stemma.rest')](" + QUIET.toMillis() + "," + cap.left().toMillis() + ")";
    JsonNode answer = evaluate(expression, CdpSession.BUSY);
    if (answer == null) {
      return "going to another address";
    }
    JsonNode value = answer.path("result").path("value");
    return value.isTextual() ? value.textValue() : null;
  }

  /**
   * What an expression comes to, awaited; null where the page was left meanwhile.
   *
   * @param late what it means that no answer came in time, unless dialogs held the page
   */
  private @Nullable JsonNode evaluate(String expression, String late) throws PageFault {
    int before = events.navigations();
    AtomicBoolean answered = new AtomicBoolean();
    CompletableFuture<JsonNode> answer =
        tab.session()
            .send(
                "Runtime.evaluate",
                Map.of("expression", expression, "awaitPromise", true, "returnByValue", true))
            .whenComplete(
                (done, refused) -> {
                  answered.set(true);
                  events.wake();
                });
    // A page that is left takes its promises with it, and no answer comes.
    events.await(() -> answered.get() || events.navigations() != before, deadline);
    if (events.navigations() != before) {
      return null;
    }
    try {
      return CdpSession.await(answer, deadline, events.dialogs() > FEW_DIALOGS ? DIALOGS : late);
    } catch (CdpException left) {
      return null;
    }
  }
}
