/** How is a list of pages run? */
@NullMarked
package io.stemma.batch;

import org.jspecify.annotations.NullMarked;
