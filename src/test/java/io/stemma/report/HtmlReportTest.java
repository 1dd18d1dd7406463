package io.stemma.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.stemma.page.Bytes;
import io.stemma.verdict.Comparison;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

final class HtmlReportTest {
  private static final ReportOptions LIST =
      new ReportOptions(true, ReportOptions.Detail.NORMAL, false, ReportOptions.DEFAULT.failOn());

  /** One white pixel. */
  private static final Bytes PIXEL =
      Bytes.copyOf(
          Base64.getDecoder()
              .decode(
                  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEANl9ngAAAAABJRU5ErkJggg=="));

  @ParameterizedTest
  @FieldSource("io.stemma.report.Hostile#TEXTS")
  void hostile_text_stays_text(String text) {
    Document page = parse(LIST, Hostile.comparison(text));
    assertThat(page.select("script, img, iframe, object, embed, base, form, input, x")).isEmpty();
    assertThat(page.select("style")).hasSize(1);
    assertThat(page.expectFirst("h2").wholeText()).isEqualTo(shown(text));
    assertThat(page.getAllElements())
        .flatMap(element -> element.attributes().asList())
        .allSatisfy(HtmlReportTest::assertHarmless);
  }

  private static void assertHarmless(Attribute attribute) {
    String value = attribute.getValue().toLowerCase(Locale.ROOT);
    assertThat(attribute.getKey()).doesNotStartWith("on").isNotIn("src", "style", "action");
    if (attribute.getKey().equals("href")) {
      assertThat(value).matches("(?s)#[a-z0-9-]+|https?://.*|data:image/png;base64,[a-z0-9+/=]+");
    }
  }

  /** What a parser of HTML reads where {@code text} was shown. */
  private static String shown(String text) {
    return Printable.text(text);
  }

  @Test
  void the_policy_allows_its_own_style_sheet_and_pictures_and_nothing_else() {
    Document page = parse(ReportOptions.DEFAULT, shop());
    String css = page.expectFirst("style").data();
    assertThat(page.expectFirst("meta[http-equiv=Content-Security-Policy]").attr("content"))
        .isEqualTo("default-src 'none'; img-src data:; style-src " + ContentHash.of(css));
    assertThat(css).doesNotContain("url(", "@import", "</");
  }

  @Test
  void every_reference_leads_somewhere_and_every_name_is_there_once() {
    Document page = parse(LIST, shop(), pictured(), shop());
    List<String> ids = page.select("[id]").eachAttr("id");
    assertThat(ids).doesNotHaveDuplicates();
    assertThat(page.select("[href^=#]").eachAttr("href"))
        .isNotEmpty()
        .allSatisfy(href -> assertThat(ids).contains(href.substring(1)));
  }

  @Test
  void the_verdict_comes_first_with_its_reasons() {
    Document page = parse(ReportOptions.DEFAULT, shop());
    Element verdict = page.expectFirst("article").child(0);
    assertThat(verdict.select(".kind").eachText()).containsExactly("field", "content");
    assertThat(verdict.expectFirst("li").text()).startsWith("price 89.00 EUR -> 79.00 EUR");
    assertThat(page.select(".passage del").text()).isEqualTo("89.00");
    assertThat(page.select(".passage ins").text()).isEqualTo("79.00");
    assertThat(page.select("tr.changed td").eachText()).startsWith("89.00 EUR", "79.00 EUR");
  }

  @Test
  void a_frame_is_drawn_where_the_change_is() {
    Document page = parse(ReportOptions.DEFAULT, pictured());
    Element frame = page.expectFirst("rect.insert");
    assertThat(frame.attr("x")).isEqualTo("7");
    assertThat(frame.attr("y")).isEqualTo("97");
    assertThat(frame.attr("width")).isEqualTo("206");
    assertThat(frame.attr("height")).isEqualTo("36");
    assertThat(page.expectFirst("a:has(> rect.insert)").attr("href")).isEqualTo("#c1-change1");
    assertThat(page.select("image")).hasSize(1);
    assertThat(page.expectFirst("svg").attr("viewBox")).isEqualTo("0 0 1 1");
  }

  @Test
  void what_came_as_a_whole_has_one_frame() {
    assertThat(parse(ReportOptions.DEFAULT, pictured()).select("rect")).hasSize(1);
  }

  @Test
  void a_lost_field_is_shown_where_it_was_and_where_it_would_be() {
    Document page =
        parse(
            ReportOptions.DEFAULT,
            Comparisons.of(
                Comparisons.laidOut("left.html", PIXEL, "one", "two", "three"),
                Comparisons.laidOut("right.html", PIXEL, "one", "two"),
                "last=li:nth-of-type(3)"));
    assertThat(page.select("h3").eachText()).contains("Lost: last");
    assertThat(page.select(".crops figcaption").eachText())
        .containsExactly("left: where it was", "right: where the element would be; it is gone");
    assertThat(page.select(".crops use").eachAttr("href"))
        .containsExactly("#c1-picture-left", "#c1-picture-right");
    assertThat(page.select(".crops rect").eachAttr("y")).containsExactly("97", "97");
    assertThat(page.select("image")).hasSize(2);
  }

  @Test
  void several_are_ranked_by_weight() {
    Document page =
        parse(
            LIST,
            Comparisons.ofFixture("same/left.html", "same/right.html"),
            Comparisons.ofFixture("article/left.html", "article/right.html"),
            shop());
    assertThat(page.select(".index .kind").eachText()).containsExactly("field", "content", "none");
    assertThat(page.select("article")).hasSize(3);
  }

  @Test
  void a_page_that_is_not_ok_is_told_with_its_cause_and_a_remedy() {
    Document page =
        parse(
            ReportOptions.DEFAULT,
            Comparisons.of(
                Comparisons.fixture("same/left.html"),
                Comparisons.failed("https://site.example/", "the connection was refused")));
    assertThat(page.select(".page").eachText().get(1))
        .contains("failed: the connection was refused", "stemma doctor");
    assertThat(page.select(".measures")).isEmpty();
  }

  @Test
  void a_page_behind_an_unknown_verdict_is_pictured() {
    Document page =
        parse(
            ReportOptions.DEFAULT,
            Comparisons.of(
                Comparisons.failed("https://site.example/", "the connection was refused"),
                Comparisons.laidOut("right.html", PIXEL, "one")));
    assertThat(page.select("image")).hasSize(1);
    assertThat(page.select("rect")).isEmpty();
    assertThat(page.select("figcaption").eachText())
        .containsExactly("left: no picture of this page", "right, 0 places framed");
  }

  @Test
  void of_a_long_list_the_first_hundred_that_differ_are_pictured() {
    Comparison[] list = Collections.nCopies(101, pictured()).toArray(Comparison[]::new);
    Document page = parse(LIST, list);
    assertThat(page.select("article")).hasSize(101);
    assertThat(page.select("image")).hasSize(100);
    assertThat(page.select("section:has(> .index) > p").text()).contains("first 100");
  }

  @Test
  void headings_go_down_one_level_at_a_time_and_pictures_have_names() {
    Document page = parse(ReportOptions.DEFAULT, pictured());
    assertThat(page.select("h1, h2, h3").eachText())
        .startsWith("Comparison of two pages", "left.html → right.html", "Pictures", "Structure");
    assertThat(page.select("h1")).hasSize(1);
    assertThat(page.select("[role=region]").eachAttr("aria-label"))
        .containsExactly("Screenshot of the right page");
  }

  private static Comparison shop() {
    return Comparisons.ofFixture(
        "shop/product-v1.html", "shop/product-v2.html", "price=.price|price");
  }

  /** A list with one more item on the right, of which there is a picture. */
  private static Comparison pictured() {
    return Comparisons.of(
        Comparisons.laidOut("left.html", null, "one", "two"),
        Comparisons.laidOut("right.html", PIXEL, "one", "two", "three"));
  }

  private static Document parse(ReportOptions options, Comparison... comparisons) {
    String html = Comparisons.shown(ReportFormat.HTML, options, comparisons);
    return Jsoup.parse(html);
  }
}
