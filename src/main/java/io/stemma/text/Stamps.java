package io.stemma.text;

import io.stemma.dom.Document;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Decides which dates and clock times of a block are stamps. A date is one where something says so:
 * words like "updated on", a {@code time} element, a footer, a clock with seconds beside it. A
 * clock time is one unless something says that it matters: words like "doors open", the other end
 * of a span, a date beside it that is none.
 */
final class Stamps {
  private static final Set<String> EVENT_PROPERTIES =
      Set.of("startdate", "enddate", "doortime", "validfrom", "validthrough", "availabilitystarts");
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

  private final PageText text;
  private final Block block;
  private final VolatileFragments.Context context;
  private final String plain;
  private final boolean hasNumber;

  /** A date or time in the plain text. */
  private record Moment(int from, int to, boolean isDate, boolean hasSeconds) {}

  Stamps(PageText text, int block, VolatileFragments.Context context, boolean hasNumber) {
    this.text = text;
    this.block = text.blocks().get(block);
    this.context = context;
    plain = context.plain();
    this.hasNumber = hasNumber;
  }

  void mark(BitSet found) {
    List<Moment> moments = hasNumber ? moments() : List.of();
    if (!moments.isEmpty()) {
      boolean inFooter = isInFooter();
      for (Moment moment : moments) {
        if (isStamp(moment, moments, inFooter)) {
          context.mark(stampStart(moment), moment.to, found);
        }
      }
    }
    markTimeElements(found);
  }

  private List<Moment> moments() {
    List<Moment> moments = new ArrayList<>();
    for (Matcher match = Fragments.DATE.matcher(plain); match.find(); ) {
      moments.add(new Moment(match.start(), match.end(), true, false));
    }
    for (Matcher match = Fragments.CLOCK.matcher(plain); match.find(); ) {
      boolean hasSeconds = match.group("seconds") != null;
      moments.add(new Moment(match.start(), match.end(), false, hasSeconds));
    }
    return moments;
  }

  private boolean isStamp(Moment moment, List<Moment> all, boolean inFooter) {
    if (all.stream().anyMatch(other -> isSpan(moment, other)) || isOccasion(moment.from)) {
      return false;
    }
    if (inFooter || isSaidToBeStamp(moment)) {
      return true;
    }
    if (all.stream()
        .anyMatch(other -> areBeside(moment, other) && (moment.hasSeconds || other.hasSeconds))) {
      return true;
    }
    boolean isIsoDate =
        Fragments.ISO_DATE.matcher(plain.substring(moment.from, moment.to)).matches();
    return isIsoDate || (!moment.isDate && all.stream().noneMatch(date -> belongsTo(moment, date)));
  }

  /** Whether a clock time stands beside a date that is no stamp. */
  private boolean belongsTo(Moment clock, Moment date) {
    return date.isDate && areBeside(clock, date) && !isSaidToBeStamp(date);
  }

  private boolean isSpan(Moment one, Moment other) {
    Moment first = one.from < other.from ? one : other;
    Moment second = one.from < other.from ? other : one;
    return first.to <= second.from
        && Fragments.SPAN.matcher(plain.substring(first.to, second.from)).matches();
  }

  private static boolean areBeside(Moment one, Moment other) {
    return one.isDate != other.isDate
        && Math.max(one.from, other.from) - Math.min(one.to, other.to) <= BESIDE;
  }

  private boolean isSaidToBeStamp(Moment moment) {
    return stampWord(moment.from) >= 0
        || Fragments.STAMP_AFTER.matcher(plain.substring(moment.to)).find();
  }

  /** Where the stamp begins: after the word that says so, with the name of a day for example. */
  private int stampStart(Moment moment) {
    int word = moment.isDate ? stampWord(moment.from) : -1;
    if (word >= 0) {
      return word;
    }
    boolean afterOneWord = moment.isDate && ONE_WORD.matcher(before(moment)).matches();
    return afterOneWord ? context.label().length() : moment.from;
  }

  /** The block's text before a date. */
  private String before(Moment moment) {
    return plain.substring(Math.min(context.label().length(), moment.from), moment.from);
  }

  /** The end of the word that makes a date at this place a stamp, or -1. */
  private int stampWord(int from) {
    return lastBefore(Fragments.STAMP, from, STAMP_REACH);
  }

  private boolean isOccasion(int from) {
    int occasion = lastBefore(Fragments.OCCASION, from, OCCASION_REACH);
    return occasion >= 0 && occasion > stampWord(from);
  }

  /** The end of the last match before a place, with no more than some words between; else -1. */
  private int lastBefore(Pattern pattern, int place, int reach) {
    int start = Math.max(0, place - 80);
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

  private boolean isInFooter() {
    Document document = text.document();
    for (int node = block.node(); node != Document.NONE; node = document.parent(node)) {
      if (document.isTag(node, "footer")
          || (document.isElement(node) && "contentinfo".equals(document.attribute(node, "role")))) {
        return true;
      }
    }
    return false;
  }

  /** Marks what stands in {@code time} elements that are not about an event. */
  private void markTimeElements(BitSet found) {
    for (Run run : block.runs()) {
      int time = timeElement(run.node());
      if (time != Document.NONE && !isEventProperty(time) && !hasOccasion()) {
        List<Wording.Word> words = context.wording().words();
        for (int word = 0; word < words.size(); word++) {
          if (words.get(word).from() >= run.from() && words.get(word).to() <= run.to()) {
            found.set(word);
          }
        }
      }
    }
  }

  private boolean hasOccasion() {
    return Fragments.OCCASION.matcher(plain).find();
  }

  private int timeElement(int from) {
    Document document = text.document();
    for (int node = from; node != Document.NONE; node = document.parent(node)) {
      if (document.isTag(node, "time")) {
        return node;
      }
      if (document.isElement(node) && document.breaksLine(node)) {
        return Document.NONE;
      }
    }
    return Document.NONE;
  }

  private boolean isEventProperty(int time) {
    String property = text.document().attribute(time, "itemprop");
    return property != null && EVENT_PROPERTIES.contains(property.toLowerCase(Locale.ROOT));
  }
}
