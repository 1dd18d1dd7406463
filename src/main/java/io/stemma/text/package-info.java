/** What a page says: its visible text, fingerprints of it, and where two texts differ. */
@NullMarked
package io.stemma.text;

import org.jspecify.annotations.NullMarked;
