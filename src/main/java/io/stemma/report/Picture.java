package io.stemma.report;

import io.stemma.page.Bytes;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.Base64;
import java.util.Optional;

/**
 * A screenshot as a report embeds it. One pixel of it is one CSS pixel of the page.
 *
 * @param width in pixels
 * @param height in pixels
 * @param address the picture itself, as a {@code data:} URL
 */
record Picture(int width, int height, String address) {
  private static final long PNG_SIGNATURE = 0x89504e470d0a1a0aL;

  /** The picture in a file; empty if it is no PNG. */
  static Optional<Picture> of(Bytes file) {
    try (DataInputStream in = new DataInputStream(file.stream())) {
      boolean png = in.readLong() == PNG_SIGNATURE;
      in.skipBytes(2 * Integer.BYTES);
      int width = in.readInt();
      int height = in.readInt();
      if (!png || width <= 0 || height <= 0) {
        return Optional.empty();
      }
      String content = Base64.getEncoder().encodeToString(file.toArray());
      return Optional.of(new Picture(width, height, "data:image/png;base64," + content));
    } catch (IOException tooShort) {
      return Optional.empty();
    }
  }
}
