package io.stemma.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Files that are shipped beside the reports. */
final class Resource {
  private Resource() {}

  /**
   * The whole text of a file.
   *
   * @throws IllegalStateException if the program was packed without it
   */
  static String text(String name) {
    try (InputStream stream = Resource.class.getResourceAsStream(name)) {
      if (stream == null) {
        throw new IllegalStateException("the program lacks its file " + name);
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read the program's own file " + name, e);
    }
  }
}
