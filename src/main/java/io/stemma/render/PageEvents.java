package io.stemma.render;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What the browser has told about one page since its tab was opened. Told by the connection's
 * thread, read by the capture's.
 */
final class PageEvents {
  /** Kinds of requests whose answers may still add to the page. */
  private static final Set<String> WORK =
      Set.of("Document", "Script", "Stylesheet", "Fetch", "XHR");

  /**
   * What the page made itself is there at once; that a worker's script of it loaded is not told.
   */
  private static final Pattern LOCAL = Pattern.compile("blob:|data:");

  /** A page that asks to be left later than this is one to read, a redirect is not. */
  private static final Pattern SOON = Pattern.compile("\\s*[0-5](?:\\.\\d*)?\\s*[;,]\\s*\\S.*");

  private final Map<String, Request> inFlight = new LinkedHashMap<>();
  private final Set<String> answered = new HashSet<>();
  private String frame = "";
  private String document = "";
  private int navigations;
  private boolean loaded;
  private int redirects;
  private int dialogs;
  private @Nullable Integer status;
  private Map<String, String> headers = Map.of();
  private String type = "";
  private @Nullable String documentError;
  private String address = "";
  private boolean sendsOn;
  private boolean crashed;
  private boolean gone;

  /** A request that was not answered yet. */
  private record Request(String address, String kind) {}

  /** Says which frame is the page's own. */
  synchronized void watch(String mainFrame) {
    frame = mainFrame;
  }

  /** Hears an event of the protocol. */
  synchronized void hear(String event, JsonNode about) {
    switch (event) {
      case "Network.requestWillBeSent" -> requestSent(about);
      case "Network.responseReceived" -> responseReceived(about);
      case "Network.loadingFinished" -> requestEnded(about, null);
      case "Network.loadingFailed" -> requestEnded(about, about.path("errorText").asText());
      case "Page.frameNavigated" -> frameNavigated(about.path("frame"));
      case "Page.loadEventFired" -> loaded = true;
      case "Page.javascriptDialogOpening" -> dialogs++;
      case "Inspector.targetCrashed" -> crashed = true;
      case CdpSession.GONE -> gone = true;
      default -> {
        return;
      }
    }
    notifyAll();
  }

  private void requestSent(JsonNode about) {
    String kind = about.path("type").asText();
    String id = about.path("requestId").asText();
    if (isOfDocument(about, kind)) {
      if (about.has("redirectResponse")) {
        redirects++;
      } else {
        redirects = 0;
      }
      document = id;
      documentError = null;
    }
    String address = about.path("request").path("url").asText();
    // What is asked for again and again is a heartbeat; a document is never one.
    boolean again = answered.contains(address) && !kind.equals("Document");
    if (WORK.contains(kind) && !again && !LOCAL.matcher(address).lookingAt()) {
      inFlight.put(id, new Request(address, kind));
    }
  }

  private boolean isOfDocument(JsonNode about, String kind) {
    return kind.equals("Document") && about.path("frameId").asText().equals(frame);
  }

  private void responseReceived(JsonNode about) {
    if (isOfDocument(about, about.path("type").asText())) {
      JsonNode response = about.path("response");
      status = response.path("status").asInt();
      type = response.path("mimeType").asText();
      Map<String, String> received = new TreeMap<>();
      for (Map.Entry<String, JsonNode> header : response.path("headers").properties()) {
        received.put(header.getKey().toLowerCase(Locale.ROOT), header.getValue().asText());
      }
      headers = received;
      sendsOn = SOON.matcher(received.getOrDefault("refresh", "")).matches();
    }
  }

  private void requestEnded(JsonNode about, @Nullable String error) {
    String id = about.path("requestId").asText();
    Request request = inFlight.remove(id);
    if (request != null) {
      answered.add(request.address());
    }
    if (error != null && id.equals(document)) {
      documentError = error;
    }
  }

  private void frameNavigated(JsonNode navigated) {
    if (!navigated.has("parentId")) {
      navigations++;
      loaded = false;
      address = navigated.path("url").asText();
      inFlight.values().removeIf(request -> !request.kind().equals("Document"));
      answered.clear();
    }
  }

  /** Has those who wait look again. */
  synchronized void wake() {
    notifyAll();
  }

  /** Waits until something holds; returns whether it did by the deadline. */
  synchronized boolean await(BooleanSupplier condition, Deadline deadline) throws PageFault {
    while (!condition.getAsBoolean()) {
      throwIfLost();
      if (deadline.hasPassed()) {
        return false;
      }
      try {
        TimeUnit.NANOSECONDS.timedWait(this, Math.max(1_000_000, deadline.left().toNanos()));
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
        throw PageFault.because("the capture was interrupted");
      }
    }
    return true;
  }

  private void throwIfLost() throws PageFault {
    if (gone) {
      throw PageFault.browserGone();
    }
    if (crashed) {
      throw PageFault.because("the page crashed in the browser");
    }
  }

  /** How many documents the page has shown. */
  synchronized int navigations() {
    return navigations;
  }

  /** Whether the document shown now has loaded. */
  synchronized boolean isLoaded() {
    return loaded;
  }

  synchronized int dialogs() {
    return dialogs;
  }

  synchronized int redirects() {
    return redirects;
  }

  /** The status of the document shown now; null where it has none. */
  synchronized @Nullable Integer status() {
    return status;
  }

  synchronized Map<String, String> headers() {
    return headers;
  }

  /** The document's content type as the browser understands it; empty where there was no answer. */
  synchronized String type() {
    return type;
  }

  /** The request that brought the document shown now. */
  synchronized String document() {
    return document;
  }

  /** The address of the document shown now. */
  synchronized String address() {
    return address;
  }

  /** The network's error that ended the document; null where none did. */
  synchronized @Nullable String documentError() {
    return documentError;
  }

  /** Whether the answer's {@code Refresh} header will soon send the browser to another address. */
  synchronized boolean sendsOn() {
    return sendsOn;
  }

  /** The address of a request that may still add to the page; null where none is in flight. */
  synchronized @Nullable String requestInFlight() {
    for (Request request : inFlight.values()) {
      return request.address();
    }
    return null;
  }
}
