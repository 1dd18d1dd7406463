package io.stemma.render;

import io.stemma.page.PageSource;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * A source as the browser can load it. HTML at hand and standard input stand in a file of their own
 * until this is closed.
 */
final class LocalPage implements AutoCloseable {
  private final PageSource source;
  private final String address;
  private final @Nullable Path copy;

  private LocalPage(PageSource source, String address, @Nullable Path copy) {
    this.source = source;
    this.address = address;
    this.copy = copy;
  }

  /**
   * Looks at a source.
   *
   * @throws PageFault if there is no such file, or no page in it
   */
  static LocalPage of(PageSource source) throws PageFault {
    if (source instanceof PageSource.Url) {
      return new LocalPage(source, source.name(), null);
    }
    if (source instanceof PageSource.File file) {
      refuseOther(file.path());
      return new LocalPage(source, file.path().toAbsolutePath().toUri().toString(), null);
    }
    try {
      Path copy = Files.createTempFile("stemma-", ".html");
      Files.write(copy, SourceBytes.read(source));
      return new LocalPage(source, copy.toUri().toString(), copy);
    } catch (IOException failed) {
      throw PageFault.because("no room for a temporary file: " + failed.getMessage());
    }
  }

  private static void refuseOther(Path file) throws PageFault {
    SourceBytes.refuseUnreadable(file);
    try (InputStream stream = Files.newInputStream(file)) {
      byte[] head = stream.readNBytes(ContentSniffer.HEAD);
      SourceBytes.refuseOther(head);
    } catch (IOException failed) {
      throw PageFault.because("the file cannot be read: " + failed.getMessage());
    }
  }

  PageSource source() {
    return source;
  }

  /** Where the browser finds the page. */
  String address() {
    return address;
  }

  @Override
  public void close() {
    if (copy != null) {
      copy.toFile().delete();
    }
  }
}
