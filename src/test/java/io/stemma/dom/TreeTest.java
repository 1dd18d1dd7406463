package io.stemma.dom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TreeTest {
  private static String brackets(Tree tree) {
    StringBuilder text = new StringBuilder();
    List<Integer> ends = new ArrayList<>();
    for (int node = 0; node < tree.size(); node++) {
      text.append('{').append(tree.label(node));
      ends.add(tree.end(node));
      while (!ends.isEmpty() && ends.get(ends.size() - 1) == node + 1) {
        text.append('}');
        ends.remove(ends.size() - 1);
      }
    }
    return text.toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{a}", "{a}{b}", "{a{b}{c{d}}}{e{f{g{h}}}}", "{#comment}{ä{1 2}}"})
  void brackets_are_read_as_they_are_written(String text) {
    assertThat(brackets(Tree.parse(text))).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"{", "}", "{a", "{a}}", "a", "{}", "{a}b", "{a{}}"})
  void brackets_that_do_not_pair_up_are_refused_with_the_text(String text) {
    assertThatThrownBy(() -> Tree.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining('"' + text + '"')
        .hasMessageContaining("expected {a{b}{c}}");
  }

  @Test
  void white_space_between_brackets_does_not_count() {
    assertThat(brackets(Tree.parse(" {a\n {b}\n} {c} "))).contains("{b}").contains("{c}");
    assertThat(Tree.parse("{a} {b}").size()).isEqualTo(2);
  }

  @Test
  void children_and_siblings_are_walked_in_order_also_of_a_forest() {
    Tree tree = Tree.parse("{a{b{c}}{d}}{e}");
    assertThat(tree.firstChild(0)).isEqualTo(1);
    assertThat(tree.nextSibling(1)).isEqualTo(3);
    assertThat(tree.nextSibling(3)).isEqualTo(Tree.NONE);
    assertThat(tree.nextSibling(0)).isEqualTo(4);
    assertThat(tree.nextSibling(4)).isEqualTo(Tree.NONE);
    assertThat(tree.firstChild(2)).isEqualTo(Tree.NONE);
    assertThat(tree.parent(2)).isEqualTo(1);
    assertThat(tree.parent(4)).isEqualTo(Tree.NONE);
    assertThat(tree.size(0)).isEqualTo(4);
  }

  @Test
  void every_node_of_brackets_has_an_element_of_a_document() {
    Tree tree = Tree.parse("{A{b}}");
    assertThat(tree.document().tag(tree.documentNode(0))).isEqualTo("a");
    assertThat(tree.label(0)).isEqualTo("A");
    assertThat(tree.treeNode(1)).isEqualTo(1);
  }

  @Test
  void a_tree_without_some_subtrees_keeps_the_rest_and_its_document() {
    Tree tree = Tree.parse("{a{b{c}}{d{e}{f}}}{g}");
    BitSet cut = new BitSet();
    cut.set(1);
    cut.set(4);
    cut.set(6);
    Tree pruned = tree.without(cut);
    assertThat(brackets(pruned)).isEqualTo("{a{d{f}}}");
    assertThat(pruned.document()).isSameAs(tree.document());
    assertThat(pruned.documentNode(2)).isEqualTo(5);
    assertThat(pruned.treeNode(1)).isEqualTo(Tree.NONE);
  }

  @Test
  void a_tree_says_its_size_not_itself() {
    assertThat(Tree.parse("{a{b}}")).hasToString("Tree[2 nodes]");
  }

  private static String reduced(Document document, NodePolicy policy) {
    return brackets(Tree.of(document, policy));
  }

  private static Document.Builder page() {
    return Document.builder("").open("html").open("head").open("title").text("T").close().close();
  }

  @Test
  void only_what_is_below_body_counts_and_texts_do_not() {
    Document page =
        page()
            .open("body")
            .text("x")
            .open("p")
            .text("y")
            .close()
            .open("div")
            .close()
            .close()
            .close()
            .build();
    assertThat(reduced(page, NodePolicy.RENDERED)).isEqualTo("{p}{div}");
    assertThat(reduced(page, NodePolicy.ALL)).isEqualTo("{p}{div}");
  }

  @Test
  void what_never_renders_is_left_out_and_a_drawing_is_one_node_unless_all_counts() {
    Document page =
        page()
            .open("body")
            .open("script")
            .text("1")
            .close()
            .comment("c")
            .open("svg")
            .open("g")
            .open("path")
            .close()
            .close()
            .close()
            .open("template")
            .open("p")
            .close()
            .close()
            .close()
            .close()
            .build();
    assertThat(reduced(page, NodePolicy.RENDERED)).isEqualTo("{svg}");
    assertThat(reduced(page, NodePolicy.ALL))
        .isEqualTo("{script}{#comment}{svg{g{path}}}{template{p}}");
  }

  @Test
  void a_frameset_counts_as_a_body() {
    Document page = page().open("frameset").open("frame").close().close().close().build();
    assertThat(reduced(page, NodePolicy.RENDERED)).isEqualTo("{frame}");
  }

  @Test
  void without_a_body_the_top_elements_are_the_roots() {
    Document fragment =
        Document.builder("")
            .open("li")
            .open("b")
            .close()
            .close()
            .text("t")
            .open("li")
            .close()
            .build();
    assertThat(reduced(fragment, NodePolicy.RENDERED)).isEqualTo("{li{b}}{li}");
  }

  @Test
  void a_shadow_tree_hangs_under_its_host_and_a_frame_shows_its_body_alone() {
    Document page =
        page()
            .open("body")
            .open("my-card")
            .openShadowRoot()
            .open("style")
            .close()
            .open("slot")
            .open("b")
            .close()
            .close()
            .close()
            .close()
            .open("iframe")
            .openFrameDocument()
            .open("html")
            .open("head")
            .open("title")
            .close()
            .close()
            .open("body")
            .open("p")
            .close()
            .close()
            .close()
            .close()
            .close()
            .close()
            .close()
            .build();
    assertThat(reduced(page, NodePolicy.RENDERED)).isEqualTo("{my-card{slot{b}}}{iframe{p}}");
  }

  @Test
  void a_second_body_that_a_script_built_is_passed_through_or_kept_below_another_element() {
    Document page =
        page()
            .open("body")
            .open("div")
            .open("body")
            .open("p")
            .close()
            .close()
            .close()
            .close()
            .close()
            .build();
    assertThat(reduced(page, NodePolicy.RENDERED)).isEqualTo("{div{body{p}}}");
  }

  @Test
  void an_empty_document_has_an_empty_tree() {
    assertThat(Tree.of(Document.EMPTY, NodePolicy.RENDERED).size()).isZero();
  }

  @Test
  void a_page_nested_a_hundred_thousand_deep_is_reduced() {
    Document.Builder page = Document.builder("");
    for (int i = 0; i < 100_000; i++) {
      page.open("div");
    }
    for (int i = 0; i < 100_000; i++) {
      page.close();
    }
    Tree tree = Tree.of(page.build(), NodePolicy.RENDERED);
    assertThat(tree.size()).isEqualTo(100_000);
    assertThat(tree.end(0)).isEqualTo(100_000);
  }

  @Test
  void of_two_attributes_with_one_name_the_first_counts_alone() {
    Document page =
        Document.builder("").open("p").attribute("ID", "a").attribute("id", "b").close().build();
    assertThat(page.attributes(0)).containsExactly(new Attribute("id", "a"));
  }
}
