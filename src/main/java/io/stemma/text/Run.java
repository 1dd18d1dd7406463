package io.stemma.text;

/**
 * A stretch of a block's text that comes from one node.
 *
 * @param node the document's node it comes from
 * @param from its first character in the block's text
 * @param to one more than its last
 */
public record Run(int node, int from, int to) {}
