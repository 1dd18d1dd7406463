package io.stemma.text;

import java.util.BitSet;
import java.util.regex.Pattern;

/**
 * Finds the words of a block that change although the page says the same: stamps and relative
 * times, copyright years, tokens and ids, counts of readers. What a date or a number means decides:
 * the same date is a stamp after "updated on" and substance after "concert on".
 */
final class VolatileFragments {
  private static final int LONGEST_LABEL = 5;
  private static final int LONGEST_VALUE = 8;

  /** The longest name of what is counted, in characters. */
  private static final int LONGEST_UNIT = 20;

  private static final Pattern NUMBER = Pattern.compile("[\\p{Nd}.,+km]*\\p{Nd}[\\p{Nd}.,+km]*");

  private static final Pattern LIMITED =
      Pattern.compile(
          "(?:up to|at most|max\\.?|maximum|limit(?:ed)?(?: to| of)?|includ(?:es?|ing)|per|first|only"
              + "|bis zu|jusqu'à|hasta|até|fino a|tot|do|до|最多|最大|최대)\\s?$");

  private final PageText text;
  private final Finder ago = Finder.withDigitsAlike(Fragments.AGO);
  private final Finder instants = Finder.of(Fragments.INSTANT);
  private final Finder tokens = Finder.of(Fragments.TOKEN);
  private final Finder copyrights = Finder.of(Fragments.COPYRIGHT);
  private final Finder counters = Finder.withDigitsAlike(Fragments.COUNTER);
  private final Stamps stamps;

  VolatileFragments(PageText text) {
    this.text = text;
    stamps = new Stamps(text);
  }

  /** The numbers of a block's volatile words. */
  BitSet in(Wording wording, int block) {
    BitSet found = new BitSet();
    if (!wording.words().isEmpty()) {
      Context context = new Context(label(wording, block), wording, unit(wording, block));
      ago.find(context, match -> context.mark(match.start(), match.end(), found));
      boolean hasNumber = hasDigit(wording.plain());
      if (hasNumber) {
        markNumbers(context, found);
      }
      stamps.mark(text.blocks().get(block), wording, context, hasNumber, found);
    }
    return found;
  }

  private void markNumbers(Context context, BitSet found) {
    instants.find(context, match -> context.mark(match.start(), match.end(), found));
    tokens.find(context, match -> context.mark(match.start(), match.end(), found));
    copyrights.find(
        context,
        match -> {
          String years = match.group("after") == null ? "before" : "after";
          context.mark(match.start(years), match.end(years), found);
        });
    counters.find(
        context,
        match -> {
          if (!isLimited(context.plain(), match.start())) {
            context.mark(match.start(), match.end(), found);
          }
        });
  }

  /** Whether a number says how much there may be, not how much there was. */
  private static boolean isLimited(String plain, int place) {
    return LIMITED.matcher(plain.substring(Math.max(0, place - 20), place)).find();
  }

  /** The short text before a short text, which may say what it is: "Last updated" before a date. */
  private String label(Wording wording, int block) {
    if (block == 0 || wording.words().size() > LONGEST_VALUE) {
      return "";
    }
    String before = text.blocks().get(block - 1).text();
    boolean isLabel =
        before.length() <= 20 * LONGEST_LABEL
            && !hasDigit(before)
            && Wording.of(before).words().size() <= LONGEST_LABEL;
    return isLabel ? before : "";
  }

  /** The short text after a number alone, which may say what it counts. */
  private String unit(Wording wording, int block) {
    if (block + 1 == text.blocks().size()
        || wording.words().size() > 2
        || !NUMBER.matcher(wording.plain()).matches()) {
      return "";
    }
    String after = text.blocks().get(block + 1).text();
    return after.length() <= LONGEST_UNIT ? after : "";
  }

  private static boolean hasDigit(String plain) {
    return plain.chars().anyMatch(Character::isDigit);
  }
}
