package io.stemma.verdict;

import io.stemma.compare.Difference;
import io.stemma.compare.PageView;
import java.util.List;
import java.util.stream.Stream;

/**
 * Says what a difference means. Immutable and safe for use by several threads.
 *
 * <p>Reasons state what was seen, never a guess at why.
 */
public final class Classifier {
  private final Policy policy;
  private final Rule rule;

  /** A classifier that judges by {@code policy}. */
  public Classifier(Policy policy) {
    this.policy = policy;
    rule = Rule.of(policy);
  }

  /** The verdict on two pages of which one at least is not the page itself. */
  public Verdict unknown(PageView left, PageView right, Thresholds thresholds) {
    return verdict(
        Stream.of(new Side("left", left), new Side("right", right))
            .filter(side -> !side.page.isOk())
            .map(side -> new Finding(ChangeKind.UNKNOWN, 0, side.reason()))
            .toList(),
        thresholds);
  }

  /** The verdict on what differs between two pages that are both the page itself. */
  public Verdict judge(Difference difference, Thresholds thresholds) {
    List<Finding> findings = rule.findings(difference, thresholds);
    return verdict(findings.isEmpty() ? List.of(quiet(difference)) : findings, thresholds);
  }

  private static Finding quiet(Difference difference) {
    return difference.same()
        ? new Finding(ChangeKind.NONE, 0, "the documents are the same")
        : new Finding(
            ChangeKind.NOISE,
            Severity.ofNoise(difference.text().distance()),
            QuietDifference.describe(difference));
  }

  private Verdict verdict(List<Finding> findings, Thresholds thresholds) {
    List<ChangeKind> kinds = findings.stream().map(Finding::kind).distinct().sorted().toList();
    List<String> reasons =
        kinds.stream()
            .flatMap(kind -> findings.stream().filter(finding -> finding.kind() == kind))
            .map(Finding::reason)
            .toList();
    return new Verdict(kinds.get(0), kinds, reasons, Severity.of(findings), policy, thresholds);
  }

  private record Side(String name, PageView page) {
    String reason() {
      return name + " is " + page.snapshot().state().label() + ": " + page.snapshot().stateReason();
    }
  }
}
