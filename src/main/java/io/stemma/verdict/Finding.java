package io.stemma.verdict;

/**
 * One observation that makes a kind hold.
 *
 * @param kind what it makes the difference
 * @param severity how much it weighs, from 0 to 1: see {@link Severity}
 * @param reason what was seen, in words
 */
record Finding(ChangeKind kind, double severity, String reason) {}
