package io.stemma.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The dates and clock times of one plain text, and which of them the text around them says to be
 * stamps.
 */
final class Moments {
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{Nd}][\\p{L}\\p{M}\\p{Nd}.'-]*");
  private static final Pattern SENTENCE_END = Pattern.compile("[.!?。！？।]\\s");

  /** The name of a day, for example. */
  private static final Pattern ONE_WORD = Pattern.compile("\\p{L}[\\p{L}\\p{M}-]*[.,]?\\s?");

  /** How many words may stand between "updated" and its date. */
  private static final int STAMP_REACH = 5;

  /** How many words may stand between "doors open" and its time. */
  private static final int OCCASION_REACH = 2;

  /** How many characters may stand between a date and the time that belongs to it. */
  private static final int BESIDE = 12;

  /** How many characters around a date or time are looked at. */
  private static final int SIGHT = 80;

  private final Context context;
  private final String plain;
  private final List<Moment> moments = new ArrayList<>();

  /** A date or time in the plain text. */
  record Moment(int from, int to, boolean isDate, boolean hasSeconds) {}

  Moments(Context context, Finder dates, Finder clocks) {
    this.context = context;
    plain = context.plain();
    dates.find(context, date -> moments.add(new Moment(date.start(), date.end(), true, false)));
    clocks.find(
        context,
        clock -> {
          boolean hasSeconds = clock.group("seconds") != null;
          moments.add(new Moment(clock.start(), clock.end(), false, hasSeconds));
        });
    moments.sort(Comparator.comparingInt(Moment::from));
  }

  boolean isEmpty() {
    return moments.isEmpty();
  }

  /**
   * The moments that are stamps.
   *
   * @param inFooter whether the text stands where dates are stamps unless something says otherwise
   */
  List<Moment> stamps(boolean inFooter) {
    List<Moment> stamps = new ArrayList<>();
    for (int i = 0; i < moments.size(); i++) {
      List<Moment> near = moments.subList(Math.max(0, i - 2), Math.min(moments.size(), i + 3));
      if (isStamp(moments.get(i), near, inFooter)) {
        stamps.add(moments.get(i));
      }
    }
    return stamps;
  }

  private boolean isStamp(Moment moment, List<Moment> near, boolean inFooter) {
    if (near.stream().anyMatch(other -> isSpan(moment, other)) || isOccasion(moment)) {
      return false;
    }
    return inFooter
        || isSaidToBeStamp(moment)
        || near.stream().anyMatch(other -> isTickingClock(moment, other))
        || isIsoDate(moment)
        || (!moment.isDate && near.stream().noneMatch(date -> belongsTo(moment, date)));
  }

  /** Whether the two are the ends of a span; a time after a date only belongs to it. */
  private boolean isSpan(Moment one, Moment other) {
    Moment first = one.from < other.from ? one : other;
    Moment second = one.from < other.from ? other : one;
    return first.to <= second.from
        && (second.isDate || !first.isDate)
        && Fragments.SPAN.matcher(plain.substring(first.to, second.from)).matches();
  }

  /** Whether the two are a date and a time with seconds, which only clocks have. */
  private static boolean isTickingClock(Moment one, Moment other) {
    return areBeside(one, other) && (one.hasSeconds || other.hasSeconds);
  }

  /** Whether a clock time stands beside a date that is no stamp. */
  private boolean belongsTo(Moment clock, Moment date) {
    return date.isDate && areBeside(clock, date) && !isSaidToBeStamp(date);
  }

  private static boolean areBeside(Moment one, Moment other) {
    return one.isDate != other.isDate
        && Math.max(one.from, other.from) - Math.min(one.to, other.to) <= BESIDE;
  }

  private boolean isIsoDate(Moment moment) {
    return Fragments.ISO_DATE.matcher(plain.substring(moment.from, moment.to)).matches();
  }

  private boolean isSaidToBeStamp(Moment moment) {
    String after = plain.substring(moment.to, Math.min(plain.length(), moment.to + SIGHT));
    return stampWord(moment.from) >= 0 || Fragments.STAMP_AFTER.matcher(after).find();
  }

  private boolean isOccasion(Moment moment) {
    int occasion = lastBefore(Fragments.OCCASION, moment.from, OCCASION_REACH);
    return occasion >= 0 && occasion > stampWord(moment.from);
  }

  /** Where the stamp begins: after the word that says so, with the name of a day for example. */
  int start(Moment stamp) {
    if (!stamp.isDate) {
      return stamp.from;
    }
    int word = stampWord(stamp.from);
    if (word >= 0) {
      return word;
    }
    int start = Math.min(context.blockStart(), stamp.from);
    boolean afterOneWord = ONE_WORD.matcher(plain.substring(start, stamp.from)).matches();
    return afterOneWord ? start : stamp.from;
  }

  /** The end of the word that makes a date at this place a stamp, or -1. */
  private int stampWord(int place) {
    return lastBefore(Fragments.STAMP, place, STAMP_REACH);
  }

  /** The end of the last match before a place, with no more than some words between; else -1. */
  private int lastBefore(Pattern pattern, int place, int reach) {
    int start = Math.max(0, place - SIGHT);
    String before = plain.substring(start, place);
    int end = -1;
    for (Matcher match = pattern.matcher(before); match.find(); ) {
      end = match.end();
    }
    if (end < 0) {
      return -1;
    }
    String between = before.substring(end);
    boolean near = WORD.matcher(between).results().count() <= reach;
    return near && !SENTENCE_END.matcher(between).find() ? start + end : -1;
  }
}
