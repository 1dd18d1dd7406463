package io.stemma.compare;

import io.stemma.dom.Document;
import io.stemma.dom.NodeMapping;
import io.stemma.field.FieldChange;
import io.stemma.field.FieldHealth;
import io.stemma.field.FieldSource;
import io.stemma.field.Hit;
import io.stemma.field.Reading;
import io.stemma.field.value.ElementText;
import io.stemma.field.value.FieldValue;
import io.stemma.field.value.PlainText;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * Tells whether what a selector hits now is what it hit then: the node of the right page must be
 * what became of the node of the left page.
 *
 * <p>Where several nodes match, the one that became of the old one gives the value, whatever its
 * place among them. Fields of structured data are found by their meaning, so their elements are not
 * asked.
 */
public final class FieldIdentity {
  private final Document left;
  private final Document right;
  private final NodeMapping mapping;
  private final ElementText leftTexts;
  private final ElementText rightTexts;

  public FieldIdentity(Document left, Document right, NodeMapping mapping) {
    this.left = left;
    this.right = right;
    this.mapping = mapping;
    leftTexts = new ElementText(left);
    rightTexts = new ElementText(right);
  }

  /** Compares the readings of one field, its health judged by what became of its node. */
  public FieldChange compare(Reading before, Reading after) {
    if (before.hits().isEmpty() || after.hits().isEmpty() || !isPlace(after.spec().source())) {
      return FieldChange.between(before, after);
    }
    return switch (after.type()) {
      case LIST, SET -> list(before, after);
      default -> single(before, after);
    };
  }

  private static boolean isPlace(FieldSource source) {
    return source instanceof FieldSource.Css || source instanceof FieldSource.Path;
  }

  private FieldChange single(Reading before, Reading after) {
    int old = element(left, before.hits().get(0));
    Reading chosen = choose(before, old, after).map(after::choosing).orElse(after);
    FieldChange change = FieldChange.between(before, chosen);
    int now = element(right, chosen.hits().get(0));
    if (old == Document.NONE || now == Document.NONE || !isAligned(old, now)) {
      return change;
    }
    if (isAnother(old, now, change)) {
      return change.withHealth(FieldHealth.HIJACKED);
    }
    boolean moved = change.health() == FieldHealth.OK && isElsewhere(old, now);
    return moved ? change.withHealth(FieldHealth.MOVED) : change;
  }

  /** Whether the alignment knows anything about the two nodes or what they stand in. */
  private boolean isAligned(int old, int now) {
    return pairedAround(left, old, mapping::toRight) != Document.NONE
        || pairedAround(right, now, mapping::toLeft) != Document.NONE;
  }

  /** The node itself or the nearest around it that has a counterpart. */
  private static int pairedAround(Document document, int node, IntUnaryOperator counterpart) {
    int at = node;
    while (at != Document.NONE && counterpart.applyAsInt(at) == NodeMapping.NONE) {
      at = document.parent(at);
    }
    return at;
  }

  /**
   * Of several hits the one that says what the old one said, unless that was another node then;
   * else the one that the old node became.
   */
  private Optional<Hit> choose(Reading before, int old, Reading after) {
    FieldValue value = before.value();
    Optional<Hit> same =
        after.hits().stream()
            .filter(hit -> value != null && hit.value() != null && value.same(hit.value()))
            .filter(hit -> isImage(old, hit) || !wasThereBefore(element(right, hit)))
            .findFirst();
    return same.or(() -> after.hits().stream().filter(hit -> isImage(old, hit)).findFirst());
  }

  private boolean isImage(int old, Hit hit) {
    int node = element(right, hit);
    return old != Document.NONE && node != Document.NONE && mapping.toRight(old) == node;
  }

  /** The element that a hit is or stands in; {@link Document#NONE} for a computed value. */
  private static int element(Document document, Hit hit) {
    int node = hit.node();
    return node == Document.NONE || document.isElement(node) ? node : document.parent(node);
  }

  /**
   * Whether the selector has changed hands. The alignment pairs as many siblings of one shape by
   * their order, so a node that says what the old one said is taken for it, unless it said so
   * before as another node.
   */
  private boolean isAnother(int old, int now, FieldChange change) {
    if (mapping.toRight(old) == now) {
      return false;
    }
    boolean same = change.right().value() != null && !change.changed();
    if (same) {
      return wasThereBefore(now) && mapping.toRight(old) != NodeMapping.NONE;
    }
    boolean paired =
        mapping.toRight(old) != NodeMapping.NONE || mapping.toLeft(now) != NodeMapping.NONE;
    boolean alike = left.tag(old).equals(right.tag(now)) && FieldLikeness.of(change);
    return paired || !alike;
  }

  /** Whether a node of the right page stood on the left page already, with the same text. */
  private boolean wasThereBefore(int now) {
    int origin = now == Document.NONE ? NodeMapping.NONE : mapping.toLeft(now);
    return origin != NodeMapping.NONE
        && PlainText.of(leftTexts.of(origin)).equals(PlainText.of(rightTexts.of(now)));
  }

  /** Whether the nearest things around it that both pages have are not the same. */
  private boolean isElsewhere(int old, int now) {
    int around = pairedAround(left, left.parent(old), mapping::toRight);
    int nowAround = pairedAround(right, right.parent(now), mapping::toLeft);
    boolean leftHolds = around == Document.NONE || right.contains(mapping.toRight(around), now);
    boolean rightHolds =
        nowAround == Document.NONE || left.contains(mapping.toLeft(nowAround), old);
    return !(leftHolds && rightHolds);
  }

  /** A list changed hands when it has elements of before, but none that was in it. */
  private FieldChange list(Reading before, Reading after) {
    FieldChange change = FieldChange.between(before, after);
    List<Integer> old = before.hits().stream().map(hit -> element(left, hit)).toList();
    boolean kept = false;
    boolean foreign = false;
    for (Hit hit : after.hits()) {
      int node = element(right, hit);
      int origin = node == Document.NONE ? NodeMapping.NONE : mapping.toLeft(node);
      kept |= old.contains(origin);
      foreign |= origin != NodeMapping.NONE && !old.contains(origin);
    }
    boolean hijacked = foreign && !kept;
    return hijacked ? change.withHealth(FieldHealth.HIJACKED) : change;
  }
}
