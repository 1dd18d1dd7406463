package io.stemma.match;

/**
 * Which cells of a list matching can lie on a path that loses at most so many nodes. A path through
 * the cell after {@code i} left and {@code j} right children leaves at least as many nodes of the
 * smaller list unmatched as the sizes of what lies before, and of what lies after, differ the wrong
 * way. So cells off the diagonal need not be looked at, if what was found without them is so good
 * that none of them could be better (Ukkonen, Algorithms for approximate string matching,
 * Information and Control 64, 1985, for weights).
 *
 * <p>Begins with a narrow band. If that does not suffice, the loss that was found tells the width
 * that will.
 */
final class Band {
  /** The part of the smaller list that may be lost at first. */
  private static final int FIRST_PART = 16;

  private static final int FIRST_LEAST = 16;

  private ChildList lefts = new ChildList();
  private ChildList rights = new ChildList();

  /** How many nodes of the smaller list may be lost. */
  private int slack;

  private int from;
  private int to;
  private int row;

  /** Begins with two lists. */
  void measure(ChildList lefts, ChildList rights) {
    this.lefts = lefts;
    this.rights = rights;
    widen(Math.max(FIRST_LEAST, most() / FIRST_PART));
  }

  /** Lets so many nodes of the smaller list be lost. */
  void widen(int slack) {
    this.slack = slack;
    row = -1;
    from = 0;
    to = 0;
  }

  /** Whether no cell outside could be better than this; widens the band if one could. */
  boolean suffices(int found) {
    int lost = most() - found;
    if (lost <= slack) {
      return true;
    }
    widen(lost);
    return false;
  }

  /** The first column to look at in a row; rows are to be asked for in order. */
  int from(int row) {
    moveTo(row);
    return from;
  }

  /** One more than the last column to look at in a row. */
  int to(int row) {
    moveTo(row);
    return to;
  }

  /** How many nodes can be matched at most. */
  private int most() {
    return Math.min(lefts.nodesBefore(lefts.count()), rights.nodesBefore(rights.count()));
  }

  /**
   * A cell (row, column) joins the corner before both children to the one after both. It is looked
   * at if any of its corners is within the band.
   */
  private void moveTo(int next) {
    if (next == row) {
      return;
    }
    row = next;
    int surplus = rights.nodesBefore(rights.count()) - lefts.nodesBefore(lefts.count());
    int lowest = lefts.nodesBefore(row) - slack + Math.min(0, surplus);
    int highest = lefts.nodesBefore(row + 1) + slack + Math.max(0, surplus);
    while (from < rights.count() && rights.nodesBefore(from + 1) < lowest) {
      from++;
    }
    while (to < rights.count() && rights.nodesBefore(to) <= highest) {
      to++;
    }
  }
}
