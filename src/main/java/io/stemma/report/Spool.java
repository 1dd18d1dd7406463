package io.stemma.report;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Holds what can be written only once something before it is known. It lies in a temporary file
 * that is gone from its folder, on a system that allows this, as soon as it is open.
 */
final class Spool implements Closeable {
  private final FileChannel file;
  private final OutputStream out;

  /**
   * Opens an empty spool.
   *
   * @throws IOException if there is no room for it in the folder for temporary files
   */
  Spool() throws IOException {
    Path path = Files.createTempFile("stemma", ".spool");
    file =
        FileChannel.open(
            path,
            StandardOpenOption.READ,
            StandardOpenOption.WRITE,
            StandardOpenOption.DELETE_ON_CLOSE);
    out = Channels.newOutputStream(file);
  }

  /** Where to write; the stream has no buffer of its own. */
  OutputStream out() {
    return out;
  }

  /** Writes everything to {@code target}; nothing may be added after. */
  void copyTo(OutputStream target) throws IOException {
    file.position(0);
    InputStream in = Channels.newInputStream(file);
    in.transferTo(target);
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
