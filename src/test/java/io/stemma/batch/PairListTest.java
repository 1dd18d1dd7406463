package io.stemma.batch;

import static org.assertj.core.api.Assertions.assertThat;

import io.stemma.config.PageType;
import io.stemma.config.PageTypes;
import io.stemma.page.PagePair;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PairListTest {
  private static final PageTypes TYPES =
      new PageTypes(List.of(PageType.of("product=**/p/*"), PageType.of("article=**/a/*")));

  @Test
  void two_sources_a_line_are_separated_by_tab_or_white_space() throws IOException {
    assertThat(read("a.html b.html\nc.html\td d.html\n  e.html   f.html  "))
        .containsExactly("1 a.html|b.html", "2 c.html|d d.html", "3 e.html|f.html");
  }

  @Test
  void blank_lines_comments_marks_and_carriage_returns_are_harmless() throws IOException {
    assertThat(read("\uFEFF# pages\r\n\r\na.html b.html\r\n   # more\r\nc.html d.html"))
        .containsExactly("3 a.html|b.html", "5 c.html|d.html");
  }

  @Test
  void a_mark_says_that_a_list_is_utf_16() throws IOException {
    assertThat(read("\uFEFFü.html b.html", StandardCharsets.UTF_16LE))
        .containsExactly("1 ü.html|b.html");
    assertThat(read("\uFEFFü.html b.html", StandardCharsets.UTF_16BE))
        .containsExactly("1 ü.html|b.html");
  }

  @Test
  void a_header_makes_it_csv_with_columns_in_any_order() throws IOException {
    assertThat(read("name,right,left\nshop,\"b,1.html\",a.html\n,d.html,c.html"))
        .containsExactly("2 shop a.html|b,1.html", "3 c.html|d.html");
  }

  @Test
  void a_type_is_one_that_is_configured() throws IOException {
    assertThat(
            read(
                "left,right,type\na.html,b.html,product\nc.html,d.html,\n"
                    + "e.html,f.html,produkt\ng.html,h.html,zebra"))
        .satisfiesExactly(
            line -> assertThat(line).isEqualTo("2 product: a.html|b.html"),
            line -> assertThat(line).isEqualTo("3 c.html|d.html"),
            line ->
                assertThat(line).endsWith("\"produkt\" is configured; did you mean \"product\"?"),
            line -> assertThat(line).endsWith("is configured, only [product, article]"));
    assertThat(read("{\"left\":\"a.html\",\"right\":\"b.html\",\"type\":\"article\"}"))
        .containsExactly("1 article: a.html|b.html");
  }

  @Test
  void json_lines_have_the_same_keys() throws IOException {
    assertThat(
            read("{\"left\":\"a.html\",\"right\":\"b.html\",\"name\":\"shop\"}\n{\"left\":1}\n{"))
        .element(0)
        .isEqualTo("1 shop a.html|b.html");
  }

  @Test
  void a_bad_line_is_told_by_number_and_the_list_goes_on() throws IOException {
    assertThat(read("a.html\nb.html c.html\njavascript:alert(1) d.html\n- e.html\na b c"))
        .satisfiesExactly(
            line -> assertThat(line).startsWith("1 refused: expected two sources"),
            line -> assertThat(line).isEqualTo("2 b.html|c.html"),
            line -> assertThat(line).startsWith("3 refused:").contains("javascript"),
            line -> assertThat(line).startsWith("4 refused:").contains("standard input"),
            line -> assertThat(line).startsWith("5 refused:").contains("separate with a tab"));
  }

  @Test
  void a_csv_row_with_too_few_cells_is_told_by_number() throws IOException {
    assertThat(read("left,right\na.html\nb.html,c.html"))
        .satisfiesExactly(
            line -> assertThat(line).startsWith("2 refused: expected the 2 columns"),
            line -> assertThat(line).isEqualTo("3 b.html|c.html"));
  }

  @Test
  void an_empty_list_has_no_lines() throws IOException {
    assertThat(read("")).isEmpty();
    assertThat(read("\n# nothing\n")).isEmpty();
  }

  private static List<String> read(String text) throws IOException {
    return read(text, StandardCharsets.UTF_8);
  }

  private static List<String> read(String text, Charset charset) throws IOException {
    List<String> lines = new ArrayList<>();
    PairList.read(new ByteArrayInputStream(text.getBytes(charset)), TYPES)
        .forEachRemaining(line -> lines.add(show(line)));
    return lines;
  }

  private static String show(ListLine line) {
    if (line instanceof ListLine.Pair pair) {
      PagePair pages = pair.pages();
      String name = pages.name() == null ? "" : pages.name() + " ";
      String type = pages.type() == null ? "" : pages.type() + ": ";
      return pair.number() + " " + name + type + pages.left().name() + "|" + pages.right().name();
    }
    return line.number() + " refused: " + ((ListLine.Refused) line).reason();
  }
}
