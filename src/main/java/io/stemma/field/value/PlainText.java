package io.stemma.field.value;

import com.ibm.icu.text.Normalizer2;

/**
 * Text in one form: composed characters (NFC), every run of any kind of space one space, none at
 * the ends, no invisible marks.
 */
public final class PlainText {
  private PlainText() {}

  public static String of(String text) {
    StringBuilder plain = new StringBuilder(text.length());
    boolean gap = false;
    for (int i = 0; i < text.length(); i++) {
      char sign = text.charAt(i);
      if (isSpace(sign)) {
        gap = !plain.isEmpty();
      } else if (!isInvisible(sign)) {
        if (gap) {
          plain.append(' ');
          gap = false;
        }
        plain.append(sign);
      }
    }
    return Normalizer2.getNFCInstance().normalize(plain);
  }

  static boolean isSpace(char sign) {
    return sign <= ' ' || sign == '\u0085' || Character.isSpaceChar(sign);
  }

  /** Soft hyphens, byte order marks, zero-width spaces and joins of words, marks of direction. */
  private static boolean isInvisible(char sign) {
    return sign == '\u00AD'
        || sign == '\uFEFF'
        || sign == '\u200B'
        || sign == '\u2060'
        || (sign >= '\u200E' && sign <= '\u200F')
        || (sign >= '\u202A' && sign <= '\u202E')
        || (sign >= '\u2066' && sign <= '\u2069');
  }
}
