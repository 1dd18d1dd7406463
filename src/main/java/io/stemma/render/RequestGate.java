package io.stemma.render;

import com.fasterxml.jackson.databind.JsonNode;
import io.stemma.render.BrowserProfile.Proxy;
import io.stemma.render.BrowserProfile.ResourceKind;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Lets requests of a page pass or not, and tells the proxy who asks. */
final class RequestGate {
  /** A picture of one transparent pixel, which lets pages believe that all is well. */
  private static final String PIXEL = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

  private final @Nullable Proxy proxy;
  private final Set<String> blocked;
  private final Set<String> answered = ConcurrentHashMap.newKeySet();

  RequestGate(BrowserProfile profile, CaptureOptions options) {
    proxy = profile.proxy();
    blocked =
        options.screenshot()
            ? Set.of()
            : profile.block().stream().map(RequestGate::name).collect(Collectors.toSet());
  }

  /** The requests that the browser must ask about, as the protocol describes them. */
  List<Map<String, String>> paused() {
    if (answersProxy()) {
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
      pass(session, id, about.path("resourceType").asText());
    } else if (event.equals("Fetch.authRequired")) {
      session.post(
          "Fetch.continueWithAuth",
          Map.of(
              "requestId", id, "authChallengeResponse", answer(id, about.path("authChallenge"))));
    }
  }

  private void pass(CdpSession session, String id, String kind) {
    if (!blocked.contains(kind)) {
      session.post("Fetch.continueRequest", Map.of("requestId", id));
    } else if (kind.equals("Image")) {
      session.post(
          "Fetch.fulfillRequest",
          Map.of(
              "requestId",
              id,
              "responseCode",
              200,
              "responseHeaders",
              List.of(Map.of("name", "Content-Type", "value", "image/gif")),
              "body",
              PIXEL));
    } else {
      session.post("Fetch.failRequest", Map.of("requestId", id, "errorReason", "BlockedByClient"));
    }
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
