package io.stemma.text;

import com.ibm.icu.text.Normalizer2;
import java.util.Locale;

/** Which characters a reader cannot tell apart, or cannot see at all. */
final class Characters {
  private static final int NON_JOINER = 0x200c;
  private static final int JOINER = 0x200d;
  private static final Normalizer2 COMPOSED = Normalizer2.getNFCInstance();

  private Characters() {}

  /** White space of any kind: no-break, thin, ideographic, tabs, ends of lines. */
  static boolean isSpace(int character) {
    return Character.isWhitespace(character)
        || Character.isSpaceChar(character)
        || character == 0x85;
  }

  /** A mark without width that changes nothing a reader sees. */
  static boolean isInvisible(int character) {
    return character == 0xad
        || character == 0x34f
        || character == 0x61c
        || character == 0x200b
        || character == 0x200e
        || character == 0x200f
        || (character >= 0x202a && character <= 0x202e)
        || (character >= 0x2060 && character <= 0x2069)
        || (character >= 0xfe00 && character <= 0xfe0f)
        || character == 0xfeff;
  }

  /** A joiner or non-joiner: it changes the shape of letters in some scripts, in others nothing. */
  static boolean isJoiner(int character) {
    return character == NON_JOINER || character == JOINER;
  }

  /** Whether a joiner after the character means something: not in the scripts of Europe. */
  static boolean isJoined(int before) {
    return switch (Character.UnicodeScript.of(before)) {
      case LATIN, GREEK, CYRILLIC, ARMENIAN, GEORGIAN, HEBREW, HAN, HIRAGANA, KATAKANA, HANGUL ->
          false;
      default -> !Character.isDigit(before);
    };
  }

  /** A letter, digit or mark: what words are made of. */
  static boolean isWordPart(int character) {
    return Character.isLetterOrDigit(character) || isMark(character) || character == '_';
  }

  /** A mark that belongs to the character before it. */
  static boolean isMark(int character) {
    int type = Character.getType(character);
    return type == Character.NON_SPACING_MARK
        || type == Character.COMBINING_SPACING_MARK
        || type == Character.ENCLOSING_MARK;
  }

  /** The form in which two words are compared: composed, without ligatures, in lower case. */
  static String normalForm(String word) {
    String plain = word;
    for (int at = 0; at < word.length(); at++) {
      if (word.charAt(at) >= 0x80) {
        plain = COMPOSED.normalize(spellOut(word));
        break;
      }
    }
    return plain.toLowerCase(Locale.ROOT);
  }

  private static String spellOut(String word) {
    StringBuilder spelled = new StringBuilder(word.length());
    for (int at = 0; at < word.length(); at++) {
      char character = word.charAt(at);
      switch (character) {
        case '\ufb00' -> spelled.append("ff");
        case '\ufb01' -> spelled.append("fi");
        case '\ufb02' -> spelled.append("fl");
        case '\ufb03' -> spelled.append("ffi");
        case '\ufb04' -> spelled.append("ffl");
        case '\ufb05', '\ufb06' -> spelled.append("st");
        case '\u2018', '\u2019', '\u201b', '\u02bc' -> spelled.append('\'');
        case '\u201c', '\u201d', '\u201f' -> spelled.append('"');
        default -> spelled.append(character);
      }
    }
    return spelled.toString();
  }
}
