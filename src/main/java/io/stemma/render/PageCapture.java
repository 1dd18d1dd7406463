package io.stemma.render;

import com.fasterxml.jackson.databind.JsonNode;
import io.stemma.dom.Document;
import io.stemma.page.Bytes;
import io.stemma.page.ConsentLayers;
import io.stemma.page.PageSource;
import io.stemma.page.Response;
import io.stemma.page.Settling;
import io.stemma.page.Snapshot;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One capture of one page in a tab: load, come to rest, read. Used once, by one thread. */
final class PageCapture {
  private static final int MOST_PIXELS_HIGH = 16_384;

  /** A page that was left just when it was read is read again. */
  private static final int MOST_READS = 3;

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
   * Captures a page.
   *
   * @param userAgent what the browser calls itself to the page
   */
  Snapshot capture(LocalPage page, String userAgent) throws PageFault {
    PageSource source = page.source();
    String address = page.address();
    long start = System.nanoTime();
    new TabSetup(tab, profile, options).apply(page, userAgent, deadline);
    lap.end("prepare the tab");
    boolean hasDocument = navigate(address);
    lap.end("navigate");
    Settling settling = Settling.SETTLED;
    Walk walk = Walk.nothing(address);
    for (int left = MOST_READS; hasDocument && left > 0; left--) {
      Settler settler = new Settler(tab, options, deadline);
      settler.awaitLoad();
      lap.end("load");
      settling = settler.settle();
      lap.end("settle");
      refuseBroken();
      int before = tab.events().navigations();
      try {
        walk = read();
        hasDocument = tab.events().navigations() != before;
      } catch (CdpException pageLeft) {
        refuseLastTry(left);
      }
      lap.end("read the page");
    }
    Bytes picture = options.screenshot() ? screenshot() : null;
    Response response = response(source, walk);
    String asked = isOfTheWeb(source) ? address : "";
    StateJudge.Judgement judgement =
        StateJudge.judge(response, asked, walk.title(), walk.document());
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

  private void refuseBroken() throws PageFault {
    String error = tab.events().documentError();
    if (error != null && !error.equals(NetErrors.ABORTED)) {
      throw PageFault.because(NetErrors.inWords(error));
    }
  }

  private static void refuseLastTry(int left) throws PageFault {
    if (left == 1) {
      throw PageFault.because("the page sends itself to another address without end");
    }
  }

  /** Goes to the address; returns whether it brought a document. */
  private boolean navigate(String address) throws PageFault {
    JsonNode answer;
    try {
      answer =
          tab.session()
              .call(
                  "Page.navigate",
                  Map.of("url", address),
                  deadline,
                  "no answer within " + options.timeout().toSeconds() + " s");
    } catch (CdpException refused) {
      throw PageFault.because("the browser cannot open this address: " + refused.getMessage());
    }
    String error = answer.path("errorText").asText();
    if (error.equals(NetErrors.STATUS_WITHOUT_BODY) || error.equals(NetErrors.NOT_LET_IN)) {
      return false;
    }
    if (!error.isEmpty()) {
      throw PageFault.because(
          answer.path("isDownload").asBoolean()
              ? "the address answers with a download, not with a page"
              : NetErrors.inWords(error));
    }
    String type = tab.events().type();
    if (ContentKind.ofType(type) == ContentKind.OTHER) {
      throw PageFault.because("the address answers with " + type + ", not with a page");
    }
    return true;
  }

  /** The page's nodes; of data, those of the data itself and not of the browser's viewer. */
  private Walk read() throws PageFault {
    PageEvents events = tab.events();
    ContentKind kind = ContentKind.ofType(events.type());
    if (kind == ContentKind.PAGE) {
      return new PageWalk(tab, deadline).read();
    }
    JsonNode body =
        tab.call("Network.getResponseBody", Map.of("requestId", events.document()), deadline);
    String text = body.path("body").asText();
    if (body.path("base64Encoded").asBoolean()) {
      text = HtmlDecoder.decode(Base64.getDecoder().decode(text), events.type());
    }
    String address = events.address();
    Document document = DataDocument.of(text, kind, address);
    return new Walk("", address, events.type(), document, List.of());
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

  private Response response(PageSource source, Walk walk) {
    if (isOfTheWeb(source)) {
      return new Response(walk.address(), tab.events().status(), tab.events().headers());
    }
    String address = source instanceof PageSource.File ? walk.address() : "";
    return new Response(address, null, Map.of());
  }

  private static boolean isOfTheWeb(PageSource source) {
    return source instanceof PageSource.Url || source instanceof PageSource.Archived;
  }

  private static List<String> warnings(Walk walk, Settling settling) {
    List<String> warnings = new ArrayList<>(walk.warnings());
    warnings.addAll(ConsentLayers.notices(walk.document()));
    if (settling.reason() != null) {
      warnings.add("captured before it came to rest: it was still " + settling.reason());
    }
    return warnings;
  }
}
