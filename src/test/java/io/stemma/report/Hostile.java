package io.stemma.report;

import io.stemma.page.Snapshot;
import io.stemma.verdict.Comparison;
import java.util.List;
import org.jsoup.nodes.Entities;

/** Texts that would do harm where one of them is taken for more than text. */
final class Hostile {
  static final List<String> TEXTS =
      List.of(
          "<script>alert(1)</script>",
          "<img src=x onerror=alert(1)>",
          "\" onmouseover=\"alert(1)",
          "' onfocus='alert(1)",
          "</title><script>alert(1)</script>",
          "</style><script>alert(1)</script>",
          "--><script>alert(1)</script>",
          "]]><x/>",
          "javascript:alert(1)",
          "=HYPERLINK(\"http://evil.example\",\"x\")",
          "+1+1",
          "-2+3",
          "@SUM(A1)",
          "\t=1+1",
          "\r=1+1",
          "\uff1d1+1",
          "a \"quote\", a comma\nand a line",
          "\u001b[2J\u001b]0;title\u0007",
          "\u009b31m",
          "[link](javascript:alert(1)) ![picture](http://evil.example/x.png)",
          "\u202egnp.exe",
          "::error::injected\n::set-output name=x::y",
          "%0A::error::injected",
          "\ud83d half a character",
          "nul \u0000 and \ufffe");

  private Hostile() {}

  /** Two pages that hold {@code text} wherever a page can hold text, and differ in it. */
  static Comparison comparison(String text) {
    return Comparisons.named(
        text, page("left", text, "1.00"), page("right", text, "2.00"), "price=.price", "name=h1");
  }

  private static Snapshot page(String side, String text, String price) {
    String escaped = Entities.escape(text);
    String html =
        "<title>x</title><main id=\"%s\"><h1>%s %s</h1><p class=price>%s %s</p><img alt=\"%s\"></main>"
            .formatted(escaped, escaped, side, price, escaped, escaped);
    String extra =
        side.equals("left") ? "" : "<section class=\"" + escaped + "\">" + escaped + "</section>";
    return Comparisons.hostile("https://site.example/?q=" + text, text, html + extra, text);
  }
}
