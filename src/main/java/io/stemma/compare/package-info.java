/** What differs between two snapshots? Structure, text and fields: facts, no judgement. */
@NullMarked
package io.stemma.compare;

import org.jspecify.annotations.NullMarked;
