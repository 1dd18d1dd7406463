package io.stemma.render;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The JavaScript that runs in pages. */
enum Script {
  /** Stops the clock and chance. */
  FREEZE,
  /** Watches what a page still has to do. */
  REST,
  /** Waits for a condition. */
  AWAIT,
  /** Scrolls down the page. */
  REVEAL,
  /** Reads the page. */
  WALK;

  private final String text = read();

  /** The script's source. */
  String text() {
    return text;
  }

  private String read() {
    String name = name().toLowerCase(java.util.Locale.ROOT) + ".js";
    try (InputStream stream = Script.class.getResourceAsStream(name)) {
      if (stream == null) {
        throw new IllegalStateException(name + " is not in the program");
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }
}
