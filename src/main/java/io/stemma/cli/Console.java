package io.stemma.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * Where a command prints. Results go to {@link #out}, everything else to {@link #err}; both in
 * UTF-8, whatever the locale, so that a result is the same file everywhere.
 */
final class Console {
  private final OutputStream results;
  private final PrintWriter out;
  private final PrintWriter err;
  private final boolean outTerminal;
  private final boolean errTerminal;
  private final Map<String, String> environment;

  Console(
      OutputStream results,
      OutputStream messages,
      boolean outTerminal,
      boolean errTerminal,
      Map<String, String> environment) {
    this.results = results;
    this.out = writer(results);
    this.err = writer(messages);
    this.outTerminal = outTerminal;
    this.errTerminal = errTerminal;
    this.environment = environment;
  }

  /** The console of this process; the launcher says which streams a person is looking at. */
  static Console ofProcess() {
    String terminals = System.getProperty("stemma.terminal", "");
    return new Console(
        new FileOutputStream(FileDescriptor.out),
        new FileOutputStream(FileDescriptor.err),
        terminals.contains("out"),
        terminals.contains("err"),
        System.getenv());
  }

  /** Standard output as bytes; what was printed to {@link #out} comes first. */
  OutputStream results() {
    out.flush();
    return results;
  }

  PrintWriter out() {
    return out;
  }

  PrintWriter err() {
    return err;
  }

  /** Tells the user something that is no result. */
  void notice(String notice) {
    err.println("stemma: " + notice);
  }

  /** Whether messages are seen by a person as they come. */
  boolean isErrTerminal() {
    return errTerminal;
  }

  /** Whether results may be coloured, by the terminal and the NO_COLOR convention. */
  boolean wantsColor() {
    return outTerminal && environment.getOrDefault("NO_COLOR", "").isEmpty();
  }

  void flush() {
    out.flush();
    err.flush();
  }

  private static PrintWriter writer(OutputStream stream) {
    return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), true);
  }
}
