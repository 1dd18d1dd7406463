/** What is a field's value? Typed values, and how each is read from the text of a page. */
@NullMarked
package io.stemma.field.value;

import org.jspecify.annotations.NullMarked;
