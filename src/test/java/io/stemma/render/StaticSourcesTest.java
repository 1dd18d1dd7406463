package io.stemma.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.stemma.page.PageSource;
import io.stemma.page.PageState;
import io.stemma.page.Snapshot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pages as other programs store them, read without a browser. */
class StaticSourcesTest {
  @TempDir private Path folder;

  private static Snapshot read(String source) {
    try (Renderer renderer = Renderer.withoutBrowser()) {
      return renderer.render(PageSource.of(source), CaptureOptions.defaults());
    }
  }

  @Test
  void a_page_saved_as_mhtml_is_its_html() throws IOException {
    Snapshot page = read(StoredPages.mhtml(folder).toString());
    assertThat(page.state()).isEqualTo(PageState.OK);
    assertThat(page.title()).isEqualTo("Lamp");
    assertThat(page.response().finalUrl()).isEqualTo("https://shop.example/p/1");
    assertThat(Reading.text(page)).startsWith("Lamp 89 €");
  }

  @Test
  void an_mhtml_file_without_a_page_says_so() throws IOException {
    Path file = Files.writeString(folder.resolve("page.mht"), "Content-Type: image/png\r\n\r\nx");
    assertThat(read(file.toString()).stateReason())
        .isEqualTo("there is no page in this MHTML file");
  }

  @Test
  void a_page_of_an_archive_is_found_by_its_address_whatever_its_scheme() throws IOException {
    String archive = StoredPages.warc(folder).toString();
    Snapshot page = read(archive + "#http://shop.example/p");
    assertThat(page.response().finalUrl()).isEqualTo("https://shop.example/p");
    assertThat(page.response().status()).isEqualTo(200);
    assertThat(Reading.text(page)).isEqualTo("served");
    assertThat(Reading.text(read(archive + "#https://shop.example/old"))).isEqualTo("served");
    assertThat(read(archive + "#https://shop.example/none").state()).isEqualTo(PageState.MISSING);
  }

  @Test
  void an_archive_that_does_not_hold_the_page_says_what_it_holds() throws IOException {
    String archive = StoredPages.warc(folder).toString();
    assertThat(read(archive).stateReason())
        .contains("as in FILE#URL: it holds 3, such as https://shop.example/p");
    assertThat(read(archive + "#https://else.example/").stateReason())
        .contains("does not hold https://else.example/");
    Path garbage = Files.writeString(folder.resolve("x.warc"), "no archive");
    assertThat(read(garbage + "#https://shop.example/p").state()).isEqualTo(PageState.FAILED);
  }
}
