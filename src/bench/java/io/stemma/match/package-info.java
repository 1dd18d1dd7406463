/** Benchmarks of the matcher beside the plain recursion and GumTree. */
@NullMarked
package io.stemma.match;

import org.jspecify.annotations.NullMarked;
