package io.stemma.cli;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * A file of results that is there whole or not at all: it is written under another name beside the
 * place where it belongs, and moved there by {@link #keep}.
 */
final class ResultFile implements AutoCloseable {
  private final Path path;
  private final Path draft;
  private final OutputStream stream;

  /**
   * Begins a file.
   *
   * @throws UserException if nothing can be written there
   */
  ResultFile(Path path) {
    this.path = path.toAbsolutePath();
    draft = this.path.resolveSibling(this.path.getFileName() + ".part");
    try {
      if (Files.isDirectory(this.path)) {
        throw new IOException("it is a folder");
      }
      stream = new BufferedOutputStream(Files.newOutputStream(draft));
    } catch (IOException e) {
      throw new UserException("cannot write " + path + ": " + FileFailure.reason(e), e);
    }
  }

  OutputStream stream() {
    return stream;
  }

  /** Puts the file in its place. */
  void keep() throws IOException {
    stream.close();
    Files.move(draft, path, StandardCopyOption.REPLACE_EXISTING);
  }

  /** Deletes what was not kept. */
  @Override
  public void close() throws IOException {
    stream.close();
    Files.deleteIfExists(draft);
  }
}
