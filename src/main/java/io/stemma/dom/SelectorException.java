package io.stemma.dom;

/** A selector that cannot be read: names the selector, what is wrong with it and what would do. */
public final class SelectorException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final String selector;

  SelectorException(String language, String selector, String wrong, String expected) {
    super(language + " \"" + selector + "\" cannot be read: " + wrong + "; expected " + expected);
    this.selector = selector;
  }

  /** The selector as it was given. */
  public String selector() {
    return selector;
  }
}
