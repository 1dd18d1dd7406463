package io.stemma.report;

import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.io.SerializedString;
import org.jspecify.annotations.Nullable;

/**
 * Writes as {@code \\uXXXX} what JSON allows in a string but a terminal obeys: the controls of
 * U+007F to U+009F, what turns the reading direction, and the two line separators that end a line
 * for some readers of JSON Lines. The value read back is the same.
 */
final class ScreenSafeEscapes extends CharacterEscapes {
  private static final long serialVersionUID = 1;

  @Override
  public int[] getEscapeCodesForAscii() {
    int[] codes = standardAsciiEscapesForJSON();
    codes[0x7f] = ESCAPE_STANDARD;
    return codes;
  }

  @Override
  public @Nullable SerializableString getEscapeSequence(int character) {
    boolean command =
        (character >= 0x80 && character <= 0x9f)
            || (character >= 0x2028 && character <= 0x202e)
            || (character >= 0x2066 && character <= 0x2069);
    return command ? new SerializedString(String.format("\\u%04x", character)) : null;
  }
}
