/** Where has the value of a broken field gone, and which selector finds it there? */
@NullMarked
package io.stemma.compare.repair;

import org.jspecify.annotations.NullMarked;
