package io.stemma.verdict;

import io.stemma.compare.Difference;
import java.util.List;

/** What a difference shows by one policy. */
interface Rule {
  /** Every observation that makes a kind above noise hold; empty where there is none. */
  List<Finding> findings(Difference difference, Thresholds thresholds);

  /** The rule of a policy. */
  static Rule of(Policy policy) {
    return switch (policy) {
      case EVIDENCE -> new EvidenceRule();
      case DISTANCE -> new DistanceRule();
    };
  }
}
