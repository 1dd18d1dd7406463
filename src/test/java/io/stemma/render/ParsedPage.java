package io.stemma.render;

import io.stemma.dom.Document;
import java.io.IOException;
import java.nio.file.Path;
import org.jsoup.Jsoup;

/** Documents from HTML, read by the product as it reads pages without a browser. */
public final class ParsedPage {
  private static final String ADDRESS = "https://shop.example/p/1";

  private ParsedPage() {}

  /** The document of a page of a shop. */
  public static Document of(String html) {
    return of(html, ADDRESS);
  }

  /** The document of a page at an address; empty for none. */
  public static Document of(String html, String address) {
    return of(Jsoup.parse(html, address));
  }

  /** The document of a saved page. */
  public static Document of(Path file) throws IOException {
    return of(Jsoup.parse(file.toFile()));
  }

  /** The document of a page that jsoup parsed; its elements are in the same order. */
  public static Document of(org.jsoup.nodes.Document parsed) {
    return StaticDocument.of(parsed, parsed.location());
  }
}
