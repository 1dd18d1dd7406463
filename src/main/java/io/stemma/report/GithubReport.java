package io.stemma.report;

import io.stemma.page.PageSource;
import io.stemma.verdict.ChangeKind;
import io.stemma.verdict.Comparison;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Set;

/**
 * Comparisons as annotations of a GitHub workflow: an error for each of the kinds that count as a
 * failure, a warning where nothing can be said, a notice for other differences, nothing where there
 * is none.
 */
final class GithubReport implements Report {
  private final Writer out;
  private final Set<ChangeKind> failOn;

  GithubReport(OutputStream out, ReportOptions options) {
    this.out = new OutputStreamWriter(out, StandardCharsets.UTF_8);
    failOn = options.failOn();
  }

  @Override
  public void add(Comparison comparison) throws IOException {
    ChangeKind kind = comparison.verdict().kind();
    if (kind == ChangeKind.NONE && !failOn.contains(kind)) {
      return;
    }
    String title = kind.label() + ": " + Titles.of(comparison);
    String mask = CalibrationNote.of(comparison).map(note -> "\nmask " + note).orElse("");
    String message = String.join("\n", comparison.verdict().reasons()) + mask;
    out.write("::" + level(kind) + " " + file(comparison) + "title=" + property(title));
    out.write("::" + message(message) + "\n");
    out.flush();
  }

  private String level(ChangeKind kind) {
    if (failOn.contains(kind)) {
      return "error";
    }
    return kind == ChangeKind.UNKNOWN ? "warning" : "notice";
  }

  /** The right page, where it is a file that the annotation can be shown at. */
  private static String file(Comparison comparison) {
    return comparison.right().snapshot().source() instanceof PageSource.File file
        ? "file=" + property(file.name()) + ","
        : "";
  }

  @Override
  public void close() throws IOException {
    out.flush();
  }

  /** Text after the command, with the escapes that the runner undoes. */
  private static String message(String text) {
    return Printable.text(text).replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
  }

  private static String property(String text) {
    return message(text).replace(":", "%3A").replace(",", "%2C");
  }
}
