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
}
