package io.stemma.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.stemma.dom.NodePolicy;
import io.stemma.dom.Place;
import io.stemma.dom.Tree;
import io.stemma.render.ParsedPage;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What a person would say happened, on pages of a usual build. */
class StructuralChangesTest {
  private static final String HEADER =
      "<header id='top'><a href='/'><img alt='Shop'></a><nav><ul><li><a>Home</a><li><a>Lamps</a>"
          + "<li><a>Chairs</a></ul></nav></header>";
  private static final String FOOTER =
      "<footer><p>Imprint</p><ul><li><a>Terms</a><li><a>Privacy</a></ul></footer>";
  private static final String OFFER =
      "<div class='offer'><h3>Offer of the week</h3><p>Take two <b>lamps</b></p>"
          + "<a>More <em>offers</em></a></div>";

  private static String card(int number) {
    return "<li class='card'><a><img></a><h2>Lamp %d</h2><p><span>%d.00</span><b>EUR</b></p></li>"
        .formatted(number, 10 * number);
  }

  private static String cards(int count) {
    return IntStream.rangeClosed(1, count)
        .mapToObj(StructuralChangesTest::card)
        .collect(Collectors.joining("", "<ul class='cards'>", "</ul>"));
  }

  private static String main(String content) {
    return "<main><h1>Lamps</h1><p class='lead'>All our lamps</p>" + content + "</main>";
  }

  private static String page(String main) {
    return HEADER + main + "<aside><h2>News</h2><p>Now open</p></aside>" + FOOTER;
  }

  private static final String SHOP = page(main(cards(12)));

  private static Structure compare(String left, String right) {
    Structure structure =
        StructureMatcher.compare(IndexedTree.of(tree(left)), IndexedTree.of(tree(right)));
    double shares = structure.changes().stream().mapToDouble(StructuralChange::share).sum();
    assertThat(shares).isCloseTo(1 - structure.similarity(), within(1e-9));
    return structure;
  }

  private static Tree tree(String html) {
    return Tree.of(ParsedPage.of(html), NodePolicy.RENDERED);
  }

  private static List<String> names(Structure structure) {
    return structure.changes().stream()
        .map(
            change ->
                "%s %s %s %d"
                    .formatted(
                        change.operation().label(),
                        selector(change.left()),
                        selector(change.right()),
                        change.elements()))
        .toList();
  }

  private static String selector(@Nullable Place place) {
    return place == null ? "-" : place.selector();
  }

  @Test
  void equal_pages_have_no_changes() {
    Structure structure = compare(SHOP, SHOP);
    assertThat(structure.similarity()).isEqualTo(1);
    assertThat(structure.templateSimilarity()).isEqualTo(1);
    assertThat(structure.changes()).isEmpty();
  }

  @Test
  void a_wrapper_around_the_page_is_one_change_and_keeps_the_template() {
    Structure structure = compare(SHOP, "<div class='outer'>" + SHOP + "</div>");
    assertThat(names(structure)).containsExactly("wrap - .outer 1");
    assertThat(structure.similarity()).isLessThan(0.1);
    assertThat(structure.templateSimilarity()).isGreaterThanOrEqualTo(0.95);
  }

  @Test
  void a_wrapper_around_the_page_taken_away_is_one_change() {
    Structure structure = compare("<div class='outer'>" + SHOP + "</div>", SHOP);
    assertThat(names(structure)).containsExactly("unwrap .outer - 1");
    assertThat(structure.templateSimilarity()).isGreaterThanOrEqualTo(0.95);
  }

  @Test
  void a_wrapper_around_the_main_column_is_one_change() {
    Structure structure = compare(SHOP, page("<div class='column'>" + main(cards(12)) + "</div>"));
    assertThat(names(structure)).containsExactly("wrap - .column 1");
    assertThat(structure.templateSimilarity()).isGreaterThanOrEqualTo(0.95);
  }

  @Test
  void a_wrapper_with_the_tag_of_what_it_wraps_is_one_change() {
    String app = "<div class='app'>" + SHOP + "</div>";
    Structure structure = compare(app, "<div class='shell'>" + app + "</div>");
    assertThat(names(structure)).containsExactly("wrap - .shell 1");
  }

  @Test
  void two_wrappers_around_the_page_are_one_change() {
    Structure structure = compare(SHOP, "<div><div class='inner'>" + SHOP + "</div></div>");
    assertThat(names(structure)).containsExactly("wrap - body > div 2");
  }

  @Test
  void a_renamed_container_near_the_root_is_one_change() {
    String left = "<div class='app'>" + SHOP + "</div>";
    String right = "<section class='app'>" + SHOP + "</section>";
    Structure structure = compare(left, right);
    assertThat(names(structure)).containsExactly("relabel .app .app 1");
    assertThat(structure.templateSimilarity()).isGreaterThanOrEqualTo(0.95);
  }

  @Test
  void a_block_moved_from_sidebar_to_footer_is_one_move() {
    String left = page(main(cards(3))).replace("<aside>", "<aside>" + OFFER);
    String right = page(main(cards(3))).replace("<footer>", "<footer>" + OFFER);
    Structure structure = compare(left, right);
    assertThat(names(structure)).containsExactly("move .offer .offer 6");
    assertThat(structure.changes().get(0).text()).startsWith("Offer of the week Take two");
  }

  @Test
  void twelve_cards_that_become_twenty_four_do_not_change_the_template() {
    Structure structure = compare(SHOP, page(main(cards(24))));
    assertThat(structure.templateSimilarity()).isEqualTo(1);
    assertThat(structure.changes()).hasSize(12).allMatch(c -> c.operation() == Operation.INSERT);
  }

  @Test
  void cards_with_and_without_a_badge_are_one_shape() {
    String badged = card(3).replace("<h2>", "<i>New</i><h2>");
    Structure structure =
        compare(
            page(main(cards(12).replace(card(3), badged).replace(card(5), badged))),
            page(main(cards(12).replace(card(9), badged))));
    assertThat(structure.templateSimilarity()).isEqualTo(1);
  }

  @Test
  void three_cards_replaced_by_three_of_another_shape_are_named() {
    String other =
        "<div class='tile'><figure><video></video><figcaption>%d</figcaption></figure></div>";
    String left =
        page(main("<div class='row'>" + "<div><h3>A</h3><p>a</p></div>".repeat(3) + "</div>"));
    String right =
        page(
            main(
                "<div class='row'>"
                    + IntStream.range(0, 3).mapToObj(other::formatted).collect(Collectors.joining())
                    + "</div>"));
    Structure structure = compare(left, right);
    assertThat(names(structure))
        .contains("insert - .row > div:nth-of-type(1) > figure 3")
        .contains("delete .row > div:nth-of-type(1) > h3 - 1");
  }

  @Test
  void siblings_that_change_places_are_a_move() {
    String left = page(main(OFFER + cards(4)));
    String right = page(main(cards(4) + OFFER));
    assertThat(names(compare(left, right))).containsExactly("move .offer .offer 6");
  }

  @Test
  void of_siblings_that_look_the_same_the_one_that_went_is_known_by_what_it_said() {
    assertThat(names(compare("<ul><li>one<li>two<li>three</ul>", "<ul><li>two<li>three</ul>")))
        .containsExactly("delete body > ul > li:nth-of-type(1) - 1");
    assertThat(
            names(
                compare(
                    "<main><p>before<div><p class=price>89 EUR<p>In stock</div></main>",
                    "<main><p>news<p>before<div><p>In stock</div></main>")))
        .containsExactlyInAnyOrder("delete .price - 1", "insert - main > p:nth-of-type(1) 1");
  }

  @Test
  void where_nothing_says_the_same_the_class_tells() {
    assertThat(
            names(
                compare(
                    "<div><p class=price>89 EUR<p class=stock>In stock</div>",
                    "<div><p class=stock>Sold out</div>")))
        .containsExactly("delete .price - 1");
  }

  @Test
  void rows_that_came_are_known_in_a_long_list() {
    String rows =
        IntStream.range(0, 200)
            .mapToObj(i -> "<tr><td>row " + i + "<td>" + i * i)
            .collect(Collectors.joining());
    String more =
        rows.replace("<tr><td>row 7<", "<tr><td>new<td>1<tr><td>row 7<")
            .replace("<tr><td>row 90<", "<tr><td>newer<td>2<tr><td>row 90<");
    assertThat(names(compare("<table>" + rows + "</table>", "<table>" + more + "</table>")))
        .containsExactly(
            "insert - body > table > tbody > tr:nth-of-type(8) 3",
            "insert - body > table > tbody > tr:nth-of-type(92) 3");
  }
}
