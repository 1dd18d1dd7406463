package io.stemma.render;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The all-powerful user of a Unix system. */
final class Root {
  private Root() {}

  /** Whether this program runs as root; false on other systems. */
  static boolean isUser() {
    Path self = Path.of("/proc/self");
    try {
      return Files.exists(self)
          ? Integer.valueOf(0).equals(Files.getAttribute(self, "unix:uid"))
          : "root".equals(System.getProperty("user.name"));
    } catch (IOException | UnsupportedOperationException unknown) {
      return false;
    }
  }
}
