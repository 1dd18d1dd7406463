package io.stemma.compare;

import io.stemma.dom.Document;
import io.stemma.text.Block;
import io.stemma.text.Fingerprint;
import io.stemma.text.PageText;
import java.util.stream.Collectors;

/**
 * What an element says, in a form that can be kept and compared: its visible text in one line; of a
 * long one the beginning, and the fingerprint of the whole.
 */
public final class PlaceText {
  private static final int WHOLE = 160;
  private static final int BEGINNING = 80;

  private PlaceText() {}

  /**
   * The text of the blocks at or below an element; empty where it shows none. Linear in the number
   * of the page's blocks.
   */
  public static String of(PageText text, int element) {
    Document document = text.document();
    String whole =
        text.blocks().stream()
            .filter(block -> document.contains(element, block.node()))
            .map(Block::text)
            .collect(Collectors.joining(" "));
    if (whole.length() <= WHOLE) {
      return whole;
    }
    int end = Character.isHighSurrogate(whole.charAt(BEGINNING - 1)) ? BEGINNING - 1 : BEGINNING;
    return whole.substring(0, end) + "... " + Fingerprint.of(whole);
  }
}
