package io.stemma.compare.repair;

import io.stemma.dom.CssSelector;
import io.stemma.dom.Document;
import io.stemma.dom.NodeMapping;
import io.stemma.field.FieldContract;
import io.stemma.field.FieldReader;
import io.stemma.field.FieldSpec;
import io.stemma.field.Reading;
import io.stemma.field.value.Availability;
import io.stemma.field.value.AvailabilityValue;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Looks for the place where a broken field's value is now. Three things speak for an element: that
 * the old one became it, that it alone says what the old one said, that the same label stands
 * before it; they are weighed as independent. One thing speaks against it: that it says what
 * another element said before. An element is proposed only with a selector that hits nothing else,
 * on this page and on others of the template, and no other node of the old page.
 */
public final class FieldRepair {
  private static final double IMAGE = 0.5;
  private static final double VALUE = 0.6;
  private static final double LABEL = 0.45;
  private static final double TAG = 0.15;

  /** Below this confidence a place is not even a candidate. */
  private static final double LEAST = 0.35;

  private final Document left;
  private final Document right;
  private final NodeMapping mapping;
  private final List<Document> siblings;
  private final Sayings leftSayings;
  private final Sayings rightSayings;
  private final FieldLabels leftLabels;
  private final FieldLabels rightLabels;
  private final SelectorChoice selectors;

  /**
   * @param left the page as it was when the field was sound
   * @param right the page as it is
   * @param siblings other pages of the right page's template, as they are; may be empty
   */
  public FieldRepair(Document left, Document right, NodeMapping mapping, List<Document> siblings) {
    this.left = left;
    this.right = right;
    this.mapping = mapping;
    this.siblings = List.copyOf(siblings);
    leftSayings = new Sayings(left);
    rightSayings = new Sayings(right);
    leftLabels = new FieldLabels(left);
    rightLabels = new FieldLabels(right);
    selectors = new SelectorChoice(right);
  }

  /**
   * Proposes a new place for a field found by CSS or XPath.
   *
   * @param before the reading when the field was sound, with a value and a node
   * @param contract what the field's values are like; what breaks it is not proposed
   * @throws IllegalArgumentException if {@code before} has no value or no node
   */
  public Repair propose(Reading before, FieldContract contract) {
    int old = before.hits().isEmpty() ? Document.NONE : before.hits().get(0).node();
    if (before.value() == null || old == Document.NONE || !left.isElement(old)) {
      throw new IllegalArgumentException(before.spec() + " had no element with a value");
    }
    List<RepairCandidate> candidates = new ArrayList<>();
    for (int node = 0; node < right.size(); node++) {
      if (right.isElement(node) && !isBystander(old, node)) {
        List<String> evidence = new ArrayList<>();
        double confidence = weigh(old, node, evidence);
        if (confidence >= LEAST) {
          candidate(before, contract, node, confidence, evidence).ifPresent(candidates::add);
        }
      }
    }
    candidates.sort(Comparator.comparingDouble(RepairCandidate::confidence).reversed());
    return Repair.of(candidates);
  }

  /** Whether it says what as many other elements as now have said before. */
  private boolean isBystander(int old, int node) {
    String says = rightSayings.of(node);
    int before = leftSayings.speakers(says).size();
    return !says.equals(leftSayings.of(old))
        && before > 0
        && before >= rightSayings.speakers(says).size();
  }

  private double weigh(int old, int node, List<String> evidence) {
    double doubt = 1;
    if (rightSayings.speakers(leftSayings.of(old)).equals(List.of(node))) {
      evidence.add("it alone says what the field said");
      doubt *= 1 - VALUE;
    }
    if (mapping.toRight(old) == node) {
      evidence.add("the old element became it");
      doubt *= 1 - IMAGE;
    }
    String label = leftLabels.of(old);
    if (!label.isEmpty() && label.equals(rightLabels.of(node))) {
      evidence.add("it stands after \"" + label + "\" as before");
      doubt *= 1 - LABEL;
    }
    if (doubt < 1 && left.tag(old).equals(right.tag(node))) {
      doubt *= 1 - TAG;
    }
    return 1 - doubt;
  }

  private Optional<RepairCandidate> candidate(
      Reading before, FieldContract contract, int node, double confidence, List<String> evidence) {
    for (String selector : selectors.of(node)) {
      FieldSpec spec = before.spec().at(CssSelector.parse(selector));
      Reading now = read(right, spec);
      if (isSound(now)
          && now.nodes().equals(List.of(node))
          && contract.breaches(now).isEmpty()
          && isTrueToThePast(spec, before)
          && holdsElsewhere(spec)) {
        return Optional.of(new RepairCandidate(spec, node, now, confidence, evidence));
      }
    }
    return Optional.empty();
  }

  /** Whether the selector hits the field's own node of the old page, or none. */
  private boolean isTrueToThePast(FieldSpec spec, Reading before) {
    return before.nodes().containsAll(read(left, spec).nodes());
  }

  /** Whether it finds one value, and one that says something. */
  private static boolean isSound(Reading reading) {
    boolean told =
        !(reading.value() instanceof AvailabilityValue stock)
            || stock.availability() != Availability.UNKNOWN;
    return reading.matches() == 1 && reading.value() != null && told;
  }

  /** On other pages of the template it must find one value. */
  private boolean holdsElsewhere(FieldSpec spec) {
    return siblings.stream().allMatch(sibling -> isSound(read(sibling, spec)));
  }

  private static Reading read(Document page, FieldSpec spec) {
    return FieldReader.read(page, List.of(spec)).get(0);
  }
}
