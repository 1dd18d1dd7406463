package io.stemma.verdict;

import io.stemma.compare.MaskedPlace;
import io.stemma.compare.MaskedPlace.Aspect;
import io.stemma.dom.CssSelector;
import io.stemma.dom.Document;
import io.stemma.dom.Locator;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Names the places of varying nodes, so that a person can read them: where most records of a list
 * vary, the list is the place. What both captures have goes by names that both of them know.
 */
final class VaryingPlaces {
  /** So many records of a list must vary before the list is taken for the place. */
  private static final int RECORDS = 3;

  private final Set<VaryingNode> nodes;
  private final Map<Document, Locator> lasting;
  private final Map<Document, Locator> lone;

  VaryingPlaces(List<VaryingNode> varying, Document first, Document other) {
    nodes = new LinkedHashSet<>(varying);
    lasting = Map.of(first, Locator.of(first, other), other, Locator.of(other, first));
    lone = Map.of(first, Locator.of(first), other, Locator.of(other));
  }

  /** The places, each once. */
  List<MaskedPlace> places() {
    Map<VaryingNode, Set<Integer>> lists = new LinkedHashMap<>();
    for (VaryingNode each : nodes) {
      addLists(each, lists);
    }
    lists.entrySet().removeIf(list -> !isMostly(list.getKey(), list.getValue()));
    Set<MaskedPlace> places = new LinkedHashSet<>();
    for (VaryingNode each : nodes) {
      places.add(place(outermost(each, lists.keySet())));
    }
    return new ArrayList<>(places);
  }

  /** Counts a node for each list that it may be in a record of. */
  private static void addLists(VaryingNode varying, Map<VaryingNode, Set<Integer>> lists) {
    Document document = varying.document();
    int record = varying.node();
    for (int list = document.parent(record);
        list != Document.NONE;
        list = document.parent(record)) {
      VaryingNode whole = new VaryingNode(document, list, varying.aspect(), varying.attribute());
      lists.computeIfAbsent(whole, l -> new LinkedHashSet<>()).add(record);
      record = list;
    }
  }

  /** Whether the children that vary are records of one make, and most of their list. */
  private static boolean isMostly(VaryingNode list, Set<Integer> records) {
    Document document = list.document();
    int first = records.iterator().next();
    boolean alike = records.stream().allMatch(each -> Records.isAlike(document, first, each));
    int all = 0;
    for (int child = document.firstChild(list.node());
        child != Document.NONE;
        child = document.nextSibling(child)) {
      all += Records.isAlike(document, first, child) ? 1 : 0;
    }
    return alike && records.size() >= RECORDS && 2 * records.size() >= all;
  }

  private static VaryingNode outermost(VaryingNode varying, Set<VaryingNode> lists) {
    VaryingNode outermost = varying;
    Document document = varying.document();
    for (int at = document.parent(varying.node()); at != Document.NONE; at = document.parent(at)) {
      VaryingNode list = new VaryingNode(document, at, varying.aspect(), varying.attribute());
      outermost = lists.contains(list) ? list : outermost;
    }
    return outermost;
  }

  private MaskedPlace place(VaryingNode varying) {
    Map<Document, Locator> locators = varying.aspect() == Aspect.SUBTREE ? lone : lasting;
    Locator locator = Objects.requireNonNull(locators.get(varying.document()));
    String selector = locator.place(varying.node()).selector();
    return new MaskedPlace(
        varying.aspect(), CssSelector.parse(selector), varying.attribute(), List.of());
  }
}
