package io.stemma.render;

import io.stemma.page.Response;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import org.apache.james.mime4j.MimeException;
import org.apache.james.mime4j.stream.EntityState;
import org.apache.james.mime4j.stream.Field;
import org.apache.james.mime4j.stream.MimeConfig;
import org.apache.james.mime4j.stream.MimeTokenStream;

/**
 * Takes the page out of a file that holds it with all that belongs to it (MHTML).
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc2557">RFC 2557</a>
 */
final class SavedPage {
  /** What a part is that says nothing of it. */
  private static final String DEFAULT_TYPE = "text/plain";

  private SavedPage() {}

  /** Whether a file is of this kind, by the ending of its name. */
  static boolean isSaved(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return lower.endsWith(".mhtml") || lower.endsWith(".mht");
  }

  /**
   * The page itself: the first part that is HTML.
   *
   * @throws PageFault if there is none
   */
  static Served read(byte[] mhtml) throws PageFault {
    MimeTokenStream parts = new MimeTokenStream(MimeConfig.PERMISSIVE);
    parts.parse(new ByteArrayInputStream(mhtml));
    String address = "";
    String type = DEFAULT_TYPE;
    try {
      for (EntityState at = parts.getState();
          at != EntityState.T_END_OF_STREAM;
          at = parts.next()) {
        if (at == EntityState.T_START_HEADER) {
          type = DEFAULT_TYPE;
        } else if (at == EntityState.T_FIELD) {
          Field field = parts.getField();
          address = isField(field, "Content-Location") ? field.getBody().strip() : address;
          type = isField(field, "Content-Type") ? field.getBody() : type;
        } else if (at == EntityState.T_BODY && ContentKind.ofType(type) == ContentKind.PAGE) {
          byte[] body = parts.getDecodedInputStream().readAllBytes();
          return new Served(body, new Response(address, null, Map.of("content-type", type)));
        }
      }
    } catch (MimeException | IOException malformed) {
      throw PageFault.because("this MHTML file cannot be read: " + malformed.getMessage());
    }
    throw PageFault.because("there is no page in this MHTML file");
  }

  private static boolean isField(Field field, String name) {
    return field.getName().equalsIgnoreCase(name);
  }
}
