/**
 * Which values does a page carry? Named fields: where they are, what they say, how they compare.
 */
@NullMarked
package io.stemma.field;

import org.jspecify.annotations.NullMarked;
