package io.stemma.report;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Writes HTML that may hold untrusted text. There is no way to write markup but by element, and
 * every text and attribute value is escaped; the names of elements and attributes are the program's
 * own.
 *
 * <pre>{@code
 * html.open("p", "class", "reason").text(reason).close();
 * }</pre>
 */
final class Html {
  private static final Set<String> WITHOUT_CONTENT = Set.of("br", "meta");

  private final Appendable out;
  private final Deque<String> open = new ArrayDeque<>();

  Html(Appendable out) {
    this.out = out;
  }

  /** Begins a document. */
  Html doctype() throws IOException {
    out.append("<!DOCTYPE html>\n");
    return this;
  }

  /**
   * Opens an element, to be closed with {@link #close} unless it can have no content.
   *
   * @param attributes names and values in turn; one whose value is null is left out
   */
  Html open(String tag, @Nullable String... attributes) throws IOException {
    out.append('<').append(tag);
    for (int i = 0; i < attributes.length; i += 2) {
      String value = attributes[i + 1];
      if (value != null) {
        out.append(' ').append(attributes[i]).append("=\"").append(escaped(value)).append('"');
      }
    }
    out.append('>');
    if (!WITHOUT_CONTENT.contains(tag)) {
      open.push(tag);
    }
    return this;
  }

  /** Closes the element opened last. */
  Html close() throws IOException {
    out.append("</").append(open.pop()).append('>');
    return this;
  }

  /** Writes text. */
  Html text(String text) throws IOException {
    out.append(escaped(text));
    return this;
  }

  /** Writes an element that holds nothing but text. */
  Html element(String tag, String text, @Nullable String... attributes) throws IOException {
    return open(tag, attributes).text(text).close();
  }

  /** Writes an address: as a link if a browser would load a page from it, as text otherwise. */
  Html address(String address) throws IOException {
    String scheme = address.toLowerCase(Locale.ROOT);
    if (scheme.startsWith("https://") || scheme.startsWith("http://")) {
      return element("a", address, "href", address, "rel", "noopener noreferrer");
    }
    return text(address);
  }

  /** Writes the program's own style sheet. */
  Html style(String css) throws IOException {
    out.append("<style>").append(css).append("</style>\n");
    return this;
  }

  private static String escaped(String text) {
    String printable = Printable.text(text);
    StringBuilder escaped = new StringBuilder(printable.length() + 16);
    for (int at = 0; at < printable.length(); at++) {
      char character = printable.charAt(at);
      switch (character) {
        case '&' -> escaped.append("&amp;");
        case '<' -> escaped.append("&lt;");
        case '>' -> escaped.append("&gt;");
        case '"' -> escaped.append("&quot;");
        case '\'' -> escaped.append("&#39;");
        default -> escaped.append(character);
      }
    }
    return escaped.toString();
  }
}
