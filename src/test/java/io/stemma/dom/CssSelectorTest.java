package io.stemma.dom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CssSelectorTest {
  /**
   * 0 html, 1 body, 2 x-card, 3 shadow, 4 p.price, 5 "1", 6 iframe, 7 frame, 8 html, 9 p, 10 ul,
   * 11-13 li.
   */
  private static final Document PAGE =
      Document.builder("https://shop.example/")
          .open("html")
          .open("body")
          .open("x-card")
          .openShadowRoot()
          .open("p")
          .attribute("class", "price")
          .text("1")
          .close()
          .close()
          .close()
          .open("iframe")
          .openFrameDocument()
          .open("html")
          .open("p")
          .attribute("data-k", "v")
          .close()
          .close()
          .close()
          .close()
          .open("ul")
          .open("li")
          .close()
          .open("li")
          .attribute("class", "on price")
          .close()
          .open("li")
          .close()
          .close()
          .close()
          .close()
          .build();

  @Test
  void matches_come_in_document_order_and_once() {
    assertThat(select("li, ul, li.on")).containsExactly(10, 11, 12, 13);
  }

  @Test
  void shadow_trees_and_frames_hang_under_their_hosts() {
    assertThat(select("x-card > .price")).containsExactly(4);
    assertThat(select("iframe p[data-k=v]")).containsExactly(9);
    assertThat(select(".price")).containsExactly(4, 12);
  }

  @Test
  void positions_count_among_elements() {
    assertThat(select("li:nth-of-type(2)")).containsExactly(12);
    assertThat(select("body > :last-child")).containsExactly(10);
  }

  @Test
  void text_nodes_can_be_selected_too() {
    assertThat(select(".price > ::text")).containsExactly(5);
  }

  @Test
  void a_scope_narrows_the_search() {
    assertThat(CssSelector.parse("p").select(PAGE, 6)).containsExactly(9);
    assertThatThrownBy(() -> CssSelector.parse("p").select(PAGE, 5))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("node 5 is not an element");
  }

  @Test
  void an_empty_document_has_no_matches() {
    assertThat(CssSelector.parse("*").select(Document.EMPTY)).isEmpty();
  }

  @Test
  void a_very_deep_document_is_searched_without_recursion() {
    Document.Builder deep = Document.builder("");
    for (int i = 0; i < 5_000; i++) {
      deep.open("div");
    }
    for (int i = 0; i < 5_000; i++) {
      deep.close();
    }
    assertThat(CssSelector.parse("body div, div:root").select(deep.build())).containsExactly(0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "div >", "a[", ":nope", "p:nth-child(x)", "[a~=(]", "..x", "a]"})
  void a_bad_selector_is_named_in_the_error(String css) {
    assertThatThrownBy(() -> CssSelector.parse(css))
        .isInstanceOfSatisfying(
            SelectorException.class, e -> assertThat(e.selector()).isEqualTo(css))
        .hasMessageContaining("\"" + css + "\" cannot be read: ")
        .hasMessageContaining("expected jsoup's syntax");
  }

  private static int[] select(String css) {
    return CssSelector.parse(css).select(PAGE);
  }
}
