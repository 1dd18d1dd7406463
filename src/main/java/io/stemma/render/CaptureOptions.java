package io.stemma.render;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What is asked of one capture.
 *
 * @param timeout how long a page may take from the start of its navigation to the end of its
 *     capture; more than zero
 * @param waitFor a CSS selector that must match something before the page is captured; null to
 *     capture the page once it rests
 * @param screenshot whether to take a picture of the whole page
 * @param headers sent with every request of the page, by name
 * @param cookies sent to the page's site, by name
 * @param frozenTime the moment that it always is to the page's scripts, to which chance falls the
 *     same way every time too; null for the real time. A script that waits for time to pass without
 *     giving up the processor never ends then
 */
public record CaptureOptions(
    Duration timeout,
    @Nullable String waitFor,
    boolean screenshot,
    Map<String, String> headers,
    Map<String, String> cookies,
    @Nullable Instant frozenTime) {
  private static final CaptureOptions DEFAULTS =
      new CaptureOptions(Duration.ofSeconds(30), null, false, Map.of(), Map.of(), null);

  public CaptureOptions {
    Objects.requireNonNull(timeout, "timeout");
    if (timeout.isNegative() || timeout.isZero()) {
      throw new IllegalArgumentException("timeout must be more than 0, got " + timeout);
    }
    headers = Map.copyOf(headers);
    cookies = Map.copyOf(cookies);
  }

  /** Thirty seconds a page, no picture. */
  public static CaptureOptions defaults() {
    return DEFAULTS;
  }

  public CaptureOptions withTimeout(Duration limit) {
    return new CaptureOptions(limit, waitFor, screenshot, headers, cookies, frozenTime);
  }

  public CaptureOptions withWaitFor(@Nullable String selector) {
    return new CaptureOptions(timeout, selector, screenshot, headers, cookies, frozenTime);
  }

  public CaptureOptions withScreenshot(boolean wanted) {
    return new CaptureOptions(timeout, waitFor, wanted, headers, cookies, frozenTime);
  }

  public CaptureOptions withHeaders(Map<String, String> sent) {
    return new CaptureOptions(timeout, waitFor, screenshot, sent, cookies, frozenTime);
  }

  public CaptureOptions withCookies(Map<String, String> sent) {
    return new CaptureOptions(timeout, waitFor, screenshot, headers, sent, frozenTime);
  }

  public CaptureOptions withFrozenTime(@Nullable Instant moment) {
    return new CaptureOptions(timeout, waitFor, screenshot, headers, cookies, moment);
  }
}
