package io.stemma.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.stemma.dom.Document;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which links lead to one place, by the addresses of the pages that they stand on. */
class LinksTest {
  @ParameterizedTest
  @CsvSource({
    "https://shop.example/, https://shop.example/b?x=1, https://test.shop.example/, https://test.shop.example/b?x=1, true",
    "https://shop.example/, /b, https://test.shop.example/, https://test.shop.example/b, true",
    "https://shop.example/p/, ../b, https://shop.example/p/, /b, true",
    "https://shop.example/, https://shop.example/b, https://test.shop.example/, https://shop.example/b, true",
    "https://shop.example/, https://shop.example/b, https://test.shop.example/, https://test.shop.example/c, false",
    "https://shop.example/, https://other.example/b, https://test.shop.example/, https://other.example/b, true",
    "file:///old/p.html, /legal/b, file:///new/p.html, legal/b, true",
    "file:///old/p.html, ./b.html, file:///new/p.html, b.html, true",
    "file:///old/p.html, //cdn.example/b, file:///new/p.html, /cdn.example/b, false",
    "file:///old/p.html, /legal/b, file:///new/p.html, /legal/c, false"
  })
  void a_link_leads_to_the_same_place_seen_from_its_page(
      String leftPage, String leftLink, String rightPage, String rightLink, boolean same) {
    Document left = page(leftPage, leftLink);
    Document right = page(rightPage, rightLink);
    List<Passage> passages = ChildMapping.compare(PageText.of(left), PageText.of(right)).passages();
    assertThat(passages.isEmpty()).isEqualTo(same);
  }

  private static Document page(String address, String link) {
    return Document.builder(address)
        .open("p")
        .breakLine()
        .open("a")
        .attribute("href", link)
        .text("Read on")
        .close()
        .close()
        .build();
  }
}
