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
  private final @Nullable WebArchive archive;

  private LocalPage(
      PageSource source, String address, @Nullable Path copy, @Nullable WebArchive archive) {
    this.source = source;
    this.address = address;
    this.copy = copy;
    this.archive = archive;
  }

  /**
   * Looks at a source.
   *
   * @param archives where pages of archives are looked for
   * @throws PageFault if there is no such file, or no page in it
   */
  static LocalPage of(PageSource source, WebArchives archives) throws PageFault {
    if (source instanceof PageSource.Url) {
      return new LocalPage(source, source.name(), null, null);
    }
    if (source instanceof PageSource.Archived page) {
      WebArchive archive = archives.open(page.archive());
      return new LocalPage(source, archive.address(page.address()), null, archive);
    }
    if (source instanceof PageSource.File file) {
      refuseOther(file.path());
      String address = file.path().toAbsolutePath().toUri().toString();
      return new LocalPage(source, address, null, null);
    }
    return copy(source);
  }

  private static LocalPage copy(PageSource source) throws PageFault {
    try {
      Path copy = Files.createTempFile("stemma-", ".html");
      Files.write(copy, SourceBytes.read(source));
      return new LocalPage(source, copy.toUri().toString(), copy, null);
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

  /** What answers the page's requests in place of the network; null where the network does. */
  @Nullable WebArchive archive() {
    return archive;
  }

  @Override
  public void close() {
    if (copy != null) {
      copy.toFile().delete();
    }
  }
}
