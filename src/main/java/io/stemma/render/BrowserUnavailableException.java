package io.stemma.render;

import org.jspecify.annotations.Nullable;

/** There is no browser to load pages with. The message says what is missing and what to do. */
public final class BrowserUnavailableException extends RuntimeException {
  private static final long serialVersionUID = 1;

  BrowserUnavailableException(String problem, String remedy, @Nullable Throwable cause) {
    super(problem + "; " + remedy, cause);
  }
}
