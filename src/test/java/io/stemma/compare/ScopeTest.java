package io.stemma.compare;

import static org.assertj.core.api.Assertions.assertThat;

import io.stemma.dom.CssSelector;
import io.stemma.dom.Document;
import io.stemma.dom.NodePolicy;
import io.stemma.dom.Tree;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ScopeTest {
  /** body: header (h1), main (p, aside (a), p), footer. */
  private static final Document PAGE =
      Document.builder("")
          .open("html")
          .open("body")
          .open("header")
          .open("h1")
          .close()
          .close()
          .open("main")
          .open("p")
          .close()
          .open("aside")
          .open("a")
          .close()
          .close()
          .open("p")
          .close()
          .close()
          .open("footer")
          .close()
          .close()
          .close()
          .build();

  @Test
  void the_whole_page_is_the_document_itself() {
    assertThat(Scope.WHOLE_PAGE.of(PAGE)).isSameAs(PAGE);
  }

  @Test
  void a_region_keeps_itself_and_what_is_below_it() {
    assertThat(labels(scope("main", ""))).isEqualTo("main p aside a p");
  }

  @Test
  void what_is_ignored_goes_with_everything_below_it() {
    assertThat(labels(scope("", "aside"))).isEqualTo("header h1 main p p footer");
  }

  @Test
  void ignored_wins_inside_a_region() {
    assertThat(labels(scope("main", "aside"))).isEqualTo("main p p");
  }

  @Test
  void a_region_that_matches_nothing_leaves_nothing() {
    assertThat(labels(scope("article", ""))).isEmpty();
  }

  @Test
  void nodes_keep_their_numbers() {
    Tree tree = Tree.of(scope("footer", "").of(PAGE), NodePolicy.RENDERED);
    assertThat(PAGE.tag(tree.documentNode(0))).isEqualTo("footer");
  }

  private static Scope scope(String region, String ignored) {
    return new Scope(selectors(region), selectors(ignored));
  }

  private static List<CssSelector> selectors(String css) {
    return css.isEmpty() ? List.of() : List.of(CssSelector.parse(css));
  }

  private static String labels(Scope scope) {
    Tree tree = Tree.of(scope.of(PAGE), NodePolicy.RENDERED);
    return IntStream.range(0, tree.size()).mapToObj(tree::label).collect(Collectors.joining(" "));
  }
}
