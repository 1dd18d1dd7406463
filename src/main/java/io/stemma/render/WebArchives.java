package io.stemma.render;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** The archives that pages came from, each opened once. Safe for several threads. */
final class WebArchives implements AutoCloseable {
  private final Map<Path, WebArchive> open = new HashMap<>();

  /**
   * An archive, which stays open.
   *
   * @throws PageFault if there is none, or it is damaged
   */
  synchronized WebArchive open(Path file) throws PageFault {
    WebArchive archive = open.get(file);
    if (archive == null) {
      archive = WebArchive.open(file);
      open.put(file, archive);
    }
    return archive;
  }

  @Override
  public synchronized void close() {
    open.values().forEach(WebArchive::close);
    open.clear();
  }
}
