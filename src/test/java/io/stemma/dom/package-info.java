@NullMarked
package io.stemma.dom;

import org.jspecify.annotations.NullMarked;
