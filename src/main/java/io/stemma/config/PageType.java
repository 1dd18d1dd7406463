package io.stemma.config;

import io.stemma.page.AddressPattern;
import java.util.Objects;

/**
 * A kind of pages that share a template and are compared alike.
 *
 * @param name what the kind is called
 * @param pages which pages are of it
 * @param settings how they are compared
 */
public record PageType(String name, AddressPattern pages, PageSettings settings) {
  public PageType {
    Objects.requireNonNull(pages, "pages");
    Objects.requireNonNull(settings, "settings");
    if (name.isBlank()) {
      throw new IllegalArgumentException("the name of the type of " + pages + " is empty");
    }
  }

  /**
   * Reads a type as it is named on a command line, {@code product=https://shop.example/p/**}; its
   * pages are compared like any others.
   *
   * @throws IllegalArgumentException if it has no name or no pattern
   */
  public static PageType of(String text) {
    int sign = text.indexOf('=');
    if (sign < 1) {
      throw new IllegalArgumentException(
          "a type is a name and a pattern of addresses, such as"
              + " product=https://shop.example/p/**; got \""
              + text
              + "\"");
    }
    return new PageType(
        text.substring(0, sign).strip(),
        AddressPattern.of(text.substring(sign + 1)),
        PageSettings.NONE);
  }
}
