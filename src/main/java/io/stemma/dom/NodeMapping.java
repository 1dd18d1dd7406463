package io.stemma.dom;

/**
 * Which node of one document became which node of another. Both directions agree: where {@code
 * toRight(a)} is {@code b}, {@code toLeft(b)} is {@code a}.
 */
public interface NodeMapping {
  /** What a node has no counterpart is mapped to. */
  int NONE = -1;

  /**
   * The right document's node that the left document's node {@code left} became, or {@link #NONE}.
   */
  int toRight(int left);

  /**
   * The left document's node that became the right document's node {@code right}, or {@link #NONE}.
   */
  int toLeft(int right);
}
