package io.stemma.dom;

import static org.assertj.core.api.Assertions.assertThat;

import io.stemma.render.ParsedPage;
import java.util.Iterator;
import java.util.Random;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

class LocatorTest {
  /** The document's element with the attribute {@code here}. */
  private static Place place(String html) {
    Document document = ParsedPage.of(html);
    for (int node = 0; node < document.size(); node++) {
      if (document.isElement(node) && document.attribute(node, "here") != null) {
        return Locator.of(document).place(node);
      }
    }
    throw new AssertionError("no element is here");
  }

  @Test
  void an_id_that_a_person_wrote_comes_first() {
    Place place = place("<main><p id=intro class=lead here>x</p></main>");
    assertThat(place.selector()).isEqualTo("#intro");
    assertThat(place.xpath()).isEqualTo("//*[@id=\"intro\"]");
  }

  @Test
  void generated_ids_and_classes_are_never_used() {
    Place place = place("<main><p id=':r1:' class='sc-a1B2c3 css-1x2y3z' here>x</p></main>");
    assertThat(place.selector()).isEqualTo("main > p");
    assertThat(place.xpath()).isEqualTo("/html/body/main/p");
  }

  @Test
  void an_id_or_a_class_that_another_element_has_too_is_not_used() {
    Place place = place("<main><p id=a class=b></p><p id=a class=b here></p></main>");
    assertThat(place.selector()).isEqualTo("main > p:nth-of-type(2)");
    assertThat(place.xpath()).isEqualTo("/html/body/main/p[2]");
  }

  @Test
  void an_attribute_made_for_tests_is_used() {
    assertThat(place("<div><b data-testid='buy now' here></b></div>").selector())
        .isEqualTo("[data-testid=\"buy now\"]");
  }

  @Test
  void the_way_starts_at_the_nearest_name() {
    assertThat(place("<main><ul class=cards><li><li><li><a here></a></ul></main>").selector())
        .isEqualTo(".cards > li:nth-of-type(3) > a");
  }

  @Test
  void names_are_escaped() {
    assertThat(place("<div class='md:flex w-1/2' here></div>").selector()).isEqualTo(".md\\:flex");
    assertThat(place("<div id='2nd' here></div>").selector()).isEqualTo("#\\32 nd");
  }

  @Test
  void a_drawing_is_in_a_namespace_of_its_own() {
    assertThat(place("<main><svg><g><path here></path></g></svg></main>").xpath())
        .isEqualTo("/html/body/main/*[name()='svg']/*[name()='g']/*[name()='path']");
  }

  @Test
  void shadow_trees_and_frames_are_entered_with_three_arrows() {
    Document page =
        Document.builder("")
            .open("html")
            .open("body")
            .open("my-card")
            .openShadowRoot()
            .open("div")
            .close()
            .open("div")
            .open("b")
            .close()
            .close()
            .close()
            .close()
            .open("iframe")
            .openFrameDocument()
            .open("html")
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
    Locator locator = Locator.of(page);
    Place bold = locator.place(6);
    assertThat(page.tag(6)).isEqualTo("b");
    assertThat(bold.selector()).isEqualTo("body > my-card >>> :host > div:nth-of-type(2) > b");
    assertThat(bold.xpath()).isEqualTo("/html/body/my-card >>> /div[2]/b");
    Place paragraph = locator.place(11);
    assertThat(page.tag(11)).isEqualTo("p");
    assertThat(paragraph.selector()).isEqualTo("body > iframe >>> body > p");
    assertThat(paragraph.xpath()).isEqualTo("/html/body/iframe >>> /html/body/p");
    assertThat(CssSelector.parse(bold.selector()).select(page)).containsExactly(6);
    assertThat(CssSelector.parse(paragraph.selector()).select(page)).containsExactly(11);
  }

  @Test
  void a_text_has_its_own_xpath_and_its_parents_selector() {
    Document page =
        Document.builder("").open("p").text("a").open("b").close().text("c").close().build();
    Place place = Locator.of(page).place(3);
    assertThat(place.xpath()).isEqualTo("/p/text()[2]");
    assertThat(place.selector()).isEqualTo("p:root");
  }

  @Test
  void equal_places_are_the_same_node_of_the_same_document() {
    Document page = Document.builder("").open("p").close().build();
    assertThat(Locator.of(page).place(0)).isEqualTo(Locator.of(page).place(0));
    assertThat(Locator.of(page).place(0)).hasToString("p:root");
  }

  @Test
  void every_place_selects_its_element_alone() {
    for (long seed = 0; seed < 60; seed++) {
      org.jsoup.nodes.Document parsed = Jsoup.parse(randomPage(new Random(seed)));
      Document document = ParsedPage.of(parsed);
      Locator locator = Locator.of(document);
      Iterator<Element> elements = parsed.getAllElements().iterator();
      elements.next();
      for (int node = 0; node < document.size(); node++) {
        if (document.isElement(node)) {
          Place place = locator.place(node);
          Element element = elements.next();
          assertThat(parsed.select(place.selector()))
              .as("seed %d, %s", seed, place.selector())
              .containsExactly(element);
          assertThat(CssSelector.parse(place.selector()).select(document)).containsExactly(node);
          assertThat(parsed.selectXpath(place.xpath(), Element.class))
              .as("seed %d, %s", seed, place.xpath())
              .containsExactly(element);
        }
      }
    }
  }

  private static String randomPage(Random random) {
    String[] tags = {"div", "p", "section", "ul", "span", "b", "main", "header"};
    String[] names = {"price", "a:b", "x/y", "css-1a2b3c", "item", "2nd", "lead", "-", "-5"};
    StringBuilder html = new StringBuilder();
    for (int i = 0; i < 40; i++) {
      String tag = tags[random.nextInt(tags.length)];
      html.append('<').append(tag);
      if (random.nextInt(3) == 0) {
        html.append(" id='").append(names[random.nextInt(names.length)]).append('\'');
      }
      if (random.nextInt(3) == 0) {
        html.append(" class='").append(names[random.nextInt(names.length)]).append(" i'");
      }
      html.append('>');
      if (random.nextInt(3) == 0) {
        html.append("</").append(tag).append('>');
      }
    }
    return html.toString();
  }
}
