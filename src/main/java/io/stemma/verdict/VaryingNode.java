package io.stemma.verdict;

import io.stemma.compare.MaskedPlace.Aspect;
import io.stemma.dom.Document;
import org.jspecify.annotations.Nullable;

/**
 * A node that differs between two captures of a page.
 *
 * @param document the page
 * @param node the node
 * @param aspect what of it differs
 * @param attribute the attribute that does; null for every other aspect
 */
record VaryingNode(Document document, int node, Aspect aspect, @Nullable String attribute) {}
