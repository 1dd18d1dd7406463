package io.stemma.page;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a server answered, after redirects.
 *
 * @param finalUrl the address that the page was in the end loaded from; empty where none was
 *     reached
 * @param status the HTTP status; null where there is none (a file, a failed connection)
 * @param headers the answer's headers by lower-case name; empty where they are not known
 */
public record Response(String finalUrl, @Nullable Integer status, Map<String, String> headers) {
  /** No answer at all. */
  public static final Response NONE = new Response("", null, Map.of());

  public Response {
    Objects.requireNonNull(finalUrl, "finalUrl");
    headers = Map.copyOf(headers);
  }
}
