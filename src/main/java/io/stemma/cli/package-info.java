/** How do I use it from a shell? The commands; the only place that prints and exits. */
@NullMarked
package io.stemma.cli;

import org.jspecify.annotations.NullMarked;
