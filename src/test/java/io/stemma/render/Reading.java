package io.stemma.render;

import io.stemma.dom.Document;
import io.stemma.page.Snapshot;

/** What a test reads in a snapshot. */
final class Reading {
  private Reading() {}

  /** The visible texts, each without the space around it, joined by one. */
  static String text(Snapshot snapshot) {
    Document document = snapshot.document();
    StringBuilder text = new StringBuilder();
    for (int node = 0; node < document.size(); node++) {
      if (document.isText(node) && document.visible(node) && !document.text(node).isBlank()) {
        text.append(text.length() == 0 ? "" : " ").append(document.text(node).strip());
      }
    }
    return text.toString();
  }

  /** How many elements of a tag there are. */
  static int count(Snapshot snapshot, String tag) {
    Document document = snapshot.document();
    int count = 0;
    for (int node = 0; node < document.size(); node++) {
      count += document.isTag(node, tag) ? 1 : 0;
    }
    return count;
  }

  /** The document as an outline: {@code <p>text</p>}, hidden ones with a bang. */
  static String outline(Document document) {
    StringBuilder outline = new StringBuilder();
    for (int node = 0; node < document.size(); node = outline(document, node, outline)) {}
    return outline.toString();
  }

  private static int outline(Document document, int node, StringBuilder outline) {
    String mark = document.visible(node) ? "" : "!";
    switch (document.kind(node)) {
      case TEXT -> outline.append(mark).append(document.text(node));
      case COMMENT -> outline.append("<!--").append(document.text(node)).append("-->");
      case ELEMENT -> outline.append('<').append(mark).append(document.tag(node)).append('>');
      case SHADOW_ROOT -> outline.append("#shadow(");
      case FRAME_DOCUMENT -> outline.append("#frame(");
    }
    for (int child = document.firstChild(node);
        child != Document.NONE;
        child = document.nextSibling(child)) {
      outline(document, child, outline);
    }
    switch (document.kind(node)) {
      case ELEMENT -> outline.append("</").append(document.tag(node)).append('>');
      case SHADOW_ROOT, FRAME_DOCUMENT -> outline.append(')');
      default -> {
        return document.end(node);
      }
    }
    return document.end(node);
  }
}
