package io.stemma.render;

import com.ibm.icu.text.CharsetDetector;
import com.ibm.icu.text.CharsetMatch;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Turns the bytes of a page into text as browsers do: a byte order mark counts first, then what the
 * server says, then what the page says of itself, then what the bytes look like.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding">
 *     HTML Standard, determining the character encoding</a>
 */
final class HtmlDecoder {
  private static final int META_WITHIN = 4096;
  private static final int DETECT_WITHIN = 65_536;
  private static final Pattern META =
      Pattern.compile(
          "<meta\\s[^>]*?charset\\s*=\\s*[\"']?\\s*([^\\s\"'/>;]+)", Pattern.CASE_INSENSITIVE);
  private static final Pattern XML =
      Pattern.compile("^\\s*<\\?xml\\s[^>]*?encoding\\s*=\\s*[\"']([^\"']+)");
  private static final Pattern COMMENT = Pattern.compile("<!--.*?-->", Pattern.DOTALL);
  private static final Pattern IN_CONTENT_TYPE =
      Pattern.compile("charset\\s*=\\s*[\"']?([^\\s\"';]+)", Pattern.CASE_INSENSITIVE);

  private HtmlDecoder() {}

  /**
   * The text of a page.
   *
   * @param contentType the server's {@code Content-Type}; null where there was no server
   */
  static String decode(byte[] bytes, @Nullable String contentType) {
    Charset marked = byMark(bytes);
    if (marked != null) {
      int mark = marked.equals(StandardCharsets.UTF_8) ? 3 : 2;
      return new String(bytes, mark, bytes.length - mark, marked);
    }
    Charset charset = contentType == null ? null : first(IN_CONTENT_TYPE, contentType);
    if (charset == null) {
      charset = byPage(bytes);
    }
    return new String(bytes, charset == null ? byLook(bytes) : charset);
  }

  private static @Nullable Charset byMark(byte[] bytes) {
    if (startsWith(bytes, 0xEF, 0xBB, 0xBF)) {
      return StandardCharsets.UTF_8;
    }
    if (startsWith(bytes, 0xFE, 0xFF)) {
      return StandardCharsets.UTF_16BE;
    }
    return startsWith(bytes, 0xFF, 0xFE) ? StandardCharsets.UTF_16LE : null;
  }

  private static boolean startsWith(byte[] bytes, int... start) {
    for (int i = 0; i < start.length; i++) {
      if (i >= bytes.length || (bytes[i] & 0xFF) != start[i]) {
        return false;
      }
    }
    return true;
  }

  private static @Nullable Charset byPage(byte[] bytes) {
    String head =
        new String(bytes, 0, Math.min(bytes.length, META_WITHIN), StandardCharsets.ISO_8859_1);
    Charset declared = first(XML, head);
    if (declared == null) {
      declared = first(META, COMMENT.matcher(head).replaceAll(""));
    }
    // A page that could be read this far is not in UTF-16, whatever it says.
    return declared != null && declared.name().startsWith("UTF-16")
        ? StandardCharsets.UTF_8
        : declared;
  }

  private static @Nullable Charset first(Pattern pattern, String text) {
    Matcher found = pattern.matcher(text);
    return found.find() ? EncodingLabels.charset(found.group(1)) : null;
  }

  private static Charset byLook(byte[] bytes) {
    byte[] head = Arrays.copyOf(bytes, Math.min(bytes.length, DETECT_WITHIN));
    if (isUtf8(head)) {
      return StandardCharsets.UTF_8;
    }
    CharsetMatch match = new CharsetDetector().setText(head).detect();
    Charset detected = match == null ? null : EncodingLabels.charset(match.getName());
    return detected == null ? EncodingLabels.FALLBACK : detected;
  }

  private static boolean isUtf8(byte[] head) {
    try {
      // The last character may be cut off.
      int length = head.length;
      while (length > 0 && length > head.length - 4 && head[length - 1] < 0) {
        length--;
      }
      StandardCharsets.UTF_8
          .newDecoder()
          .onMalformedInput(CodingErrorAction.REPORT)
          .decode(ByteBuffer.wrap(head, 0, length));
      return true;
    } catch (CharacterCodingException other) {
      return false;
    }
  }
}
