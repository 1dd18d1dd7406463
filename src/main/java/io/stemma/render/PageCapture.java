package io.stemma.render;

import com.fasterxml.jackson.databind.JsonNode;
import io.stemma.page.Bytes;
import io.stemma.page.PageSource;
import io.stemma.page.Response;
import io.stemma.page.Settling;
import io.stemma.page.Snapshot;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One capture of one page in a tab: load, come to rest, read. Used once, by one thread. */
final class PageCapture {
  private static final int MOST_PIXELS_HIGH = 16_384;

  private final Tab tab;
  private final BrowserProfile profile;
  private final CaptureOptions options;
  private final Deadline deadline;
  private final Stopwatch.Lap lap;

  PageCapture(
      Tab tab,
      BrowserProfile profile,
      CaptureOptions options,
      Deadline deadline,
      Stopwatch.Lap lap) {
    this.tab = tab;
    this.profile = profile;
    this.options = options;
    this.deadline = deadline;
    this.lap = lap;
  }

  /**
   * Captures the page at an address.
   *
   * @param source what the snapshot calls it
   * @param userAgent what the browser calls itself to the page
   */
  Snapshot capture(PageSource source, String address, String userAgent) throws PageFault {
    long start = System.nanoTime();
    prepare(userAgent);
    lap.end("prepare the tab");
    navigate(address);
    lap.end("navigate");
    Settling settling = new Settler(tab, options, deadline).settle();
    lap.end("load and settle");
    Walk walk = walk();
    lap.end("read the page");
    Bytes picture = options.screenshot() ? screenshot() : null;
    PageEvents events = tab.events();
    Response response = response(source, walk, events);
    StateJudge.Judgement judgement = StateJudge.judge(response, walk.document());
    Duration time = Duration.ofNanos(System.nanoTime() - start);
    return new Snapshot(
        source,
        judgement.state(),
        judgement.reason(),
        response,
        walk.title(),
        walk.document(),
        settling,
        Instant.now(),
        time,
        warnings(walk, settling),
        picture);
  }

  /** Sends everything at once; the answer to the last one says that all is in place. */
  private void prepare(String userAgent) throws PageFault {
    CdpSession session = tab.session();
    session.post("Page.enable", Map.of());
    session.post("Network.enable", Map.of());
    session.post("Inspector.enable", Map.of());
    BrowserProfile.Viewport viewport = profile.viewport();
    session.post(
        "Emulation.setDeviceMetricsOverride",
        Map.of(
            "width", viewport.width(),
            "height", viewport.height(),
            "deviceScaleFactor", viewport.scale(),
            "mobile", viewport.mobile()));
    Map<String, Object> agent = new LinkedHashMap<>();
    agent.put("userAgent", profile.userAgent() == null ? userAgent : profile.userAgent());
    if (profile.language() != null) {
      agent.put("acceptLanguage", profile.language());
    }
    session.post("Emulation.setUserAgentOverride", agent);
    Map<String, String> headers = new LinkedHashMap<>(profile.headers());
    headers.putAll(options.headers());
    if (!headers.isEmpty()) {
      session.post("Network.setExtraHTTPHeaders", Map.of("headers", headers));
    }
    tab.call(
        "Page.addScriptToEvaluateOnNewDocument", Map.of("source", Script.REST.text()), deadline);
  }

  private void navigate(String address) throws PageFault {
    JsonNode answer;
    try {
      answer = tab.call("Page.navigate", Map.of("url", address), deadline);
    } catch (CdpException refused) {
      throw PageFault.because("the browser cannot open this address: " + refused.getMessage());
    }
    String error = answer.path("errorText").asText();
    if (!error.isEmpty()) {
      throw PageFault.because(
          answer.path("isDownload").asBoolean()
              ? "the address answers with a download, not with a page"
              : NetErrors.inWords(error));
    }
  }

  private Walk walk() throws PageFault {
    JsonNode world =
        tab.call(
            "Page.createIsolatedWorld",
            Map.of("frameId", tab.mainFrame(), "worldName", "stemma", "grantUniveralAccess", true),
            deadline);
    JsonNode answer =
        tab.call(
            "Runtime.evaluate",
            Map.of(
                "expression", Script.WALK.text(),
                "contextId", world.path("executionContextId").asInt(),
                "returnByValue", true),
            deadline);
    JsonNode value = answer.path("result").path("value");
    if (!value.isTextual()) {
      throw PageFault.because(
          "the page could not be read: "
              + answer.path("exceptionDetails").path("exception").path("description").asText());
    }
    return Walk.parse(value.textValue());
  }

  /** The whole page, as far down as a picture can be. */
  private @Nullable Bytes screenshot() throws PageFault {
    JsonNode size = tab.call("Page.getLayoutMetrics", Map.of(), deadline).path("cssContentSize");
    Map<String, Object> clip =
        Map.of(
            "x", 0,
            "y", 0,
            "width", Math.max(1, size.path("width").asDouble()),
            "height", Math.max(1, Math.min(MOST_PIXELS_HIGH, size.path("height").asDouble())),
            "scale", 1);
    JsonNode picture =
        tab.call(
            "Page.captureScreenshot",
            Map.of("format", "png", "captureBeyondViewport", true, "clip", clip),
            deadline);
    lap.end("take the picture");
    return Bytes.copyOf(Base64.getDecoder().decode(picture.path("data").asText()));
  }

  private static Response response(PageSource source, Walk walk, PageEvents events) {
    if (source instanceof PageSource.Url) {
      return new Response(walk.address(), events.status(), events.headers());
    }
    String address = source instanceof PageSource.File ? walk.address() : "";
    return new Response(address, null, Map.of());
  }

  private static List<String> warnings(Walk walk, Settling settling) {
    List<String> warnings = new ArrayList<>(walk.warnings());
    if (settling.reason() != null) {
      warnings.add("captured before it came to rest: it was still " + settling.reason());
    }
    return warnings;
  }
}
