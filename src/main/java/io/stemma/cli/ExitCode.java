package io.stemma.cli;

/** What a command's exit code says; listed in {@code --help}. */
final class ExitCode {
  /** Nothing notable. */
  static final int QUIET = 0;

  /** A change of a kind named by {@code --fail-on}. */
  static final int CHANGED = 1;

  /** The command line or a configuration file is wrong. */
  static final int USAGE = 2;

  /** Some pages could not be judged. */
  static final int UNJUDGED = 3;

  /** A fault of Stemma itself. */
  static final int INTERNAL = 4;

  /** Whoever read the results stopped reading; what a shell says of a program that dies of it. */
  static final int READER_GONE = 141;

  private ExitCode() {}
}
