package io.stemma.yaml;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.IOException;
import java.util.Optional;

/**
 * The text of a YAML file of which single keys and values are replaced, while comments, order and
 * layout stay as the writer left them. Immutable.
 */
public final class YamlEdit {
  private static final JsonMapper QUOTING =
      JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

  private final String text;

  /** An edit of a file's text that has changed nothing yet. */
  public YamlEdit(String text) {
    this.text = text;
  }

  /** A stretch of the text: where it begins, and where it has ended. */
  private record Span(int from, int to) {}

  /** Whether there is a text, a number or the like under these keys. */
  public boolean hasScalar(JsonPointer keys) {
    return find(keys, false).isPresent();
  }

  /**
   * The same with another text under these keys.
   *
   * @throws IllegalArgumentException if there is no text, number or the like under them
   */
  public YamlEdit withValue(JsonPointer keys, String value) {
    return with(keys, false, value);
  }

  /**
   * The same with the last of these keys called otherwise.
   *
   * @throws IllegalArgumentException if there is no text, number or the like under them
   */
  public YamlEdit withKey(JsonPointer keys, String name) {
    return with(keys, true, name);
  }

  private YamlEdit with(JsonPointer keys, boolean key, String written) {
    Span span =
        find(keys, key)
            .orElseThrow(() -> new IllegalArgumentException("no single value under " + keys));
    String replacement = key ? written : quoted(written);
    return new YamlEdit(text.substring(0, span.from) + replacement + text.substring(span.to));
  }

  /** What JSON quotes, YAML reads as it is, but for DELETE; nothing in it commands a terminal. */
  private static String quoted(String value) {
    try {
      return QUOTING.writeValueAsString(value).replace("\u007f", "\\u007f");
    } catch (IOException impossible) {
      throw new IllegalStateException("a text cannot be quoted", impossible);
    }
  }

  private Optional<Span> find(JsonPointer keys, boolean key) {
    try (JsonParser parser = new YAMLFactory().createParser(text)) {
      Span last = new Span(0, 0);
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        Span span = span(parser);
        if (token.isScalarValue() && parser.getParsingContext().pathAsPointer().equals(keys)) {
          return Optional.of(key ? last : span);
        }
        last = span;
      }
      return Optional.empty();
    } catch (IOException malformed) {
      throw new IllegalArgumentException("no YAML: " + malformed.getMessage(), malformed);
    }
  }

  private Span span(JsonParser parser) {
    return new Span(
        offset(parser.currentTokenLocation().getCharOffset()),
        offset(parser.currentLocation().getCharOffset()));
  }

  /** The parser counts code points. */
  private int offset(long codePoints) {
    return text.offsetByCodePoints(0, (int) codePoints);
  }

  /** The text as it is now. */
  @Override
  public String toString() {
    return text;
  }
}
