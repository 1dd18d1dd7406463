package io.stemma.cli;

/** Something that the user has to mend: the message says what, and how. */
final class UserException extends RuntimeException {
  private static final long serialVersionUID = 1;

  UserException(String message) {
    super(message);
  }

  UserException(String message, Throwable cause) {
    super(message, cause);
  }
}
