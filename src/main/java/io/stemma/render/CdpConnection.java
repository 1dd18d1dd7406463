package io.stemma.render;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A conversation with one browser in the Chrome DevTools Protocol, over the address that the
 * WebDriver session names. Pages are told apart by session ids, so any number of them load side by
 * side over one connection.
 *
 * <p>Selenium's own {@code Connection} delivers an event without saying which page it came from;
 * that is why this class exists. Safe for several threads. Events are delivered in order on one
 * thread, whose handlers must not block.
 *
 * @see <a href="https://chromedevtools.github.io/devtools-protocol/">Chrome DevTools Protocol</a>
 */
final class CdpConnection implements AutoCloseable {
  private static final JsonMapper JSON = new JsonMapper();

  private final AtomicLong ids = new AtomicLong();
  private final Map<Long, CompletableFuture<JsonNode>> calls = new ConcurrentHashMap<>();
  private final Map<String, BiConsumer<String, JsonNode>> listeners = new ConcurrentHashMap<>();
  private final WebSocket socket;
  private CompletableFuture<?> sent = CompletableFuture.completedFuture(null);
  private volatile boolean closed;

  private CdpConnection(HttpClient http, URI endpoint) {
    socket = http.newWebSocketBuilder().buildAsync(endpoint, new Reader()).join();
  }

  static CdpConnection open(HttpClient http, URI endpoint) {
    return new CdpConnection(http, endpoint);
  }

  /**
   * Sends a command.
   *
   * @param session which page it is for; null for the browser
   * @return the result; fails with {@link CdpException} where the browser refuses or has ended
   */
  CompletableFuture<JsonNode> send(
      @Nullable String session, String method, Map<String, ?> parameters) {
    long id = ids.incrementAndGet();
    ObjectNode message = JSON.createObjectNode().put("id", id).put("method", method);
    message.set("params", JSON.valueToTree(parameters));
    if (session != null) {
      message.put("sessionId", session);
    }
    CompletableFuture<JsonNode> answer = new CompletableFuture<>();
    calls.put(id, answer);
    post(message.toString());
    if (closed) {
      end();
    }
    return answer;
  }

  /** Sends the page's events to {@code listener}: the method's name, then its parameters. */
  void listen(String session, BiConsumer<String, JsonNode> listener) {
    listeners.put(session, listener);
  }

  void forget(String session) {
    listeners.remove(session);
  }

  boolean isClosed() {
    return closed;
  }

  @Override
  public void close() {
    socket.abort();
    end();
  }

  private synchronized void post(String message) {
    // A web socket takes one message at a time.
    sent =
        sent.handle((done, failed) -> null)
            .thenCompose(done -> socket.sendText(message, true))
            .whenComplete(
                (done, failed) -> {
                  if (failed != null) {
                    end();
                  }
                });
  }

  private void receive(String text) {
    JsonNode message;
    try {
      message = JSON.readTree(text);
    } catch (JsonProcessingException malformed) {
      throw new IllegalStateException("the browser sent no JSON", malformed);
    }
    if (message.has("id")) {
      CompletableFuture<JsonNode> call = calls.remove(message.get("id").asLong());
      if (call != null) {
        answer(call, message);
      }
    } else if (message.has("sessionId")) {
      BiConsumer<String, JsonNode> listener = listeners.get(message.get("sessionId").asText());
      if (listener != null) {
        listener.accept(message.path("method").asText(), message.path("params"));
      }
    }
  }

  private static void answer(CompletableFuture<JsonNode> call, JsonNode message) {
    JsonNode error = message.get("error");
    if (error == null) {
      call.complete(message.path("result"));
    } else {
      call.completeExceptionally(new CdpException(error.path("message").asText(), false));
    }
  }

  private void end() {
    closed = true;
    CdpException ended = new CdpException("the connection to the browser ended", true);
    calls.values().forEach(call -> call.completeExceptionally(ended));
    calls.clear();
    for (BiConsumer<String, JsonNode> listener : listeners.values()) {
      listener.accept(CdpSession.GONE, JSON.createObjectNode());
    }
  }

  /** Puts the parts of a message together. */
  private final class Reader implements WebSocket.Listener {
    private final StringBuilder parts = new StringBuilder();

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
      if (last && parts.length() == 0) {
        receive(part.toString());
      } else {
        parts.append(part);
        if (last) {
          String whole = parts.toString();
          parts.setLength(0);
          parts.trimToSize();
          receive(whole);
        }
      }
      from.request(1);
      return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
      end();
      return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
      end();
    }
  }
}
