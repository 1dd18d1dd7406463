package io.stemma.text;

/**
 * A stretch of a passage's text that the other side has not. Its ends never part a character from
 * what belongs to it: a surrogate pair, a letter and its accents, a sequence of emoji.
 *
 * @param from its first character
 * @param to one more than its last
 */
public record Mark(int from, int to) {
  public Mark {
    if (from < 0 || to <= from) {
      throw new IllegalArgumentException("a mark is not empty, got " + from + " to " + to);
    }
  }
}
