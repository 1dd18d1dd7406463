package io.stemma.verdict;

import io.stemma.compare.MaskedPlace.Aspect;
import io.stemma.compare.PageView;
import io.stemma.dom.Document;
import io.stemma.dom.Place;
import io.stemma.match.Operation;
import io.stemma.match.Structure;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The parts that came and went between two captures of a page: records of a list, of which there
 * are now more or fewer, or parts of their own.
 */
final class Records {
  /** So many siblings of one make are a list. */
  private static final int LIST = 2;

  /** Elements that stand in lists alone, whatever their classes. */
  private static final Set<String> RECORDS = Set.of("li", "tr", "dt", "dd", "option");

  private final Document left;
  private final Document right;
  private final List<Integer> gone = new ArrayList<>();
  private final List<Integer> come = new ArrayList<>();

  Records(PageView before, PageView after, Structure structure) {
    left = before.document();
    right = after.document();
    structure.changes().stream()
        .filter(change -> change.operation() == Operation.DELETE)
        .forEach(change -> gone.add(node(change.left())));
    structure.changes().stream()
        .filter(change -> change.operation() == Operation.INSERT)
        .forEach(change -> come.add(node(change.right())));
  }

  private static int node(@Nullable Place place) {
    return Objects.requireNonNull(place, "a deletion is on the left, an insertion on the right")
        .node();
  }

  /** Whether a node of the earlier capture is in a part that went. */
  boolean isGone(int node) {
    return gone.stream().anyMatch(part -> left.contains(part, node));
  }

  /** Whether a node of the later capture is in a part that came. */
  boolean isNew(int node) {
    return come.stream().anyMatch(part -> right.contains(part, node));
  }

  /** The parts, a list once for all its records. */
  List<VaryingNode> changed() {
    List<VaryingNode> changed = new ArrayList<>();
    gone.forEach(part -> changed.add(changed(left, part)));
    come.forEach(part -> changed.add(changed(right, part)));
    return changed;
  }

  private static VaryingNode changed(Document document, int part) {
    return isRecord(document, part)
        ? new VaryingNode(document, document.parent(part), Aspect.COUNT, null)
        : new VaryingNode(document, part, Aspect.SUBTREE, null);
  }

  /** Whether a part has siblings of its make. */
  private static boolean isRecord(Document document, int part) {
    int parent = document.parent(part);
    if (parent == Document.NONE || !document.isElement(part)) {
      return false;
    }
    int alike = 0;
    for (int child = document.firstChild(parent);
        child != Document.NONE;
        child = document.nextSibling(child)) {
      alike += child != part && isAlike(document, child, part) ? 1 : 0;
    }
    return alike >= LIST;
  }

  /** Whether two siblings are of one make: the same tag, and a class in common or none at all. */
  static boolean isAlike(Document document, int one, int other) {
    if (!document.isElement(one) || !document.isTag(other, document.tag(one))) {
      return false;
    }
    Set<String> names = classes(document, one);
    Set<String> others = classes(document, other);
    return RECORDS.contains(document.tag(one))
        || (names.isEmpty() && others.isEmpty())
        || names.stream().anyMatch(others::contains);
  }

  private static Set<String> classes(Document document, int element) {
    String names = document.attribute(element, "class");
    return names == null || names.isBlank()
        ? Set.of()
        : Set.copyOf(List.of(names.strip().split("\\s+")));
  }
}
