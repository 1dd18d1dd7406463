package io.stemma.compare;

import io.stemma.compare.MaskedPlace.Aspect;
import io.stemma.dom.Document;
import io.stemma.dom.NodeMapping;
import io.stemma.text.Grade;
import io.stemma.text.Passage;
import io.stemma.text.TextDifference;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds what a mask hides between two pages. */
final class Masking {
  private final List<MaskedExtent> left;
  private final List<MaskedExtent> right;

  Masking(List<MaskedPlace> places, PageView left, PageView right, NodeMapping mapping) {
    this.left =
        places.stream().map(each -> new MaskedExtent(each, left, mapping::toRight)).toList();
    this.right =
        places.stream().map(each -> new MaskedExtent(each, right, mapping::toLeft)).toList();
  }

  MaskedText apply(TextDifference text) {
    Map<MaskedPlace, List<Passage>> hidden = new LinkedHashMap<>();
    left.forEach(extent -> hidden.put(extent.place(), new ArrayList<>()));
    List<Passage> graded = new ArrayList<>();
    boolean seesRotation = false;
    for (Passage passage : text.passages()) {
      Optional<MaskedPlace> hiding = hiding(passage);
      Passage now = hiding.isPresent() ? passage.as(Grade.ROTATED) : passage;
      hiding.ifPresent(place -> hidden.computeIfAbsent(place, p -> new ArrayList<>()).add(now));
      seesRotation |= hiding.isEmpty() && passage.grade() == Grade.ROTATED;
      graded.add(now);
    }
    int turnover = seesRotation ? text.turnover() : 0;
    return new MaskedText(
        new TextDifference(text.distance(), turnover, graded, text.fallback()),
        new Masked(hidden(hidden), absent()));
  }

  private static List<Masked.Hidden> hidden(Map<MaskedPlace, List<Passage>> byPlace) {
    return byPlace.entrySet().stream()
        .filter(each -> !each.getValue().isEmpty())
        .map(each -> new Masked.Hidden(each.getKey(), each.getValue()))
        .toList();
  }

  private List<MaskedPlace> absent() {
    List<MaskedPlace> absent = new ArrayList<>();
    for (int place = 0; place < left.size(); place++) {
      boolean comesAndGoes = left.get(place).place().aspect() == Aspect.SUBTREE;
      if (!comesAndGoes && left.get(place).isEmpty() && right.get(place).isEmpty()) {
        absent.add(left.get(place).place());
      }
    }
    return absent;
  }

  /**
   * The place that hides a passage. Every side of it must be in a masked place, though not in the
   * same one: what takes turns may be built differently each time.
   */
  private Optional<MaskedPlace> hiding(Passage passage) {
    if (passage.grade() == Grade.VOLATILE || passage.grade() == Grade.SPACING) {
      return Optional.empty();
    }
    Optional<MaskedPlace> before = hiding(left, right, passage, passage.leftNode());
    Optional<MaskedPlace> after = hiding(right, left, passage, passage.rightNode());
    boolean hidesLeft = before.isPresent() || passage.leftNode() == Document.NONE;
    boolean hidesRight = after.isPresent() || passage.rightNode() == Document.NONE;
    return hidesLeft && hidesRight ? after.or(() -> before) : Optional.empty();
  }

  private static Optional<MaskedPlace> hiding(
      List<MaskedExtent> here, List<MaskedExtent> there, Passage passage, int node) {
    for (int place = 0; place < here.size(); place++) {
      MaskedExtent extent = here.get(place);
      if (extent.hides(passage, node, there.get(place)) && extent.isKnown()) {
        return Optional.of(extent.place());
      }
    }
    return Optional.empty();
  }
}
