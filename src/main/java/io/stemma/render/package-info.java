/**
 * How does a source become a snapshot? In a browser driven by Selenium, or parsed without one. The
 * only package that knows Selenium.
 */
@NullMarked
package io.stemma.render;

import org.jspecify.annotations.NullMarked;
