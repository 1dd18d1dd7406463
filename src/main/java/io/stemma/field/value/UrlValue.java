package io.stemma.field.value;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An address.
 *
 * @param url as on the page, made absolute where the page's own address is known
 */
public record UrlValue(String url) implements FieldValue {
  public UrlValue {
    Objects.requireNonNull(url, "url");
  }

  @Override
  public boolean same(FieldValue other) {
    return other instanceof UrlValue that && url.equals(that.url);
  }

  @Override
  public Map<String, @Nullable Object> members() {
    return Members.of("value", url);
  }

  @Override
  public String display() {
    return url;
  }
}
