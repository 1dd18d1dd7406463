package io.stemma.page;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How a page came to rest before it was captured.
 *
 * @param settled whether it did, before the cap on waiting
 * @param reason what it was still doing when the cap was reached; null if it settled
 */
public record Settling(boolean settled, @Nullable String reason) {
  /** The page came to rest. */
  public static final Settling SETTLED = new Settling(true, null);

  public Settling {
    if (settled != (reason == null)) {
      throw new IllegalArgumentException("a reason is given exactly where a page did not settle");
    }
  }

  /** The page was still at work when the cap was reached. */
  public static Settling cappedWhile(String reason) {
    return new Settling(false, Objects.requireNonNull(reason, "reason"));
  }
}
