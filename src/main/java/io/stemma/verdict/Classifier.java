package io.stemma.verdict;

import io.stemma.compare.Difference;
import io.stemma.compare.PageView;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Says what a difference means. Immutable and safe for use by several threads.
 *
 * <p>Reasons state what was seen, never a guess at why.
 */
public final class Classifier {
  private final Rule rule;
  private final Thresholds thresholds;

  /** A classifier that judges by {@code policy} and against {@code thresholds}. */
  public Classifier(Policy policy, Thresholds thresholds) {
    rule = Rule.of(policy);
    this.thresholds = Objects.requireNonNull(thresholds, "thresholds");
  }

  /** The verdict on two pages of which one at least is not the page itself. */
  public Verdict unknown(PageView left, PageView right) {
    return verdict(
        Stream.of(new Side("left", left), new Side("right", right))
            .filter(side -> !side.page.isOk())
            .map(side -> new Finding(ChangeKind.UNKNOWN, side.reason()))
            .toList());
  }

  /** The verdict on what differs between two pages that are both the page itself. */
  public Verdict judge(Difference difference) {
    List<Finding> findings = rule.findings(difference, thresholds);
    return verdict(findings.isEmpty() ? List.of(quiet(difference)) : findings);
  }

  private static Finding quiet(Difference difference) {
    return difference.same()
        ? new Finding(ChangeKind.NONE, "the documents are the same")
        : new Finding(ChangeKind.NOISE, QuietDifference.describe(difference));
  }

  private Verdict verdict(List<Finding> findings) {
    List<ChangeKind> kinds = findings.stream().map(Finding::kind).distinct().sorted().toList();
    List<String> reasons =
        kinds.stream()
            .flatMap(kind -> findings.stream().filter(finding -> finding.kind() == kind))
            .map(Finding::reason)
            .toList();
    return new Verdict(kinds.get(0), kinds, reasons, thresholds);
  }

  private record Side(String name, PageView page) {
    String reason() {
      return name + " is " + page.snapshot().state().label() + ": " + page.snapshot().stateReason();
    }
  }
}
