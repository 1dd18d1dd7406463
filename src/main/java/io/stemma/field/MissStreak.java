package io.stemma.field;

/**
 * How many readings in a row a field has been without a value, so that one bad visit is no alarm.
 *
 * @param misses so far, 0 or more
 */
public record MissStreak(int misses) {
  /** No miss yet. */
  public static final MissStreak NONE = new MissStreak(0);

  public MissStreak {
    if (misses < 0) {
      throw new IllegalArgumentException("misses are 0 or more, got " + misses);
    }
  }

  /** After one more reading; any value ends the streak. */
  public MissStreak after(Reading reading) {
    return reading.value() == null ? new MissStreak(misses + 1) : NONE;
  }

  /**
   * Whether this is the miss to raise the alarm at: the {@code limit}th in a row, and no later one.
   *
   * @param limit from 1; 0 for never
   */
  public boolean raises(int limit) {
    return limit > 0 && misses == limit;
  }

  /** Whether {@code reading} ends a streak that had raised the alarm. */
  public boolean clears(Reading reading, int limit) {
    return limit > 0 && misses >= limit && reading.value() != null;
  }
}
