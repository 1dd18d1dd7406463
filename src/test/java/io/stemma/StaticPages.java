package io.stemma;

import io.stemma.compare.CompareOptions;
import io.stemma.compare.PageView;
import io.stemma.page.Bytes;
import io.stemma.page.PageSource;
import java.nio.charset.StandardCharsets;

/** Pages from HTML in a test, read without a browser. */
final class StaticPages {
  private StaticPages() {}

  /** A page called {@code name}. */
  static PageSource source(String name, String html) {
    byte[] bytes = ("<!doctype html><meta charset=utf-8>" + html).getBytes(StandardCharsets.UTF_8);
    return new PageSource.Html(name, Bytes.copyOf(bytes));
  }

  /** The same, captured and read. */
  static PageView view(String html) {
    try (Stemma stemma = Stemma.open(StemmaOptions.defaults().withoutBrowser())) {
      return PageView.of(stemma.capture(source("page", html)), CompareOptions.DEFAULT);
    }
  }
}
