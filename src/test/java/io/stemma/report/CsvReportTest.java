package io.stemma.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.stemma.verdict.Comparison;
import java.io.IOException;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

final class CsvReportTest {
  private static final CSVFormat WITH_HEADER =
      CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get();

  @Test
  void a_row_holds_what_the_json_holds_under_the_same_names() throws IOException {
    CSVRecord row =
        read(
            Comparisons.ofFixture(
                "shop/product-v1.html", "shop/product-v2.html", "price=.price|price"));
    assertThat(row.get("verdict.kind")).isEqualTo("field");
    assertThat(row.get("verdict.kinds")).isEqualTo("field; content");
    assertThat(row.get("left.source")).isEqualTo("fixtures/shop/product-v1.html");
    assertThat(row.get("left.status")).isEmpty();
    assertThat(row.get("structure.similarity")).isEqualTo("1.0");
    assertThat(row.get("text.passages")).isEqualTo("1");
    assertThat(row.get("fields.changed")).isEqualTo("price");
    assertThat(row.get("millis.total")).isEqualTo("644");
  }

  @Test
  void a_page_that_is_not_ok_has_a_row_with_its_cause() throws IOException {
    CSVRecord row =
        read(
            Comparisons.of(
                Comparisons.fixture("same/left.html"),
                Comparisons.failed("https://site.example/", "the connection was refused")));
    assertThat(row.get("verdict.kind")).isEqualTo("unknown");
    assertThat(row.get("right.state")).isEqualTo("failed");
    assertThat(row.get("right.stateReason")).isEqualTo("the connection was refused");
    assertThat(row.get("structure.similarity")).isEmpty();
    assertThat(row.get("text.distance")).isEmpty();
  }

  @ParameterizedTest
  @FieldSource("io.stemma.report.Hostile#TEXTS")
  void hostile_text_stays_in_its_cell_begins_no_formula_and_commands_no_terminal(String text)
      throws IOException {
    CSVRecord row = read(Hostile.comparison(text));
    String whole = Printable.text(text);
    assertThat(row.get("name")).isIn(whole, "'" + whole);
    assertThat(row.get("right.title")).isEqualTo(row.get("name"));
    assertThat(row.get("right.state")).isEqualTo("ok");
    assertThat(row)
        .allSatisfy(
            cell -> assertThat(cell).doesNotContainPattern("\\A[=+@\t\r\n]|[\\p{Cntrl}&&[^\t\n]]"));
  }

  @ParameterizedTest
  @CsvSource(
      ignoreLeadingAndTrailingWhitespace = false,
      quoteCharacter = '|',
      value = {
        "-15.00,-15.00",
        "-3,-3",
        "15,15",
        "plain,plain",
        "a=b,a=b",
        "=1+1,'=1+1",
        "+1,'+1",
        "-2+3,'-2+3",
        "-,'-",
        "@SUM(A1),'@SUM(A1)",
        " =1,' =1",
        "\uff1d1,'\uff1d1"
      })
  void a_negative_number_stays_a_number_and_an_operator_becomes_text(String text, String cell) {
    assertThat(CsvCell.of(text)).isEqualTo(cell);
  }

  @Test
  void lines_end_as_rfc_4180_says_and_an_empty_list_is_its_header() {
    String table = Comparisons.shown(ReportFormat.CSV, ReportOptions.DEFAULT);
    assertThat(table)
        .startsWith("name,verdict.kind,")
        .endsWith(",calibration.hidden.passages\r\n")
        .hasLineCount(1);
  }

  private static CSVRecord read(Comparison comparison) throws IOException {
    String table = Comparisons.shown(ReportFormat.CSV, ReportOptions.DEFAULT, comparison);
    List<CSVRecord> rows = WITH_HEADER.parse(new java.io.StringReader(table)).getRecords();
    assertThat(rows).hasSize(1);
    assertThat(rows.get(0).isConsistent()).isTrue();
    return rows.get(0);
  }
}
