package io.stemma.cli;

import io.stemma.render.BrowserUnavailableException;
import java.io.IOException;
import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** What a user is told when a command cannot do its work, and with which exit code. */
final class Failures {
  private Failures() {}

  /** The command line is wrong: what, what would be right, and where to read on. */
  static int onUsage(ParameterException failure, String[] args) {
    CommandLine command = failure.getCommandLine();
    PrintWriter err = command.getErr();
    err.println("stemma: " + failure.getMessage());
    if (!UnmatchedArgumentException.printSuggestions(failure, err)) {
      err.println("Try 'stemma" + subcommand(command) + " --help'.");
    }
    return ExitCode.USAGE;
  }

  private static String subcommand(CommandLine command) {
    return command.getParent() == null ? "" : " " + command.getCommandName();
  }

  /** A command failed: by its user's fault, the outside world's, or ours. */
  static int onExecution(Exception failure, CommandLine command, ParseResult parsed) {
    PrintWriter err = command.getErr();
    if (failure instanceof UserException || failure instanceof BrowserUnavailableException) {
      err.println("stemma: " + failure.getMessage());
      return ExitCode.USAGE;
    }
    if (isReaderGone(failure)) {
      return ExitCode.READER_GONE;
    }
    if (isEnding()) {
      err.println("stemma: stopped");
      return ExitCode.INTERNAL;
    }
    err.println("stemma: internal error: " + failure);
    err.println("This is a fault of Stemma's; please report it with what follows.");
    failure.printStackTrace(err);
    return ExitCode.INTERNAL;
  }

  /** Whether whoever read the results wants no more of them, as {@code head} does. */
  private static boolean isReaderGone(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof IOException && "Broken pipe".equals(cause.getMessage())) {
        return true;
      }
    }
    return false;
  }

  /** Whether the process was told to end, so that work under way fails for no fault of its own. */
  private static boolean isEnding() {
    Thread probe = new Thread(() -> {});
    try {
      Runtime.getRuntime().addShutdownHook(probe);
      Runtime.getRuntime().removeShutdownHook(probe);
      return false;
    } catch (IllegalStateException ending) {
      return true;
    }
  }
}
