package io.stemma.field.value;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Words.
 *
 * @param text with harmonised spaces, see {@link PlainText}; never empty
 */
public record TextValue(String text) implements FieldValue {
  public TextValue {
    Objects.requireNonNull(text, "text");
  }

  @Override
  public boolean same(FieldValue other) {
    return other instanceof TextValue that && text.equals(that.text);
  }

  @Override
  public Map<String, @Nullable Object> members() {
    return Members.of("value", text);
  }

  @Override
  public String display() {
    return text;
  }
}
