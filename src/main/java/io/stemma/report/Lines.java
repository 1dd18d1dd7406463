package io.stemma.report;

/** Lines of a terminal of {@value #WIDTH} columns, as they are put together. */
final class Lines {
  static final int WIDTH = 80;

  private final StringBuilder lines = new StringBuilder();

  /** Adds a line as it is. */
  Lines add(String line) {
    lines.append(line).append('\n');
    return this;
  }

  Lines blank() {
    return add("");
  }

  /**
   * Adds a paragraph.
   *
   * @param first what its first line begins with
   * @param columns how wide that is, and how far the other lines are indented
   */
  Lines add(String first, int columns, Paragraph paragraph) {
    String begin = first;
    for (String line : paragraph.lines(WIDTH - columns)) {
      add(begin + line);
      begin = " ".repeat(columns);
    }
    return this;
  }

  @Override
  public String toString() {
    return lines.toString();
  }
}
