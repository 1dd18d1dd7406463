/** How do two trees align? Simple tree matching, the alignment, structural changes, templates. */
@NullMarked
package io.stemma.match;

import org.jspecify.annotations.NullMarked;
