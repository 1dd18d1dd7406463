/** How is it shown? Comparisons for the terminal, as JSON, CSV, HTML, JUnit XML and annotations. */
@NullMarked
package io.stemma.report;

import org.jspecify.annotations.NullMarked;
