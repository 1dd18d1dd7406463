package io.stemma.render;

import com.fasterxml.jackson.databind.JsonNode;
import io.stemma.render.BrowserProfile.Proxy;
import io.stemma.render.BrowserProfile.ResourceKind;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Lets requests of a page pass or not, answers those of an archived page from its archive, and
 * tells the proxy who asks.
 */
final class RequestGate {
  /** A picture of one transparent pixel, which lets pages believe that all is well. */
  private static final String PIXEL = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

  private final @Nullable Proxy proxy;
  private final @Nullable WebArchive archive;
  private final Set<String> blocked;
  private final Set<String> answered = ConcurrentHashMap.newKeySet();

  RequestGate(BrowserProfile profile, CaptureOptions options, @Nullable WebArchive archive) {
    this.archive = archive;
    proxy = profile.proxy();
    blocked =
        options.screenshot()
            ? Set.of()
            : profile.block().stream().map(RequestGate::name).collect(Collectors.toSet());
  }

  /** The requests that the browser must ask about, as the protocol describes them. */
  List<Map<String, String>> paused() {
    if (answersProxy() || archive != null) {
      return List.of(Map.of("urlPattern", "*"));
    }
    return blocked.stream().map(kind -> Map.of("urlPattern", "*", "resourceType", kind)).toList();
  }

  /** Whether the proxy may ask for a password. */
  boolean answersProxy() {
    return proxy != null && proxy.user() != null;
  }

  /** Answers what the browser asks; does nothing on other events. */
  void hear(CdpSession session, String event, JsonNode about) {
    String id = about.path("requestId").asText();
    if (event.equals("Fetch.requestPaused")) {
      pass(session, id, about);
    } else if (event.equals("Fetch.authRequired")) {
      session.post(
          "Fetch.continueWithAuth",
          Map.of(
              "requestId", id, "authChallengeResponse", answer(id, about.path("authChallenge"))));
    }
  }

  private void pass(CdpSession session, String id, JsonNode about) {
    String kind = about.path("resourceType").asText();
    WebArchive stored = archive;
    if (!blocked.contains(kind)) {
      if (stored == null) {
        session.post("Fetch.continueRequest", Map.of("requestId", id));
      } else {
        String address = about.path("request").path("url").asText();
        ForkJoinPool.commonPool().execute(() -> replay(session, id, stored, address));
      }
    } else if (kind.equals("Image")) {
      fulfil(session, id, 200, Map.of("content-type", "image/gif"), PIXEL);
    } else {
      refuse(session, id);
    }
  }

  private static void replay(CdpSession session, String id, WebArchive archive, String address) {
    Served served = null;
    try {
      served = archive.find(address);
    } catch (PageFault damaged) {
      // To the page it is as if it had not been archived.
    }
    if (served == null) {
      refuse(session, id);
      return;
    }
    Integer status = served.response().status();
    String body = Base64.getEncoder().encodeToString(served.bytes());
    fulfil(session, id, status == null ? 200 : status, served.response().headers(), body);
  }

  private static void fulfil(
      CdpSession session, String id, int status, Map<String, String> headers, String body) {
    List<Map<String, String>> list =
        headers.entrySet().stream()
            .map(header -> Map.of("name", header.getKey(), "value", header.getValue()))
            .toList();
    session.post(
        "Fetch.fulfillRequest",
        Map.of("requestId", id, "responseCode", status, "responseHeaders", list, "body", body));
  }

  private static void refuse(CdpSession session, String id) {
    session.post("Fetch.failRequest", Map.of("requestId", id, "errorReason", "BlockedByClient"));
  }

  /** The credentials, once; a proxy that asks again does not believe them. */
  private Map<String, String> answer(String id, JsonNode challenge) {
    boolean fromProxy = challenge.path("source").asText().equals("Proxy");
    if (proxy == null || !fromProxy || !answered.add(id)) {
      return Map.of("response", fromProxy ? "CancelAuth" : "Default");
    }
    return Map.of(
        "response", "ProvideCredentials",
        "username", orEmpty(proxy.user()),
        "password", orEmpty(proxy.password()));
  }

  private static String orEmpty(@Nullable String text) {
    return text == null ? "" : text;
  }

  /** {@code Image} for {@link ResourceKind#IMAGE}. */
  private static String name(ResourceKind kind) {
    return kind.name().charAt(0) + kind.name().substring(1).toLowerCase(Locale.ROOT);
  }
}
