package io.stemma.render;

import io.stemma.dom.Document;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

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

  /** What frameworks call the element that their applications are put into. */
  private static final Set<String> APPLICATIONS =
      Set.of("root", "app", "__next", "__nuxt", "___gatsby", "react-root", "app-root", "main-app");

  /** A refresh that soon leads to another address; one that reloads the page names none. */
  private static final Pattern SENDS_ON =
      Pattern.compile("\\s*[0-5](?:\\.\\d*)?\\s*[;,]\\s*url\\s*=.*");

  private static final int MOST_TEXT = 4000;

  private final StringBuilder text = new StringBuilder();
  private final List<String> loaded = new ArrayList<>();
  private int words;
  private int contentWords;
  private int links;
  private boolean showsSomething;
  private boolean asksForPassword;
  private boolean hasScripts;
  private boolean sendsOn;
  private boolean hasEmptyShell;

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
    if (tag.equals("meta") && "refresh".equalsIgnoreCase(document.attribute(node, "http-equiv"))) {
      String content = document.attribute(node, "content");
      sendsOn |= content != null && SENDS_ON.matcher(content.toLowerCase(Locale.ROOT)).matches();
    }
    String id = document.attribute(node, "id");
    if ((id != null && APPLICATIONS.contains(id)) || APPLICATIONS.contains(tag)) {
      hasEmptyShell |= showsNothing(document, node);
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

  private static boolean showsNothing(Document document, int element) {
    for (int node = element + 1; node < document.end(element); node++) {
      boolean shown =
          document.isText(node)
              ? !document.text(node).isBlank()
              : document.isElement(node) && SHOWN_WITHOUT_TEXT.contains(document.tag(node));
      if (shown && document.visible(node)) {
        return false;
      }
    }
    return true;
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
    }
  }

  /** The beginning of what is to be read, in lower case. */
  String text() {
    return text.toString();
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

  /** Whether the page asks the browser to go to another address within seconds. */
  boolean sendsOn() {
    return sendsOn;
  }

  /** Whether the element that an application is put into shows nothing. */
  boolean hasEmptyShell() {
    return hasEmptyShell;
  }
}
