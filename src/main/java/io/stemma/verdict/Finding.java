package io.stemma.verdict;

/**
 * One observation that makes a kind hold.
 *
 * @param kind what it makes the difference
 * @param reason what was seen, in words
 */
record Finding(ChangeKind kind, String reason) {}
