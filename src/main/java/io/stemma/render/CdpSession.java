package io.stemma.render;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** The part of a {@link CdpConnection} that belongs to one page, or to the browser as a whole. */
final class CdpSession {
  /** The event that the connection ended, which every listener gets at most once. */
  static final String GONE = "Stemma.connectionEnded";

  static final String BUSY =
      "the page did not answer in time: its script keeps it busy, or it waits to be left";

  private final CdpConnection connection;
  private final @Nullable String id;

  private CdpSession(CdpConnection connection, @Nullable String id) {
    this.connection = connection;
    this.id = id;
  }

  static CdpSession ofBrowser(CdpConnection connection) {
    return new CdpSession(connection, null);
  }

  static CdpSession ofPage(
      CdpConnection connection, String id, BiConsumer<String, JsonNode> listener) {
    connection.listen(id, listener);
    return new CdpSession(connection, id);
  }

  /** Sends a command whose answer tells nothing, and does not wait for it. */
  void post(String method, Map<String, ?> parameters) {
    send(method, parameters).exceptionally(refused -> null);
  }

  /** Sends a command; the answer comes as {@link CdpConnection#send} says. */
  CompletableFuture<JsonNode> send(String method, Map<String, ?> parameters) {
    return connection.send(id, method, parameters);
  }

  /**
   * Sends a command and waits for its answer.
   *
   * @throws PageFault if the browser ends, or does not answer in time
   * @throws CdpException if it refuses
   */
  JsonNode call(String method, Map<String, ?> parameters, Deadline deadline) throws PageFault {
    return call(method, parameters, deadline, BUSY);
  }

  /**
   * Sends a command and waits for its answer.
   *
   * @param late what it means that there is none in time
   * @throws PageFault if the browser ends, or does not answer in time
   * @throws CdpException if it refuses
   */
  JsonNode call(String method, Map<String, ?> parameters, Deadline deadline, String late)
      throws PageFault {
    return await(send(method, parameters), deadline, late);
  }

  /** Waits for an answer; {@code reason} is what it means that there is none in time. */
  static JsonNode await(CompletableFuture<JsonNode> answer, Deadline deadline, String reason)
      throws PageFault {
    try {
      return answer.get(deadline.left().toNanos(), TimeUnit.NANOSECONDS);
    } catch (TimeoutException late) {
      throw PageFault.because(reason);
    } catch (ExecutionException failed) {
      if (failed.getCause() instanceof CdpException refused) {
        if (refused.isConnectionEnded()) {
          throw PageFault.browserGone();
        }
        throw refused;
      }
      throw new IllegalStateException(failed.getCause());
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw PageFault.because("the capture was interrupted");
    }
  }

  void forget() {
    if (id != null) {
      connection.forget(id);
    }
  }
}
