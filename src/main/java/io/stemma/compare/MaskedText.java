package io.stemma.compare;

import io.stemma.text.TextDifference;

/**
 * A difference of texts with what a mask hides graded as noise.
 *
 * @param text the difference
 * @param masked what was hidden
 */
record MaskedText(TextDifference text, Masked masked) {}
