package io.stemma.compare;

import io.stemma.dom.NodeMapping;
import io.stemma.text.TextDifference;
import java.util.List;

/**
 * The places of a page that vary although nothing changes. What differs there is graded {@code
 * rotated}, and told apart: a mask never makes anything disappear.
 *
 * @param places the places; where two of them hold one difference, the first hides it
 */
public record NoiseMask(List<MaskedPlace> places) {
  /** No place at all. */
  public static final NoiseMask NONE = new NoiseMask(List.of());

  public NoiseMask {
    places = List.copyOf(places);
  }

  /** A difference of texts in the light of the mask, and what was hidden of it. */
  MaskedText apply(PageView left, PageView right, NodeMapping mapping, TextDifference text) {
    return places.isEmpty()
        ? new MaskedText(text, Masked.NOTHING)
        : new Masking(places, left, right, mapping).apply(text);
  }
}
