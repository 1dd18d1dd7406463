@NullMarked
package io.stemma.report;

import org.jspecify.annotations.NullMarked;
