package io.stemma.dom;

/**
 * Where an element stands on the page.
 *
 * @param x left edge from the left of the document, in CSS pixels
 * @param y upper edge from the top of the document, in CSS pixels
 * @param width in CSS pixels, 0 or more
 * @param height in CSS pixels, 0 or more
 */
public record Box(int x, int y, int width, int height) {}
