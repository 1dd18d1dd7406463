/** What does a page say about itself to machines? JSON-LD, microdata, RDFa, OpenGraph and meta. */
@NullMarked
package io.stemma.field.structured;

import org.jspecify.annotations.NullMarked;
