package io.stemma.match;

/**
 * Which cells of a list matching can lie on a path that loses at most so many nodes. A path through
 * the cell after {@code i} left and {@code j} right children leaves at least as many nodes of the
 * smaller list unmatched as the sizes of what lies before, and of what lies after, differ the wrong
 * way. So cells off the diagonal need not be looked at, if what was found without them is so good
 * that none of them could be better (Ukkonen, Algorithms for approximate string matching,
 * Information and Control 64, 1985, here with weights).
 *
 * <p>Begins with a narrow band. If that does not suffice, the loss that was found tells the width
 * that will.
 */
final class Band {
  /** The part of the smaller list that may be lost at first. */
  private static final int FIRST_PART = 16;

  private static final int FIRST_LEAST = 16;

  /** Fewer cells than this are sooner worked out than spared. */
  private static final int WORTHWHILE_CELLS = 1 << 10;

  private ChildList lefts = new ChildList();
  private ChildList rights = new ChildList();

  /** How many nodes of the smaller list may be lost. */
  private int slack;

  private int[] from = {};
  private int[] to = {};
  private long cells;

  /** Whether two lists are long enough for a band, or anything else that takes preparing. */
  static boolean isWorthwhile(ChildList lefts, ChildList rights) {
    return (long) lefts.count() * rights.count() >= WORTHWHILE_CELLS;
  }

  /** Begins with two lists. */
  void measure(ChildList lefts, ChildList rights) {
    this.lefts = lefts;
    this.rights = rights;
    if (from.length < lefts.count()) {
      from = new int[lefts.count()];
      to = new int[lefts.count()];
    }
    widen(Math.max(FIRST_LEAST, most() / FIRST_PART));
  }

  /** Takes in every cell. */
  void open() {
    widen(most());
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

  /** Leaves out what is farthest from the diagonal, so that about so many cells are left. */
  void narrow(long most) {
    if (cells > most) {
      int half = (int) (most / lefts.count() / 2) + 1;
      for (int row = 0; row < lefts.count(); row++) {
        int middle = (int) ((long) row * rights.count() / lefts.count());
        from[row] = Math.max(0, middle - half);
        to[row] = Math.min(rights.count(), middle + half);
      }
    }
  }

  /** The first column to look at in a row. */
  int from(int row) {
    return from[row];
  }

  /** One more than the last column to look at in a row. */
  int to(int row) {
    return to[row];
  }

  /** How many cells there are to look at. */
  long cells() {
    return cells;
  }

  /** How many nodes can be matched at most. */
  private int most() {
    return Math.min(lefts.nodesBefore(lefts.count()), rights.nodesBefore(rights.count()));
  }

  /**
   * A cell (row, column) joins the corner before both children to the one after both. It is looked
   * at if any of its corners is within the band.
   */
  private void widen(int slack) {
    this.slack = slack;
    int surplus = rights.nodesBefore(rights.count()) - lefts.nodesBefore(lefts.count());
    int first = 0;
    int last = 0;
    cells = 0;
    for (int row = 0; row < lefts.count(); row++) {
      int lowest = lefts.nodesBefore(row) - slack + Math.min(0, surplus);
      int highest = lefts.nodesBefore(row + 1) + slack + Math.max(0, surplus);
      while (first < rights.count() && rights.nodesBefore(first + 1) < lowest) {
        first++;
      }
      while (last < rights.count() && rights.nodesBefore(last) <= highest) {
        last++;
      }
      from[row] = first;
      to[row] = last;
      cells += last - first;
    }
  }
}
