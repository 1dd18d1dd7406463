package io.stemma.verdict;

import io.stemma.compare.Difference;
import io.stemma.compare.MaskedPlace;
import io.stemma.compare.MaskedPlace.Aspect;
import io.stemma.compare.PageView;
import io.stemma.compare.PlaceText;
import io.stemma.dom.Document;
import io.stemma.text.Grade;
import io.stemma.text.Passage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Collects the places where captures of a page differ from the first one. A difference is found by
 * the alignment of the two pages; its place is kept as a lasting selector.
 */
final class VariationFinder {
  private final List<PageView> captures;

  /** For each place the captures in which it differed. */
  private final Map<MaskedPlace, Set<Integer>> seen = new LinkedHashMap<>();

  VariationFinder(List<PageView> captures) {
    this.captures = captures;
  }

  /** Adds what differs between the first capture and another one. */
  void add(int capture, Difference difference) {
    PageView first = captures.get(0);
    PageView other = captures.get(capture);
    Records records = new Records(first, other, difference.structure());
    List<VaryingNode> varying = new ArrayList<>(records.changed());
    for (Passage passage : difference.text().passages()) {
      if (passage.grade() != Grade.VOLATILE
          && passage.grade() != Grade.SPACING
          && passage.grade() != Grade.MOVED) {
        place(passage, first, other, records).ifPresent(varying::add);
      }
    }
    varying.addAll(new VaryingAttributes(first, other, difference.structure()).nodes());
    for (MaskedPlace place :
        new VaryingPlaces(varying, first.document(), other.document()).places()) {
      seen.computeIfAbsent(place, p -> new LinkedHashSet<>()).add(capture);
    }
  }

  /** Where a passage varies; empty where it does so as a part of what came or went. */
  private static Optional<VaryingNode> place(
      Passage passage, PageView first, PageView other, Records records) {
    int before = passage.leftNode();
    int after = passage.rightNode();
    if (passage.attribute() != null) {
      return Optional.of(
          new VaryingNode(first.document(), before, Aspect.ATTRIBUTE, passage.attribute()));
    }
    if (before != Document.NONE && !records.isGone(before)) {
      return Optional.of(new VaryingNode(first.document(), before, Aspect.TEXT, null));
    }
    return after == Document.NONE || records.isNew(after)
        ? Optional.empty()
        : Optional.of(new VaryingNode(other.document(), after, Aspect.TEXT, null));
  }

  /** What varies, in the order in which it was found. */
  List<Variation> variations() {
    List<Variation> variations = new ArrayList<>();
    seen.forEach(
        (place, in) ->
            variations.add(
                new Variation(
                    new MaskedPlace(place.aspect(), place.place(), place.attribute(), known(place)),
                    in.size())));
    return variations;
  }

  /**
   * The texts that a place takes turns with: those it had, if they were so few that they must have
   * come again, two in five captures. Else it may say anything.
   */
  private List<String> known(MaskedPlace place) {
    if (place.aspect() != Aspect.TEXT && place.aspect() != Aspect.SUBTREE) {
      return List.of();
    }
    Set<String> texts = new TreeSet<>();
    for (PageView capture : captures) {
      Arrays.stream(place.place().select(capture.document()))
          .mapToObj(element -> PlaceText.of(capture.text(), element))
          .forEach(texts::add);
    }
    int most = Math.min(captures.size() / 2, Math.max(2, captures.size() / 3));
    return texts.size() <= most ? List.copyOf(texts) : List.of();
  }
}
