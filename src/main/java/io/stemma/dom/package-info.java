/** What is a page made of? An immutable document, and the flat tree that the matcher reads. */
@NullMarked
package io.stemma.dom;

import org.jspecify.annotations.NullMarked;
