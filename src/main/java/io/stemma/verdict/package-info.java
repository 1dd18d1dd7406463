/** What does the difference mean? The kind of change, with its reasons and thresholds. */
@NullMarked
package io.stemma.verdict;

import org.jspecify.annotations.NullMarked;
