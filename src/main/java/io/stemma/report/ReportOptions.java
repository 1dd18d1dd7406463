package io.stemma.report;

import io.stemma.verdict.ChangeKind;
import java.util.Objects;
import java.util.Set;

/**
 * How comparisons are shown.
 *
 * @param several whether a list is reported: then there may be any number of comparisons, and what
 *     is shown holds for one as for many
 * @param detail how much a terminal is told
 * @param color whether a terminal is sent colours
 * @param failOn the kinds that count as a failure
 */
public record ReportOptions(boolean several, Detail detail, boolean color, Set<ChangeKind> failOn) {
  /** One comparison, without colours; a change of a field, a template or content fails. */
  public static final ReportOptions DEFAULT =
      new ReportOptions(
          false,
          Detail.NORMAL,
          false,
          Set.of(ChangeKind.FIELD, ChangeKind.TEMPLATE, ChangeKind.CONTENT));

  public ReportOptions {
    Objects.requireNonNull(detail, "detail");
    failOn = Set.copyOf(failOn);
  }

  /** How much a terminal is told. */
  public enum Detail {
    /** The verdict, in a line. */
    QUIET,
    /** The verdict with what it rests on; of a list, a line for each comparison. */
    NORMAL,
    /** Longer lists of changes, and where the time went; the same for each of a list. */
    VERBOSE
  }
}
