package io.stemma.field;

import static org.assertj.core.api.Assertions.assertThat;

import io.stemma.dom.Document;
import io.stemma.render.ParsedPage;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FieldReaderTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "<b class=p>129.99</b>; OK; 129.99; 1",
        "<p>nothing</p>; MISSING; ; 0",
        "<b class=p>  </b>; EMPTY; ; 1",
        "<b class=p>129.99</b><b class=p>was 159.99</b>; AMBIGUOUS; 129.99; 2",
        "<b class=p>129.99</b><b class=p>129.99</b>; OK; 129.99; 2",
        "<b class=p>call us</b>; UNREADABLE; ; 1",
        "<b class=p>from 11/month</b>; OK; from 11 per month; 1",
        "<b class=p>$12<sup>99</sup></b>; AMBIGUOUS; 12.99; 1",
        "<b class=p>89 EUR<i hidden>99 EUR</i></b>; OK; 89.00 EUR; 1",
      })
  void a_price_is_read_and_its_health_seen(
      String html, FieldHealth health, String display, int matches) {
    Reading reading = read(html, "p=.p|price");
    assertThat(reading.health()).isEqualTo(health);
    assertThat(reading.matches()).isEqualTo(matches);
    assertThat(reading.value() == null ? null : reading.value().display()).isEqualTo(display);
  }

  @Test
  void each_kind_of_source_is_read() {
    String html =
        """
        <html lang=de><head><title>T</title><meta name=description content="D">
        <meta property="og:title" content="O"><meta property="product:price:amount" content="3.50">
        <meta property="product:price:currency" content="EUR">
        <script type="application/ld+json">{"@type":"Product","name":"N","offers":
        {"price":"1.299,00","priceCurrency":"EUR","availability":"http://schema.org/InStock"}}
        </script></head><body><a href="/x?a=1">L</a><ul><li>b</li><li>a</li></ul>
        <p id=own>own <b>inner</b> text</p><time datetime=2026-11-30>heute</time></body></html>
        """;
    assertThat(display(html, "t=head > title")).isEqualTo("T");
    assertThat(display(html, "d=meta:description")).isEqualTo("D");
    assertThat(display(html, "o=og:title")).isEqualTo("O");
    assertThat(display(html, "p=og:product:price:amount")).isEqualTo("3.50 EUR");
    assertThat(display(html, "n=jsonld:Product.name")).isEqualTo("N");
    assertThat(display(html, "p=jsonld:Product.offers.price")).isEqualTo("1299.00 EUR");
    assertThat(display(html, "s=jsonld:Product.offers.availability")).isEqualTo("InStock");
    assertThat(display(html, "l=a@href")).isEqualTo("https://shop.example/x?a=1");
    assertThat(display(html, "l=ul li|list")).isEqualTo("[b, a]");
    assertThat(display(html, "o=#own:text")).isEqualTo("own text");
    assertThat(display(html, "h=#own|html")).isEqualTo("own <b>inner</b> text");
    assertThat(display(html, "d=time|date")).isEqualTo("2026-11-30");
    assertThat(display(html, "x=xpath://li[2]")).isEqualTo("a");
    assertThat(display(html, "c=xpath:count(//li)|number")).isEqualTo("2");
  }

  @Test
  void a_value_knows_the_nodes_that_it_stands_in() {
    Document page = ParsedPage.of("<p>a</p><p>b</p>");
    Reading reading = FieldReader.read(page, List.of(FieldSpec.parse("p=p|list"))).get(0);
    assertThat(reading.hits()).allMatch(hit -> page.isTag(hit.node(), "p")).hasSize(2);
  }

  @Test
  void cells_and_lines_do_not_run_together() {
    assertThat(display("<div id=d><p>a</p><p>b</p>c<br>d</div>", "d=#d")).isEqualTo("a b c d");
    assertThat(display("<table id=d><tr><td>a<td>b</table>", "d=#d")).isEqualTo("a b");
  }

  private static String display(String html, String spec) {
    return Objects.requireNonNull(read(html, spec).value()).display();
  }

  private static Reading read(String html, String spec) {
    return FieldReader.read(ParsedPage.of(html), List.of(FieldSpec.parse(spec))).get(0);
  }
}
