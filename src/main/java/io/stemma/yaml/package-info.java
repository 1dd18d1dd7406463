/** How is a file read that a person wrote, and what is said of its faults? */
@NullMarked
package io.stemma.yaml;

import org.jspecify.annotations.NullMarked;
