package io.stemma.compare.repair;

import io.stemma.dom.Document;
import io.stemma.field.value.ElementText;
import io.stemma.field.value.PlainText;

/**
 * The words that stand before an element and say what it holds: {@code Price} in a table's row.
 * Making it takes time in the size of the page times its depth.
 */
final class FieldLabels {
  private static final int LONGEST = 40;
  private static final int LEVELS = 3;

  private final Document document;

  /** For each node the last text before it in its parent; empty where there is none. */
  private final String[] before;

  FieldLabels(Document document) {
    this.document = document;
    before = new String[document.size()];
    ElementText texts = new ElementText(document);
    for (int parent = 0; parent < document.size(); parent++) {
      String last = "";
      for (int child = document.firstChild(parent);
          child != Document.NONE;
          child = document.nextSibling(child)) {
        before[child] = last;
        String text = PlainText.of(document.isText(child) ? document.text(child) : texts.of(child));
        last = text.isEmpty() ? last : text;
      }
    }
  }

  /**
   * The text right before the element in its parent, or in one of two levels above; may be empty.
   */
  String of(int node) {
    int at = node;
    for (int level = 0; level < LEVELS && document.parent(at) != Document.NONE; level++) {
      if (!before[at].isEmpty()) {
        return before[at].length() <= LONGEST ? before[at] : "";
      }
      at = document.parent(at);
    }
    return "";
  }
}
