package io.stemma.dom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class XPathTest {
  /** 0 html, 1 ul, 2 li "a" 3, 4 li "b" 5, 6 x-card, 7 shadow, 8 li "c" 9. */
  private static final Document PAGE =
      Document.builder("")
          .open("html")
          .open("ul")
          .open("li")
          .attribute("title", "first")
          .text("a")
          .close()
          .open("li")
          .text("b")
          .close()
          .close()
          .open("x-card")
          .openShadowRoot()
          .open("li")
          .text("c")
          .close()
          .close()
          .close()
          .close()
          .build();

  @Test
  void elements_are_found_in_document_order_through_shadow_trees() {
    assertThat(select("//li")).extracting(XPath.Match::node).containsExactly(2, 4, 8);
    assertThat(select("//ul/li[2]")).containsExactly(new XPath.Match(4, null));
  }

  @Test
  void texts_attributes_and_computed_values_are_found() {
    assertThat(select("//li[1]/text()")).extracting(XPath.Match::node).containsExactly(3, 9);
    assertThat(select("//@title")).containsExactly(new XPath.Match(2, "first"));
    assertThat(select("count(//li)")).containsExactly(new XPath.Match(Document.NONE, "3"));
    assertThat(select("string(//li[2])")).containsExactly(new XPath.Match(Document.NONE, "b"));
    assertThat(select("string(//p)")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "//li[", "//li/nope()", "//li[@]", "unknown(1)"})
  void a_bad_expression_is_named_in_the_error(String expression) {
    assertThatThrownBy(() -> XPath.parse(expression).select(PAGE))
        .isInstanceOf(SelectorException.class)
        .hasMessageContaining("the XPath \"" + expression + "\" cannot be read: ")
        .hasMessageContaining("expected XPath 1.0");
  }

  private static List<XPath.Match> select(String expression) {
    return XPath.parse(expression).select(PAGE);
  }
}
