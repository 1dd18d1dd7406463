package io.stemma.compare.repair;

import java.util.List;
import java.util.Optional;

/**
 * What to do about a broken field: a proposal, or the reason why there is none. Nothing is applied.
 *
 * @param candidates all that speaks for something, the likeliest first
 * @param abstention why none is proposed; empty where the first candidate is
 */
public record Repair(List<RepairCandidate> candidates, String abstention) {
  /** Below this confidence nothing is proposed. */
  public static final double BAR = 0.7;

  /** How far ahead of the runner-up a proposal must be. */
  public static final double LEAD = 0.15;

  public Repair {
    candidates = List.copyOf(candidates);
  }

  /** No proposal, and no candidate either. */
  static Repair none(String abstention) {
    return new Repair(List.of(), abstention);
  }

  static Repair of(List<RepairCandidate> candidates) {
    if (candidates.isEmpty()) {
      return none("nothing on the page is like it");
    }
    if (candidates.get(0).confidence() < BAR) {
      return new Repair(
          candidates,
          "the likeliest place has a confidence of only "
              + percent(candidates.get(0).confidence()));
    }
    if (gap(candidates) < LEAD) {
      return new Repair(candidates, "two places are about as likely");
    }
    return new Repair(candidates, "");
  }

  /** The selector to propose. */
  public Optional<RepairCandidate> proposal() {
    return abstention.isEmpty() ? Optional.of(candidates.get(0)) : Optional.empty();
  }

  /** How far the likeliest is ahead of the runner-up. */
  public double gap() {
    return gap(candidates);
  }

  private static double gap(List<RepairCandidate> candidates) {
    if (candidates.isEmpty()) {
      return 0;
    }
    double second = candidates.size() > 1 ? candidates.get(1).confidence() : 0;
    return candidates.get(0).confidence() - second;
  }

  private static String percent(double share) {
    return Math.round(100 * share) + " %";
  }
}
