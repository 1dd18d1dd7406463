package io.stemma.report;

import java.util.regex.Pattern;

/**
 * Text in a table that a spreadsheet or a terminal may show. A spreadsheet takes a cell that begins
 * with an operator for a formula, so such a cell gets an apostrophe in front, which it shows as
 * text; a negative number stays a number. What a terminal would obey is spelled out, as CSV has no
 * escapes for it. See OWASP, <cite>CSV Injection</cite>.
 */
final class CsvCell {
  private static final Pattern NEGATIVE_NUMBER = Pattern.compile("-[0-9]+(\\.[0-9]+)?");

  /** What formulas begin with, in ASCII and in full width, perhaps after white space. */
  private static final Pattern FORMULA =
      Pattern.compile("\\A(?:[\t\r\n]|[\\s\u00a0]*[=+@\uff1d\uff0b\uff20\uff0d-])");

  private CsvCell() {}

  /** The cell that shows {@code text}. */
  static String of(String text) {
    String whole = Printable.text(text);
    boolean formula = FORMULA.matcher(whole).find() && !NEGATIVE_NUMBER.matcher(whole).matches();
    return formula ? "'" + whole : whole;
  }
}
