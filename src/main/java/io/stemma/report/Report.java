package io.stemma.report;

import io.stemma.verdict.Comparison;
import java.io.Closeable;
import java.io.IOException;

/**
 * Shows comparisons, one after the other, in one format. A report writes each comparison as soon as
 * its format allows and keeps no page of it, so that a list of any length can be reported.
 *
 * <pre>{@code
 * try (Report report = ReportFormat.JSONL.open(out, ReportOptions.DEFAULT)) {
 *   report.add(comparison);
 * }
 * }</pre>
 *
 * <p>Every text of a page is untrusted: no format lets it become markup, a formula, a command or a
 * terminal's escape sequence. Not safe for use by several threads.
 */
public interface Report extends Closeable {
  /**
   * Shows one comparison.
   *
   * @throws IOException if it cannot be written
   */
  void add(Comparison comparison) throws IOException;

  /**
   * Writes what is still to be written. The stream is flushed, and stays open: it is its owner's.
   *
   * @throws IOException if it cannot be written
   */
  @Override
  void close() throws IOException;
}
