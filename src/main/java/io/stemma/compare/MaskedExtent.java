package io.stemma.compare;

import io.stemma.dom.Document;
import io.stemma.dom.NodeMapping;
import io.stemma.text.Grade;
import io.stemma.text.Passage;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** A masked place on one of the two pages: the elements that its selector hits. */
final class MaskedExtent {
  private final MaskedPlace place;
  private final PageView page;
  private final IntUnaryOperator counterpart;
  private final int[] elements;
  private final boolean known;

  /**
   * @param counterpart the node of the other page that a node of this one is, or {@link
   *     NodeMapping#NONE}
   */
  MaskedExtent(MaskedPlace place, PageView page, IntUnaryOperator counterpart) {
    this.place = place;
    this.page = page;
    this.counterpart = counterpart;
    elements = place.place().select(page.document());
    known = saysWhatIsKnown();
  }

  MaskedPlace place() {
    return place;
  }

  /** Whether the place is not on this page. */
  boolean isEmpty() {
    return elements.length == 0;
  }

  /**
   * Whether the side of a passage that is on this page is hidden.
   *
   * @param node where the passage stands on this page, or {@link Document#NONE}
   * @param other the same place on the other page
   */
  boolean hides(Passage passage, int node, MaskedExtent other) {
    if (node == Document.NONE || !contains(node)) {
      return false;
    }
    return switch (place.aspect()) {
      case TEXT -> passage.attribute() == null && !other.isEmpty();
      case ATTRIBUTE -> place.attribute() != null && place.attribute().equals(passage.attribute());
      case SUBTREE -> passage.attribute() == null;
      case COUNT -> passage.grade() != Grade.EDITED && isOfLoneRecord(node);
    };
  }

  private boolean contains(int node) {
    return IntStream.of(elements).anyMatch(element -> page.document().contains(element, node));
  }

  /** Whether the node is in a record of the list that the other page does not list. */
  private boolean isOfLoneRecord(int node) {
    int record = node;
    while (record != Document.NONE && !isList(page.document().parent(record))) {
      record = page.document().parent(record);
    }
    return record != Document.NONE && counterpart.applyAsInt(record) == NodeMapping.NONE;
  }

  private boolean isList(int node) {
    return IntStream.of(elements).anyMatch(element -> element == node);
  }

  /** Whether the place says what it is known to say, where that is limited. */
  boolean isKnown() {
    return known;
  }

  private boolean saysWhatIsKnown() {
    return place.known().isEmpty()
        || IntStream.of(elements)
            .mapToObj(element -> PlaceText.of(page.text(), element))
            .allMatch(place.known()::contains);
  }
}
