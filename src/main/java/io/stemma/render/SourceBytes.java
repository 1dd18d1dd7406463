package io.stemma.render;

import io.stemma.page.PageSource;
import io.stemma.page.Snapshot;
import io.stemma.page.SnapshotFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads the bytes of sources on this machine, and refuses those that are no pages. */
final class SourceBytes {
  private SourceBytes() {}

  /**
   * All bytes of a file, of HTML at hand or of standard input.
   *
   * @throws PageFault if they cannot be read, are none or no text
   */
  static byte[] read(PageSource source) throws PageFault {
    byte[] bytes;
    try {
      if (source instanceof PageSource.File file) {
        refuseUnreadable(file.path());
        bytes = Files.readAllBytes(file.path());
      } else if (source instanceof PageSource.Html html) {
        bytes = html.content().toArray();
      } else {
        bytes = System.in.readAllBytes();
      }
    } catch (IOException failed) {
      throw PageFault.because("the source cannot be read: " + failed.getMessage());
    }
    refuseOther(bytes);
    return bytes;
  }

  /**
   * A snapshot that was written to a file.
   *
   * @throws PageFault if there is no such file, or no snapshot in it
   */
  static Snapshot snapshot(Path file) throws PageFault {
    refuseUnreadable(file);
    try {
      return SnapshotFile.read(file);
    } catch (IOException failed) {
      throw PageFault.because(String.valueOf(failed.getMessage()));
    }
  }

  /** Refuses a path where there is no file to read. */
  static void refuseUnreadable(Path file) throws PageFault {
    if (!Files.exists(file)) {
      throw PageFault.because("there is no such file");
    }
    if (Files.isDirectory(file)) {
      throw PageFault.because("this is a folder, not a page");
    }
    if (!Files.isReadable(file)) {
      throw PageFault.because("the file may not be read");
    }
  }

  /** Refuses content that is no text by its first bytes. */
  static void refuseOther(byte[] bytes) throws PageFault {
    if (bytes.length == 0) {
      throw PageFault.empty("there is nothing in it: 0 bytes");
    }
    String other = ContentSniffer.notText(bytes, Math.min(bytes.length, ContentSniffer.HEAD));
    if (other != null) {
      throw PageFault.because("this is " + other + ", not a page");
    }
  }
}
