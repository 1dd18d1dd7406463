package io.stemma.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.stemma.verdict.Comparison;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.w3c.dom.Element;

final class JunitReportTest {
  @Test
  void a_change_fails_what_is_unknown_errs_and_the_rest_passes() throws Exception {
    Element suite =
        suite(
            Comparisons.ofFixture("article/left.html", "article/right.html"),
            Comparisons.of(
                Comparisons.fixture("same/left.html"),
                Comparisons.failed("https://site.example/", "the connection was refused")),
            Comparisons.ofFixture("same/left.html", "same/right.html"));
    assertThat(suite.getAttribute("tests")).isEqualTo("3");
    assertThat(suite.getAttribute("failures")).isEqualTo("1");
    assertThat(suite.getAttribute("errors")).isEqualTo("1");
    assertThat(suite.getAttribute("time")).isEqualTo("1.932");
    assertThat(first(suite, "failure").getAttribute("type")).isEqualTo("content");
    assertThat(first(suite, "error").getAttribute("message"))
        .isEqualTo("right is failed: the connection was refused");
  }

  @ParameterizedTest
  @FieldSource("io.stemma.report.Hostile#TEXTS")
  void hostile_text_stays_text(String text) throws Exception {
    Element suite = suite(Hostile.comparison(text));
    assertThat(suite.getElementsByTagName("*").getLength()).isEqualTo(2);
    assertThat(first(suite, "testcase").getAttribute("name"))
        .isEqualTo(Printable.line(text).replace('\ufffe', '\ufffd'));
  }

  private static Element first(Element suite, String name) {
    return (Element) suite.getElementsByTagName(name).item(0);
  }

  private static Element suite(Comparison... comparisons) throws Exception {
    String xml = Comparisons.shown(ReportFormat.JUNIT, ReportOptions.DEFAULT, comparisons);
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)))
        .getDocumentElement();
  }
}
