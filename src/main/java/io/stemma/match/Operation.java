package io.stemma.match;

/** What happened to a part of a page's structure. */
public enum Operation {
  /** A subtree is new. */
  INSERT("insert"),
  /** A subtree is gone. */
  DELETE("delete"),
  /** A subtree stands elsewhere. */
  MOVE("move"),
  /** An element has another tag, its place and most of its content are the same. */
  RELABEL("relabel"),
  /** An element was put around what was there before. */
  WRAP("wrap"),
  /** An element around what is still there is gone. */
  UNWRAP("unwrap");

  private final String label;

  Operation(String label) {
    this.label = label;
  }

  /** The name in results: lower case. */
  public String label() {
    return label;
  }
}
