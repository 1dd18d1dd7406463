/** Stemma, from Java. */
@NullMarked
package io.stemma;

import org.jspecify.annotations.NullMarked;
