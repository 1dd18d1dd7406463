package io.stemma.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.stemma.dom.NodePolicy;
import io.stemma.dom.Tree;
import io.stemma.render.ParsedPage;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whether two pages are of one template, whatever they say and however their classes are called.
 */
class TemplateTest {
  private static final String PRODUCT =
      "<header class='site-header'><a class='logo'><img></a><nav class='site-nav'><ul><li><a></a>"
          + "<li><a></a></ul></nav></header><main class='product'><div class='gallery'><img><img>"
          + "</div><h1 class='title'></h1><p class='price'><b></b></p><form class='buy'><select>"
          + "<option></option></select><button></button></form>%s</main>"
          + "<footer class='site-footer'><p></p></footer>";

  private static String product(int reviews) {
    String review = "<li class='review'><h3></h3><p>%d<em></em></p></li>";
    return PRODUCT.formatted(
        IntStream.range(0, reviews)
            .mapToObj(review::formatted)
            .collect(Collectors.joining("", "<ul class='reviews'>", "</ul>")));
  }

  private static IndexedTree index(String html) {
    return IndexedTree.of(Tree.of(ParsedPage.of(html), NodePolicy.RENDERED));
  }

  private static double similarity(String left, String right) {
    return StructureMatcher.templateSimilarity(index(left), index(right));
  }

  private static int distance(String left, String right) {
    return TemplateFingerprint.of(index(left)).distance(TemplateFingerprint.of(index(right)));
  }

  @Test
  void three_reviews_or_three_hundred_are_one_template() {
    assertThat(similarity(product(3), product(300))).isEqualTo(1);
    assertThat(distance(product(3), product(300))).isZero();
  }

  @Test
  void a_listing_is_another_template_than_a_product_of_the_same_site() {
    String card = "<li class='card'><a><img></a><h2></h2><span></span></li>";
    String listing =
        "<header class='site-header'><a class='logo'><img></a><nav class='site-nav'><ul><li><a></a>"
            + "<li><a></a></ul></nav></header><main class='listing'><aside class='filters'><form>"
            + "<fieldset><label><input></label></fieldset></form></aside><ol class='cards'>"
            + card.repeat(24)
            + "</ol><nav class='pages'><a></a><a></a></nav></main>"
            + "<footer class='site-footer'><p></p></footer>";
    assertThat(similarity(product(10), listing)).isLessThan(0.63);
    assertThat(distance(product(10), listing)).isPositive();
  }

  @Test
  void class_names_rolled_anew_by_a_build_change_nothing() {
    String rolled =
        product(5)
            .replace("class='review'", "class='Review_root__x7Kp2'")
            .replace("class='price'", "class='css-1x2y3z'")
            .replace("class='title'", "id=':r1:'");
    assertThat(similarity(product(5), rolled)).isEqualTo(1);
    assertThat(distance(product(5), rolled)).isZero();
  }

  @Test
  void a_wrapper_keeps_the_template_where_the_names_inside_stay() {
    assertThat(similarity(product(5), "<div class='shell'>" + product(5) + "</div>"))
        .isGreaterThanOrEqualTo(0.95);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"<div>", "<div class='content-layer'>", "<div id='app' class='page-shell outer'>"})
  void a_wrapper_is_no_new_template_on_a_page_without_names_either(String wrapper) {
    String page =
        "<header><h1></h1></header>%s<main><h2></h2><dl><dt><dd></dl><p></main>%s<footer>";
    String plain = page.formatted("", "");
    String wrapped = page.formatted(wrapper, "</div>");
    assertThat(similarity(plain, wrapped)).isEqualTo(1);
    assertThat(similarity(wrapped, plain)).isEqualTo(1);
  }

  @Test
  void a_wrapper_around_all_new_names_is_a_new_template() {
    String renamed =
        product(5)
            .replace("site-header", "masthead")
            .replace("site-nav", "menu")
            .replace("logo", "brand")
            .replace("product", "detail")
            .replace("gallery", "carousel")
            .replace("title", "heading")
            .replace("price", "amount")
            .replace("buy", "checkout")
            .replace("review", "opinion")
            .replace("site-footer", "colophon");
    assertThat(similarity(product(5), "<div class='frame'>" + renamed + "</div>"))
        .isLessThan(StructureMatcher.TEMPLATE_THRESHOLD);
  }

  @Test
  void another_build_is_another_template() {
    String redesigned =
        "<div class='app'><div class='topbar'><span></span><button></button></div>"
            + "<div class='hero'><picture><source><img></picture></div><section class='detail'>"
            + "<h2></h2><table class='facts'><tr><th></th><td></td></tr></table>"
            + "<div class='cta'><a></a></div></section><section class='voices'>"
            + "<blockquote></blockquote><blockquote></blockquote></section></div>";
    assertThat(similarity(product(5), redesigned)).isLessThan(StructureMatcher.TEMPLATE_THRESHOLD);
    assertThat(distance(product(5), redesigned)).isGreaterThan(16);
  }

  @Test
  void two_empty_pages_are_of_one_template() {
    assertThat(similarity("", "")).isEqualTo(1);
    assertThat(similarity("", product(1))).isZero();
  }

  @Test
  void a_fingerprint_is_sixteen_hexadecimal_digits() {
    assertThat(new TemplateFingerprint(255)).hasToString("00000000000000ff");
  }

  @Test
  void a_budget_below_zero_is_refused() {
    assertThatThrownBy(() -> new MatchOptions(-1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("cells: -1");
  }
}
