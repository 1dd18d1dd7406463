package io.stemma.report;

import java.io.IOException;

/**
 * What stands around every report: a page that holds everything it shows. It loads nothing and runs
 * nothing, and its content security policy says so.
 */
final class HtmlPage {
  private HtmlPage() {}

  /** Begins a page; what is written next stands in its main part. */
  static void open(Html html, String title) throws IOException {
    String css = Resource.text("report.css");
    html.doctype().open("html", "lang", "en").open("head").open("meta", "charset", "utf-8");
    html.open(
        "meta",
        "http-equiv",
        "Content-Security-Policy",
        "content",
        "default-src 'none'; img-src data:; style-src " + ContentHash.of(css));
    html.open("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
    html.element("title", title).style(css).close();
    html.open("body").open("main");
  }

  /** Ends the page. */
  static void close(Html html) throws IOException {
    html.close().close().close();
  }
}
