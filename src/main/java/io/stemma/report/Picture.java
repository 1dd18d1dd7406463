package io.stemma.report;

import io.stemma.dom.Box;
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

  /** The least and the most that is cut out around a place. */
  private static final Box LEAST = new Box(0, 0, 320, 120);

  private static final Box MOST = new Box(0, 0, 640, 360);

  /** How much is shown around a place, in pixels. */
  private static final int MARGIN = 40;

  /** How much of it where the place is too long for more. */
  private static final int EDGE = 10;

  /** The part to cut out to show a place; it is within the picture. */
  Box around(Box place) {
    int across = cut(place.width(), LEAST.width(), MOST.width(), width);
    int down = cut(place.height(), LEAST.height(), MOST.height(), height);
    return new Box(
        begin(place.x(), place.width(), across, width),
        begin(place.y(), place.height(), down, height),
        across,
        down);
  }

  private static int cut(int length, int least, int most, int whole) {
    return Math.min(whole, Math.max(least, Math.min(most, length + 2 * MARGIN)));
  }

  /** Where the cut begins: the place in its middle, or the beginning of one that is too long. */
  private static int begin(int from, int length, int cut, int whole) {
    int wanted = length > cut - 2 * EDGE ? from - EDGE : from + length / 2 - cut / 2;
    return Math.max(0, Math.min(whole - cut, wanted));
  }

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
