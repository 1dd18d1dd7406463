package io.stemma.field.value;

import java.util.Locale;
import java.util.Objects;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Tag;
import org.jspecify.annotations.Nullable;

/**
 * What a page says about itself that helps to read its values.
 *
 * @param language the page's or element's language, BCP 47; empty where it says none
 * @param currency the currency that its structured data names, or null
 * @param baseUri what its links are resolved against; empty where that is not known
 */
public record Hints(String language, @Nullable String currency, String baseUri) {
  private static final Tag ANCHOR = Tag.valueOf("a");

  /** Nothing is known. */
  public static final Hints NONE = new Hints("", null, "");

  public Hints {
    Objects.requireNonNull(language, "language");
    Objects.requireNonNull(baseUri, "baseUri");
  }

  /** Only a language is known. */
  public static Hints ofLanguage(String language) {
    return new Hints(language, null, "");
  }

  /** The same with another currency. */
  public Hints withCurrency(@Nullable String code) {
    return new Hints(language, code, baseUri);
  }

  Locale locale() {
    return Locale.forLanguageTag(language.replace('_', '-'));
  }

  /** The address made absolute; as it is where that cannot be done. */
  public String resolve(String url) {
    if (baseUri.isEmpty()) {
      return url;
    }
    String absolute = new Element(ANCHOR, baseUri).attr("href", url).absUrl("href");
    return absolute.isEmpty() ? url : absolute;
  }
}
