package io.stemma.compare;

import io.stemma.dom.CssSelector;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A place of a page that varies although nothing changes.
 *
 * @param aspect what of it varies
 * @param place the element, with everything below it
 * @param attribute the attribute that varies; null for every other aspect
 * @param known the texts that the place is known to have, as {@link PlaceText} writes them: another
 *     one is news. Empty where it may say anything
 */
public record MaskedPlace(
    Aspect aspect, CssSelector place, @Nullable String attribute, List<String> known) {
  public MaskedPlace {
    Objects.requireNonNull(aspect, "aspect");
    Objects.requireNonNull(place, "place");
    known = List.copyOf(known);
    if ((aspect == Aspect.ATTRIBUTE) != (attribute != null)) {
      throw new IllegalArgumentException(
          "an attribute is named exactly where one varies, got " + aspect + " of " + attribute);
    }
  }

  /** What varies of a place. */
  public enum Aspect {
    /** What it says. That it is there does not. */
    TEXT,
    /** The value of an attribute, at the place or below it. */
    ATTRIBUTE,
    /** Whether it is there at all, and what it says. */
    SUBTREE,
    /** How many records it lists. What a record says does not. */
    COUNT;

    /** The name in files and results: lower case. */
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** What varies where: {@code text of #clock}, {@code href of #more}. */
  @Override
  public String toString() {
    return (attribute == null ? aspect.label() : attribute) + " of " + place;
  }
}
