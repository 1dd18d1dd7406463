package io.stemma.dom;

/** What a node of a {@link Document} is. */
public enum NodeKind {
  /** An element: has a tag, attributes and perhaps children. */
  ELEMENT,
  /** A run of character data. */
  TEXT,
  /** A comment. */
  COMMENT,
  /** The root of a shadow tree; child of its host element, its children are what the host shows. */
  SHADOW_ROOT,
  /**
   * The document of a frame; child of the frame's element, its child is that document's {@code
   * html}.
   */
  FRAME_DOCUMENT
}
