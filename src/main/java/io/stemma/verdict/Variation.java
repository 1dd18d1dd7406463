package io.stemma.verdict;

import io.stemma.compare.MaskedPlace;
import io.stemma.compare.MaskedPlace.Aspect;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * A place that was seen to vary.
 *
 * @param place which, and what of it
 * @param seen in how many captures it differed from the first; 0 where a person wrote it
 */
public record Variation(MaskedPlace place, int seen) {
  public Variation {
    Objects.requireNonNull(place, "place");
  }

  /** Whether it is something that is read or followed, not an attribute that nobody sees. */
  boolean isRead() {
    return place.aspect() != Aspect.ATTRIBUTE || "href".equals(place.attribute());
  }

  /** What makes two variations one: the place and the aspect. */
  List<Object> key() {
    return Arrays.asList(place.aspect(), place.place(), place.attribute());
  }

  /** Variations of one place on several pages as one. */
  static Variation together(List<Variation> variations) {
    boolean free = variations.stream().anyMatch(each -> each.place.known().isEmpty());
    List<String> known =
        free
            ? List.of()
            : variations.stream()
                .flatMap(each -> each.place.known().stream())
                .distinct()
                .sorted()
                .toList();
    MaskedPlace first = variations.get(0).place;
    return new Variation(
        new MaskedPlace(first.aspect(), first.place(), first.attribute(), known),
        variations.stream().mapToInt(Variation::seen).sum());
  }
}
