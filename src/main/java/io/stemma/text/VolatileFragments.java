package io.stemma.text;

import java.util.BitSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the words of a block that change although the page says the same: stamps and relative
 * times, copyright years, tokens and ids, counts of readers. What a date or a number means decides:
 * the same date is a stamp after "updated on" and substance after "concert on".
 */
final class VolatileFragments {
  private static final int LONGEST_LABEL = 5;
  private static final int LONGEST_VALUE = 8;

  /** So long a text may speak of a time ago without a number: "Posted an hour ago by Anna". */
  private static final int LONGEST_WORDY = 30;

  private static final Pattern NUMBER = Pattern.compile("[\\p{Nd}.,+km]*\\p{Nd}[\\p{Nd}.,+km]*");

  private static final Pattern LIMITED =
      Pattern.compile(
          "(?:up to|at most|max\\.?|maximum|limit(?:ed)?(?: to| of)?|includ(?:es?|ing)|per|first|only"
              + "|bis zu|jusqu'à|hasta|até|fino a|tot|do|до|最多|最大|최대)\\s?$");

  private final PageText text;

  VolatileFragments(PageText text) {
    this.text = text;
  }

  /** The numbers of a block's volatile words. */
  BitSet in(Wording wording, int block) {
    BitSet found = new BitSet();
    if (!wording.words().isEmpty()) {
      String label = label(wording, block);
      Context context = new Context(wording, label, label + wording.plain() + unit(wording, block));
      boolean hasNumber = hasDigit(context.plain());
      if (hasNumber || wording.words().size() <= LONGEST_WORDY) {
        markAll(Fragments.AGO, context, found);
      }
      if (hasNumber) {
        markNumbers(context, found);
      }
      new Stamps(text, block, context, hasNumber).mark(found);
    }
    return found;
  }

  /**
   * A block's words with what stands around them.
   *
   * @param label the label before the block, or empty
   * @param plain label, block and what it counts, as one plain text
   */
  record Context(Wording wording, String label, String plain) {
    /** Marks the words that touch a stretch of the plain text. */
    void mark(int from, int to, BitSet found) {
      int start = from - label.length();
      int end = to - label.length();
      List<Wording.Word> words = wording.words();
      for (int word = 0; word < words.size() && words.get(word).plainFrom() < end; word++) {
        if (words.get(word).plainTo() > start) {
          found.set(word);
        }
      }
    }
  }

  private static void markAll(Pattern pattern, Context context, BitSet found) {
    for (Matcher match = pattern.matcher(context.plain()); match.find(); ) {
      context.mark(match.start(), match.end(), found);
    }
  }

  private static void markNumbers(Context context, BitSet found) {
    markAll(Fragments.INSTANT, context, found);
    markAll(Fragments.TOKEN, context, found);
    for (Matcher match = Fragments.COPYRIGHT.matcher(context.plain()); match.find(); ) {
      String years = match.group("after") == null ? "before" : "after";
      context.mark(match.start(years), match.end(years), found);
    }
    for (Matcher match = Fragments.COUNTER.matcher(context.plain()); match.find(); ) {
      if (!LIMITED.matcher(context.plain().substring(0, match.start())).find()) {
        context.mark(match.start(), match.end(), found);
      }
    }
  }

  /** The short text before a short text, which may say what it is: "Last updated" before a date. */
  private String label(Wording wording, int block) {
    if (block == 0 || wording.words().size() > LONGEST_VALUE) {
      return "";
    }
    Wording before = Wording.of(text.blocks().get(block - 1).text());
    boolean isLabel = before.words().size() <= LONGEST_LABEL && !hasDigit(before.plain());
    return isLabel ? before.plain() + (before.plain().endsWith(":") ? " " : ": ") : "";
  }

  /** The short text after a number alone, which may say what it counts. */
  private String unit(Wording wording, int block) {
    if (block + 1 == text.blocks().size() || !NUMBER.matcher(wording.plain()).matches()) {
      return "";
    }
    Wording after = Wording.of(text.blocks().get(block + 1).text());
    return after.words().size() <= 2 ? " " + after.plain() : "";
  }

  private static boolean hasDigit(String plain) {
    return plain.chars().anyMatch(Character::isDigit);
  }
}
