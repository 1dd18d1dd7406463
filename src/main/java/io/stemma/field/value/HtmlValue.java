package io.stemma.field.value;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Markup.
 *
 * @param html in a fixed form: attributes sorted, spaces harmonised
 */
public record HtmlValue(String html) implements FieldValue {
  public HtmlValue {
    Objects.requireNonNull(html, "html");
  }

  @Override
  public boolean same(FieldValue other) {
    return equals(other);
  }

  @Override
  public Map<String, @Nullable Object> members() {
    return Members.of("value", html);
  }

  @Override
  public String display() {
    return html;
  }
}
