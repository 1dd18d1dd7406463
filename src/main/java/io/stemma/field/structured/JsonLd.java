package io.stemma.field.structured;

import io.stemma.dom.Document;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The JSON-LD scripts of a document, as W3C's "JSON-LD 1.1 Processing Algorithms and API", section
 * "Process HTML", finds them. It deviates in that broken JSON is mended where that is safe, and
 * that a block beyond repair does not hide the others.
 */
final class JsonLd {
  private static final String MEDIA_TYPE = "application/ld+json";

  private final Document document;
  private final List<JsonLdBlock> blocks = new ArrayList<>();
  private final List<Unreadable> unreadable = new ArrayList<>();

  private JsonLd(Document document) {
    this.document = document;
  }

  static JsonLd of(Document document) {
    JsonLd scripts = new JsonLd(document);
    int number = 0;
    for (int node = 0; node < document.size(); node++) {
      if (isJsonLd(document, node)) {
        scripts.read(node, ++number);
      }
    }
    return scripts;
  }

  List<JsonLdBlock> blocks() {
    return blocks;
  }

  List<Unreadable> unreadable() {
    return unreadable;
  }

  private void read(int node, int number) {
    try {
      LenientJson read = LenientJson.read(content(node));
      blocks.add(new JsonLdBlock(node, read.json(), read.repairs()));
    } catch (UnreadableJsonException broken) {
      unreadable.add(new Unreadable(node, "JSON-LD block " + number, broken.why()));
    }
  }

  private String content(int script) {
    StringBuilder content = new StringBuilder();
    for (int node = script + 1; node < document.end(script); node++) {
      content.append(document.text(node));
    }
    return content.toString();
  }

  /** A script of the type, with or without parameters such as a profile. */
  private static boolean isJsonLd(Document document, int node) {
    String type = document.isTag(node, "script") ? document.attribute(node, "type") : null;
    if (type == null) {
      return false;
    }
    int parameters = type.indexOf(';');
    String bare = parameters < 0 ? type : type.substring(0, parameters);
    return bare.strip().toLowerCase(Locale.ROOT).equals(MEDIA_TYPE);
  }
}
