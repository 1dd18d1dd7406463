package io.stemma.dom;

import static org.assertj.core.api.Assertions.assertThat;

import io.stemma.render.ParsedPage;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class SortedChildrenTest {
  private static final List<CssSelector> LISTS = List.of(CssSelector.parse("ul"));

  @Test
  void shuffled_lists_become_the_same_document() {
    Document one = page("<ul><li>b<i>1</i></li><li>a</li><li class=x>c</li></ul><p>end</p>");
    Document other = page("<ul><li class=x>c</li><li>b<i>1</i></li><li>a</li></ul><p>end</p>");
    assertThat(one.sameAs(other)).isFalse();
    assertThat(SortedChildren.of(one, LISTS).sameAs(SortedChildren.of(other, LISTS))).isTrue();
  }

  @Test
  void a_counter_in_an_item_does_not_send_it_elsewhere() {
    Document sorted = SortedChildren.of(page("<ul><li>9 boats</li><li>10 arks</li></ul>"), LISTS);
    Document later = SortedChildren.of(page("<ul><li>1 boats</li><li>80 arks</li></ul>"), LISTS);
    assertThat(texts(sorted)).isEqualTo("10 arks|9 boats");
    assertThat(texts(later)).isEqualTo("80 arks|1 boats");
  }

  @Test
  void lists_in_lists_are_sorted_from_within() {
    Document one = page("<ul><li>x<ul><li>2b</li><li>1a</li></ul></li><li>w</li></ul>");
    Document other = page("<ul><li>w</li><li>x<ul><li>1a</li><li>2b</li></ul></li></ul>");
    assertThat(SortedChildren.of(one, LISTS).sameAs(SortedChildren.of(other, LISTS))).isTrue();
  }

  @Test
  void what_is_ignored_in_an_item_does_not_order_it() {
    Document one = page("<ul><li><b>z</b>a</li><li><b>y</b>c</li></ul>");
    BitSet scope = new BitSet();
    scope.set(0, one.size());
    for (int bold : CssSelector.parse("b").select(one)) {
      scope.clear(bold, one.end(bold));
    }
    assertThat(texts(SortedChildren.of(one.scopedTo(scope), LISTS))).isEqualTo("z|a|y|c");
  }

  @Test
  void places_are_those_of_the_original() {
    Document sorted = SortedChildren.of(page("<ul><li>b</li><li>a</li></ul>"), LISTS);
    int first = CssSelector.parse("li").select(sorted)[0];
    assertThat(sorted.text(first + 1)).isEqualTo("a");
    assertThat(Locator.of(sorted).place(first).selector()).endsWith("li:nth-of-type(2)");
  }

  @Test
  void without_a_match_it_is_the_document_itself() {
    Document page = page("<ol><li>b</li><li>a</li></ol>");
    assertThat(SortedChildren.of(page, LISTS)).isSameAs(page);
  }

  private static Document page(String html) {
    return ParsedPage.of(html);
  }

  private static String texts(Document document) {
    StringBuilder texts = new StringBuilder();
    for (int node = 0; node < document.size(); node++) {
      if (document.isText(node)) {
        texts.append(texts.isEmpty() ? "" : "|").append(document.text(node));
      }
    }
    return texts.toString();
  }
}
