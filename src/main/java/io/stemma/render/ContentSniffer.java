package io.stemma.render;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Tells pages from other content by their first bytes.
 *
 * @see <a href="https://mimesniff.spec.whatwg.org/">MIME Sniffing Standard</a>
 */
final class ContentSniffer {
  /** How many bytes are looked at. */
  static final int HEAD = 4096;

  /** Control characters are rare slips in a text; in binary content they are every tenth byte. */
  private static final int TEXT_BYTES_FOR_A_CONTROL = 50;

  private static final List<Magic> MAGIC =
      List.of(
          new Magic("%PDF-", "a PDF document"),
          new Magic("\u0089PNG\r\n", "a PNG picture"),
          new Magic("\u00ff\u00d8\u00ff", "a JPEG picture"),
          new Magic("GIF8", "a GIF picture"),
          new Magic("PK\u0003\u0004", "a ZIP archive"),
          new Magic("\u001f\u008b", "gzip-compressed data"),
          new Magic("\u007fELF", "a program"));

  private record Magic(String start, String name) {}

  private ContentSniffer() {}

  /** What content is that is no text, in words; null where it may be a page. */
  static @Nullable String notText(byte[] head, int length) {
    String start = new String(head, 0, Math.min(8, length), StandardCharsets.ISO_8859_1);
    for (Magic magic : MAGIC) {
      if (start.startsWith(magic.start())) {
        return magic.name();
      }
    }
    if (isUtf16(start)) {
      return null;
    }
    int controls = 0;
    for (int i = 0; i < length; i++) {
      if (isControl(head[i])) {
        controls++;
      }
    }
    return controls * TEXT_BYTES_FOR_A_CONTROL > length ? "binary data" : null;
  }

  /** Whether text that says of itself no type is marked up as HTML. */
  static boolean looksLikeHtml(byte[] head, int length) {
    String start =
        new String(head, 0, length, StandardCharsets.ISO_8859_1).toLowerCase(Locale.ROOT);
    return start.contains("<!doctype html") || start.contains("<html") || start.contains("<body");
  }

  private static boolean isUtf16(String start) {
    return start.startsWith("\u00fe\u00ff")
        || start.startsWith("\u00ff\u00fe")
        || start.startsWith("<\u0000")
        || start.startsWith("\u0000<");
  }

  private static boolean isControl(byte value) {
    return value >= 0 && value < 0x20 && "\t\n\f\r\u001b".indexOf(value) < 0;
  }
}
