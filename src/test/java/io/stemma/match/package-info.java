@NullMarked
package io.stemma.match;

import org.jspecify.annotations.NullMarked;
