package io.stemma.report;

import io.stemma.verdict.Comparison;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/**
 * Comparisons as a table, as RFC 4180 writes it: a header, then a row for each, written as soon as
 * it is there. The columns are named by where the value stands in the JSON ({@code
 * structure.similarity}): see {@link CsvColumn}.
 */
final class CsvReport implements Report {
  private final CSVPrinter csv;

  CsvReport(OutputStream out) throws IOException {
    csv = new CSVPrinter(new OutputStreamWriter(out, StandardCharsets.UTF_8), CSVFormat.RFC4180);
    for (CsvColumn column : CsvColumn.ALL) {
      csv.print(column.name());
    }
    csv.println();
  }

  @Override
  public void add(Comparison comparison) throws IOException {
    for (CsvColumn column : CsvColumn.ALL) {
      Object value = column.value().apply(comparison);
      csv.print(value instanceof String text ? CsvCell.of(text) : value);
    }
    csv.println();
    csv.flush();
  }

  @Override
  public void close() throws IOException {
    csv.flush();
  }
}
