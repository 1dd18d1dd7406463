package io.stemma.page;

/**
 * What a capture shows: the page itself, or something else in its place. Only {@link #OK} pages are
 * compared.
 */
public enum PageState {
  /** The page itself. */
  OK,
  /**
   * The page is gone: 404, 410, an answer that says so with status 200, a deep link sent to the
   * home page.
   */
  MISSING,
  /**
   * Something in front of the site answered instead: a challenge, a captcha, a waiting room, a 429.
   */
  BLOCKED,
  /** A page that asks who you are stands in its place. */
  LOGIN,
  /** Another status of 4xx or 5xx. */
  HTTP_ERROR,
  /** Nothing is visible: an app that never filled its shell, an empty file. */
  EMPTY,
  /**
   * No page at all: DNS, refused, TLS, timeout, crash, redirect loop, download, unreadable file.
   */
  FAILED;

  /** The state's name in results: {@code http-error}. */
  public String label() {
    return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
  }
}
