package io.stemma.text;

import java.util.ArrayList;
import java.util.List;

/**
 * A text as it is compared: words and signs in their {@linkplain Characters#normalForm normal
 * form}. A number with its separators is one word; so is each character of a script without spaces,
 * since where its words end depends on the text around it. White space and invisible marks only
 * part words.
 */
final class Wording {
  private final List<Word> words;
  private final String plain;

  /**
   * A word or sign.
   *
   * @param form its normal form
   * @param from its first character in the text
   * @param to one more than its last character in the text
   * @param plainFrom its first character in the plain text
   */
  record Word(String form, int from, int to, int plainFrom) {
    int plainTo() {
      return plainFrom + form.length();
    }

    Word shifted(int by) {
      return new Word(form, from + by, to + by, plainFrom + by);
    }
  }

  private Wording(List<Word> words, String plain) {
    this.words = words;
    this.plain = plain;
  }

  static Wording of(String text) {
    Reader reader = new Reader(text);
    reader.read();
    return new Wording(List.copyOf(reader.words), reader.plain.toString());
  }

  List<Word> words() {
    return words;
  }

  /** The words in their normal form, with one space wherever the text has white space. */
  String plain() {
    return plain;
  }

  /** Splits a text into its words. */
  private static final class Reader {
    private final String text;
    private final List<Word> words = new ArrayList<>();
    private final StringBuilder plain = new StringBuilder();
    private final StringBuilder word = new StringBuilder();
    private int from;
    private int to;
    private boolean spaceBefore;

    Reader(String text) {
      this.text = text;
    }

    void read() {
      for (int at = 0; at < text.length(); ) {
        int character = text.codePointAt(at);
        int next = at + Character.charCount(character);
        if (Characters.isSpace(character)) {
          endWord();
          spaceBefore = true;
        } else if (!Characters.isInvisible(character) && !isIdleJoiner(character)) {
          if (!continuesWord(character, next)) {
            endWord();
          }
          add(character, at, next);
        }
        at = next;
      }
      endWord();
    }

    private boolean isIdleJoiner(int character) {
      return Characters.isJoiner(character)
          && (word.isEmpty() || !Characters.isJoined(word.codePointBefore(word.length())));
    }

    private boolean continuesWord(int character, int next) {
      if (word.isEmpty()) {
        return true;
      }
      int before = word.codePointBefore(word.length());
      if (Characters.isMark(character)
          || Characters.isJoiner(character)
          || before == 0x200d
          || (character >= 0x1f3fb && character <= 0x1f3ff)) {
        return true;
      }
      if (Characters.isWordPart(character)) {
        return (Characters.isWordPart(before) || (isInnerSign(before) && word.length() > 1))
            && !UnspacedScripts.isUnspaced(character)
            && !UnspacedScripts.isUnspaced(before);
      }
      return isInnerSign(character)
          && Characters.isWordPart(before)
          && next < text.length()
          && isHeldTogether(character, before, text.codePointAt(next));
    }

    /** A sign that can stand inside a word or a number. */
    private static boolean isInnerSign(int character) {
      return ".,:'\u2019-@".indexOf(character) >= 0;
    }

    private static boolean isHeldTogether(int sign, int before, int after) {
      return (sign == ',' || sign == ':')
          ? Character.isDigit(before) && Character.isDigit(after)
          : Characters.isWordPart(after)
              && !UnspacedScripts.isUnspaced(before)
              && !UnspacedScripts.isUnspaced(after);
    }

    private void add(int character, int at, int next) {
      if (word.isEmpty()) {
        from = at;
      }
      word.appendCodePoint(character);
      to = next;
    }

    private void endWord() {
      if (!word.isEmpty()) {
        if (spaceBefore && !plain.isEmpty()) {
          plain.append(' ');
        }
        spaceBefore = false;
        Word done = new Word(Characters.normalForm(word.toString()), from, to, plain.length());
        words.add(done);
        plain.append(done.form());
        word.setLength(0);
      }
    }
  }
}
