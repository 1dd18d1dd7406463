package io.stemma.page;

import io.stemma.dom.Document;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One observation of a page. Immutable.
 *
 * @param source which page
 * @param state whether this is the page itself, or what stands in its place
 * @param stateReason why the state is not {@link PageState#OK}, in words; null if it is
 * @param response what the server answered
 * @param title the document's title; empty where there is none
 * @param document the page's nodes; {@link Document#EMPTY} where nothing was loaded
 * @param settling how the page came to rest
 * @param capturedAt when the capture ended
 * @param loadTime from the start of the navigation to the end of the capture
 * @param warnings what a reader of the result should know: parts that could not be read, for
 *     example
 * @param screenshot the whole page as PNG; null where none was asked for
 */
public record Snapshot(
    PageSource source,
    PageState state,
    @Nullable String stateReason,
    Response response,
    String title,
    Document document,
    Settling settling,
    Instant capturedAt,
    Duration loadTime,
    List<String> warnings,
    @Nullable Bytes screenshot) {

  public Snapshot {
    Objects.requireNonNull(source, "source");
    Objects.requireNonNull(response, "response");
    Objects.requireNonNull(title, "title");
    Objects.requireNonNull(document, "document");
    Objects.requireNonNull(settling, "settling");
    Objects.requireNonNull(capturedAt, "capturedAt");
    Objects.requireNonNull(loadTime, "loadTime");
    warnings = List.copyOf(warnings);
    if ((state == PageState.OK) != (stateReason == null)) {
      throw new IllegalArgumentException(
          "a reason is given exactly where the state is not ok, got "
              + state
              + " with "
              + stateReason);
    }
  }

  /** A page that could not be loaded at all. */
  public static Snapshot failed(
      PageSource source, String reason, Instant capturedAt, Duration loadTime) {
    return new Snapshot(
        source,
        PageState.FAILED,
        reason,
        Response.NONE,
        "",
        Document.EMPTY,
        Settling.SETTLED,
        capturedAt,
        loadTime,
        List.of(),
        null);
  }
}
