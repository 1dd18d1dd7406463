package io.stemma.cli;

import picocli.CommandLine;

/** The program: reads the command line, runs a command, and exits with its code. */
public final class Main {
  private Main() {}

  /**
   * Runs one command and ends the process.
   *
   * @param args the command line
   */
  public static void main(String[] args) {
    System.exit(run(args, Console.ofProcess()));
  }

  /** Runs one command against {@code console}; the exit code. */
  static int run(String[] args, Console console) {
    CommandLine commands = new CommandLine(new StemmaCommand(), new CommandFactory(console));
    Converters.register(commands);
    commands
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setOut(console.out())
        .setErr(console.err())
        .setParameterExceptionHandler(Failures::onUsage)
        .setExecutionExceptionHandler(Failures::onExecution)
        .setExitCodeExceptionMapper(failure -> ExitCode.INTERNAL);
    int code = commands.execute(args);
    console.flush();
    return code;
  }
}
