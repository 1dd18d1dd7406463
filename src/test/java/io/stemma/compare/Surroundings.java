package io.stemma.compare;

import java.util.Random;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Changes of a page that have nothing to do with a field on it. */
public final class Surroundings {
  private Surroundings() {}

  /** None, or one of a few that happen between two visits. */
  public static void change(Document page, Random random) {
    Element body = page.body();
    switch (random.nextInt(4)) {
      case 0 -> body.prepend("<div class=notice><p>We moved to a new office.</p></div>");
      case 1 -> body.append("<div class=cookies><p>We use cookies.</p><button>Fine</button></div>");
      case 2 -> body.html("<div class=wrapper>" + body.html() + "</div>");
      default -> {
        // Nothing else happened.
      }
    }
  }
}
