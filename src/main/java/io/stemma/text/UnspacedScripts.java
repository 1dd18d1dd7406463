package io.stemma.text;

import com.ibm.icu.text.BreakIterator;
import com.ibm.icu.util.ULocale;

/**
 * Words of scripts that put no spaces between them: Chinese, Japanese, Thai, Lao, Khmer, Burmese
 * and others. They are found with ICU's dictionaries.
 */
final class UnspacedScripts {
  /**
   * Up to so many letters without a space count as one word of a text with spaces: a name, a menu
   * item, a word or two among words of another script. The reference vectors hold such words whole.
   */
  private static final int LONGEST_WORD = 16;

  private static final BreakIterator WORDS = BreakIterator.getWordInstance(ULocale.ROOT);

  private UnspacedScripts() {}

  /**
   * The text with a space between the words of every stretch without spaces that holds more than
   * {@value #LONGEST_WORD} letters of such scripts; the same text where there is none.
   *
   * @param words words parted by single spaces
   */
  static String cut(String words) {
    StringBuilder cut = null;
    int copied = 0;
    for (int from = 0; from < words.length(); ) {
      int space = words.indexOf(' ', from);
      int to = space < 0 ? words.length() : space;
      if (to - from > LONGEST_WORD && letters(words, from, to) > LONGEST_WORD) {
        cut = cut == null ? new StringBuilder(2 * words.length()) : cut;
        cut.append(words, copied, from);
        cutStretch(words.substring(from, to), cut);
        copied = to;
      }
      from = to + 1;
    }
    return cut == null ? words : cut.append(words, copied, words.length()).toString();
  }

  private static void cutStretch(String stretch, StringBuilder cut) {
    BreakIterator breaks = WORDS.clone();
    breaks.setText(stretch);
    int from = breaks.first();
    for (int to = breaks.next(); to != BreakIterator.DONE; to = breaks.next()) {
      if (from > 0) {
        cut.append(' ');
      }
      cut.append(stretch, from, to);
      from = to;
    }
  }

  private static int letters(String text, int from, int to) {
    int letters = 0;
    for (int at = from; at < to; ) {
      int letter = text.codePointAt(at);
      if (isUnspaced(letter)) {
        letters++;
      }
      at += Character.charCount(letter);
    }
    return letters;
  }

  /** Whether the letter is of a script that is written without spaces between words. */
  static boolean isUnspaced(int letter) {
    if (letter < 0x0e00) {
      return false;
    }
    return switch (Character.UnicodeScript.of(letter)) {
      case HAN,
          HIRAGANA,
          KATAKANA,
          BOPOMOFO,
          THAI,
          LAO,
          KHMER,
          MYANMAR,
          TAI_LE,
          NEW_TAI_LUE,
          TAI_THAM,
          TAI_VIET,
          JAVANESE,
          BALINESE,
          YI ->
          true;
      default -> false;
    };
  }
}
