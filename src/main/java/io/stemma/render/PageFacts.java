package io.stemma.render;

import io.stemma.dom.Document;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** What a page's state is judged by, collected in one pass over its document. */
final class PageFacts {
  private static final Set<String> SHOWN_WITHOUT_TEXT =
      Set.of(
          "img",
          "svg",
          "canvas",
          "video",
          "audio",
          "object",
          "embed",
          "input",
          "button",
          "select",
          "textarea",
          "iframe",
          "frame");
  private static final Set<String> AROUND_THE_CONTENT = Set.of("nav", "header", "footer", "aside");
  private static final int MOST_TEXT = 4000;

  private final StringBuilder text = new StringBuilder();
  private final StringBuilder headings = new StringBuilder();
  private final List<String> loaded = new ArrayList<>();
  private int words;
  private int contentWords;
  private int links;
  private boolean showsSomething;
  private boolean asksForPassword;
  private boolean hasScripts;

  private PageFacts() {}

  static PageFacts of(Document document) {
    PageFacts facts = new PageFacts();
    int outsideContent = 0;
    for (int node = 0; node < document.size(); node++) {
      if (document.isElement(node)) {
        facts.element(document, node);
        if (AROUND_THE_CONTENT.contains(document.tag(node))) {
          outsideContent = Math.max(outsideContent, document.end(node));
        }
      } else if (document.isText(node) && document.visible(node)) {
        facts.text(document, node, node < outsideContent);
      }
    }
    return facts;
  }

  private void element(Document document, int node) {
    String tag = document.tag(node);
    boolean visible = document.visible(node);
    showsSomething |= visible && SHOWN_WITHOUT_TEXT.contains(tag);
    hasScripts |= tag.equals("script");
    if (tag.equals("a") && visible) {
      links++;
    }
    if (tag.equals("input") && "password".equalsIgnoreCase(document.attribute(node, "type"))) {
      asksForPassword |= visible;
    }
    if (tag.equals("script") || tag.equals("iframe") || tag.equals("link")) {
      String address = document.attribute(node, tag.equals("link") ? "href" : "src");
      if (address != null) {
        loaded.add(address.toLowerCase(Locale.ROOT));
      }
    }
  }

  private void text(Document document, int node, boolean outsideContent) {
    String words = document.text(node).strip();
    if (words.isEmpty()) {
      return;
    }
    showsSomething = true;
    int count = words.split("\\s+").length;
    this.words += count;
    if (!outsideContent) {
      contentWords += count;
    }
    if (text.length() < MOST_TEXT) {
      text.append(words.toLowerCase(Locale.ROOT)).append(' ');
      int parent = document.parent(node);
      if (document.isTag(parent, "h1") || document.isTag(parent, "h2")) {
        headings.append(words.toLowerCase(Locale.ROOT)).append(' ');
      }
    }
  }

  /** The beginning of what is to be read, in lower case. */
  String text() {
    return text.toString();
  }

  /** The great headings, in lower case. */
  String headings() {
    return headings.toString();
  }

  /** Addresses of scripts, frames and linked resources, in lower case. */
  List<String> loaded() {
    return loaded;
  }

  /** How many words are to be read. */
  int words() {
    return words;
  }

  /** How many of them stand outside of headers, footers and navigation. */
  int contentWords() {
    return contentWords;
  }

  int links() {
    return links;
  }

  boolean showsSomething() {
    return showsSomething;
  }

  boolean asksForPassword() {
    return asksForPassword;
  }

  boolean hasScripts() {
    return hasScripts;
  }
}
