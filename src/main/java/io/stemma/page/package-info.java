/** Which page, seen when, in what state? */
@NullMarked
package io.stemma.page;

import org.jspecify.annotations.NullMarked;
