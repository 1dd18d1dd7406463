@NullMarked
package io.stemma.render;

import org.jspecify.annotations.NullMarked;
