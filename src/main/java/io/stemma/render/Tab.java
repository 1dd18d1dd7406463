package io.stemma.render;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A page of a {@link Chrome} in a browser context of its own: nothing that another page stored is
 * seen by it. Used by one thread.
 */
final class Tab implements AutoCloseable {
  private static final Duration TO_CLOSE = Duration.ofSeconds(3);

  private final Chrome chrome;
  private final String context;
  private final String target;
  private final CdpSession session;
  private final PageEvents events = new PageEvents();
  private volatile @Nullable RequestGate gate;

  private Tab(Chrome chrome, BrowserProfile profile, Deadline deadline) throws PageFault {
    this.chrome = chrome;
    CdpSession browser = chrome.session();
    context =
        browser
            .call("Target.createBrowserContext", Map.of("disposeOnDetach", true), deadline)
            .path("browserContextId")
            .asText();
    browser.post(
        "Browser.setDownloadBehavior", Map.of("behavior", "deny", "browserContextId", context));
    target =
        browser
            .call(
                "Target.createTarget",
                Map.of(
                    "url",
                    "about:blank",
                    "browserContextId",
                    context,
                    "width",
                    profile.viewport().width(),
                    "height",
                    profile.viewport().height()),
                deadline)
            .path("targetId")
            .asText();
    String id =
        browser
            .call("Target.attachToTarget", Map.of("targetId", target, "flatten", true), deadline)
            .path("sessionId")
            .asText();
    session = CdpSession.ofPage(chrome.connection(), id, this::hear);
    events.watch(target);
  }

  static Tab open(Chrome chrome, BrowserProfile profile, Deadline deadline) throws PageFault {
    return new Tab(chrome, profile, deadline);
  }

  CdpSession session() {
    return session;
  }

  /** The id of the page's own frame, as opposed to the frames in it. */
  String mainFrame() {
    return target;
  }

  PageEvents events() {
    return events;
  }

  JsonNode call(String method, Map<String, ?> parameters, Deadline deadline) throws PageFault {
    return session.call(method, parameters, deadline);
  }

  /** Closes the page, whatever it is doing, and forgets what it stored. */
  @Override
  public void close() {
    session.forget();
    if (chrome.isGone()) {
      return;
    }
    try {
      chrome
          .session()
          .call(
              "Target.disposeBrowserContext",
              Map.of("browserContextId", context),
              Deadline.in(TO_CLOSE));
    } catch (PageFault | CdpException stuck) {
      // A browser that cannot close a page is of no further use; its next page gets a new one.
      chrome.close();
    }
  }

  /** Lets {@code gate} decide about the page's requests. */
  void ask(RequestGate gate) {
    this.gate = gate;
  }

  /** Allows pages of this tab what a person would be asked about. */
  void grant(String permission) {
    chrome
        .session()
        .post(
            "Browser.grantPermissions",
            Map.of("permissions", List.of(permission), "browserContextId", context));
  }

  private void hear(String event, JsonNode about) {
    if (event.equals("Page.javascriptDialogOpening")) {
      // Nobody answers a dialog; "cancel" lets the script go on without consenting to anything.
      session.post("Page.handleJavaScriptDialog", Map.of("accept", false));
    }
    RequestGate asked = gate;
    if (asked != null) {
      asked.hear(session, event, about);
    }
    events.hear(event, about);
  }
}
