package io.stemma.field.structured;

/** A text that is not JSON and cannot be mended into it without guessing. */
final class UnreadableJsonException extends Exception {
  private static final long serialVersionUID = 1L;

  private final String why;

  UnreadableJsonException(String why) {
    super(why);
    this.why = why;
  }

  String why() {
    return why;
  }
}
