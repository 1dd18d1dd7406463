package io.stemma.text;

import java.util.BitSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the words of a block that change although the page says the same. */
final class VolatileFragments {
  private static final Pattern RELATIVE =
      Pattern.compile(
          "(?:\\p{Nd}+|an?|one)\\s?(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?)\\s(?:ago|earlier)|just now");
  private static final Pattern CLOCK =
      Pattern.compile(
          "(?<![\\p{L}\\p{Nd}_:])\\p{Nd}{1,2}:\\p{Nd}{2}(?::\\p{Nd}{2})?(?:\\s?[ap]\\.?m\\b\\.?)?(?![\\p{L}\\p{Nd}_:])");
  private static final Pattern ISO =
      Pattern.compile("\\b\\p{Nd}{4}-\\p{Nd}{2}-\\p{Nd}{2}(?:t[\\p{Nd}:.+-]+z?)?\\b");
  private static final Pattern COPYRIGHT =
      Pattern.compile(
          "(?:\u00a9|\\(c\\)|copyright)\\s?(?:\u00a9\\s?)?\\p{Nd}{4}(?:\\s?[-\u2013]\\s?\\p{Nd}{4})?");
  private static final Pattern HEX = Pattern.compile("\\b[0-9a-f]{24,}\\b");
  private static final Pattern COUNTER =
      Pattern.compile("\\p{Nd}[\\p{Nd}.,]*\\s?[km]?\\s(?:views?|likes?|comments?|shares?)\\b");

  private static final List<Pattern> ALL = List.of(RELATIVE, CLOCK, ISO, COPYRIGHT, HEX, COUNTER);

  /** The volatile words of a block. */
  BitSet in(Wording wording, PageText text, int block) {
    BitSet found = new BitSet();
    for (Pattern pattern : ALL) {
      Matcher matcher = pattern.matcher(wording.plain());
      while (matcher.find()) {
        mark(wording.words(), matcher.start(), matcher.end(), found);
      }
    }
    return found;
  }

  private static void mark(List<Wording.Word> words, int from, int to, BitSet found) {
    for (int word = 0; word < words.size(); word++) {
      if (words.get(word).plainFrom() < to && words.get(word).plainTo() > from) {
        found.set(word);
      }
    }
  }
}
