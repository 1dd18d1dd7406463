/** What did the user write down once and for all, and what of it holds for a page? */
@NullMarked
package io.stemma.config;

import org.jspecify.annotations.NullMarked;
