package io.stemma.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.stemma.dom.Document;
import org.junit.jupiter.api.Test;

class ConsentLayersTest {
  private static final String ASKING = "We use cookies. Do you agree?";

  /** A page whose body holds an element with an attribute, a text and a child element. */
  private static Document page(
      String tag, String attribute, String value, String text, String child) {
    return Document.builder("https://shop.example/")
        .open("html")
        .open("body")
        .open("h1")
        .text("Lamp")
        .close()
        .open(tag)
        .attribute(attribute, value)
        .text(text)
        .open(child)
        .text("Accept")
        .close()
        .close()
        .close()
        .close()
        .build();
  }

  private static int layers(String tag, String attribute, String value, String text, String child) {
    Document page = page(tag, attribute, value, text, child);
    int[] found = ConsentLayers.of(page).toArray();
    for (int node : found) {
      assertThat(page.attribute(node, attribute)).isEqualTo(value);
    }
    return found.length;
  }

  @Test
  void containers_of_consent_platforms_are_known_by_name() {
    assertThat(layers("div", "id", "onetrust-consent-sdk", "", "div")).isOne();
    assertThat(layers("div", "id", "sp_message_container_123", "", "iframe")).isOne();
    assertThat(layers("div", "class", "x cky-consent-container", "", "div")).isOne();
  }

  @Test
  void others_are_known_by_what_they_ask_and_offer() {
    assertThat(layers("div", "class", "CookieNotice", ASKING, "button")).isOne();
    assertThat(layers("section", "role", "dialog", ASKING, "button")).isOne();
    assertThat(layers("div", "id", "gdpr", "Wir verwenden Cookies.", "a")).isOne();
  }

  @Test
  void what_only_speaks_of_cookies_is_part_of_the_page() {
    assertThat(layers("div", "class", "recipe", "Cookies with nuts", "button")).isZero();
    assertThat(layers("div", "class", "cookie-recipe", "Bake for 10 minutes", "button")).isZero();
    assertThat(layers("div", "class", "cookie-text", ASKING, "p")).isZero();
    assertThat(layers("div", "class", "cookie-page", ASKING, "h1")).isZero();
    assertThat(layers("article", "class", "cookie-policy", ASKING, "a")).isZero();
    assertThat(layers("div", "role", "dialog", "Sign in to go on", "button")).isZero();
    assertThat(layers("div", "class", "cookies", ASKING + "x".repeat(4000), "a")).isZero();
  }
}
