package io.stemma.render;

import java.util.Map;

/** The browser's names of what goes wrong on the network, in words. */
final class NetErrors {
  /** The answer was a status of failure with nothing to show. */
  static final String STATUS_WITHOUT_BODY = "net::ERR_HTTP_RESPONSE_CODE_FAILURE";

  /** A 401 whose question for user and password nobody answered. */
  static final String NOT_LET_IN = "net::ERR_INVALID_AUTH_CREDENTIALS";

  /** The page itself, or the user, gave it up. */
  static final String ABORTED = "net::ERR_ABORTED";

  private static final Map<String, String> WORDS =
      Map.ofEntries(
          Map.entry("ERR_NAME_NOT_RESOLVED", "the host is unknown"),
          Map.entry("ERR_CONNECTION_REFUSED", "the connection was refused"),
          Map.entry("ERR_CONNECTION_RESET", "the connection was reset"),
          Map.entry("ERR_CONNECTION_CLOSED", "the connection was closed before an answer came"),
          Map.entry("ERR_CONNECTION_TIMED_OUT", "the connection timed out"),
          Map.entry("ERR_TIMED_OUT", "the connection timed out"),
          Map.entry("ERR_ADDRESS_UNREACHABLE", "the host cannot be reached"),
          Map.entry("ERR_INTERNET_DISCONNECTED", "there is no network"),
          Map.entry("ERR_EMPTY_RESPONSE", "the server answered nothing"),
          Map.entry("ERR_TOO_MANY_REDIRECTS", "the address redirects without end"),
          Map.entry("ERR_UNSAFE_PORT", "browsers refuse this port"),
          Map.entry("ERR_INVALID_URL", "this is no address"),
          Map.entry("ERR_INVALID_AUTH_CREDENTIALS", "user or password are wrong"),
          Map.entry("ERR_CONTENT_DECODING_FAILED", "the answer's compression is broken"),
          Map.entry("ERR_INCOMPLETE_CHUNKED_ENCODING", "the answer broke off"),
          Map.entry("ERR_CONTENT_LENGTH_MISMATCH", "the answer broke off"),
          Map.entry("ERR_PROXY_CONNECTION_FAILED", "the proxy cannot be reached"),
          Map.entry("ERR_TUNNEL_CONNECTION_FAILED", "the proxy refused the connection"),
          Map.entry("ERR_FILE_NOT_FOUND", "there is no such file"),
          Map.entry("ERR_ACCESS_DENIED", "the file may not be read"),
          Map.entry("ERR_ABORTED", "the address answers with nothing to show"));

  private NetErrors() {}

  /**
   * An error in words, with its own name behind them.
   *
   * @param error such as {@code net::ERR_CONNECTION_REFUSED}
   */
  static String inWords(String error) {
    String name = error.startsWith("net::") ? error.substring("net::".length()) : error;
    String words = WORDS.get(name);
    if (words == null && name.startsWith("ERR_CERT_")) {
      words = "the site's certificate is not to be trusted";
    }
    if (words == null && name.startsWith("ERR_SSL_")) {
      words = "no secure connection could be made";
    }
    return (words == null ? "the page could not be loaded" : words) + " (" + name + ")";
  }
}
