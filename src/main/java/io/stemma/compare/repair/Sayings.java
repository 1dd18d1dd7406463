package io.stemma.compare.repair;

import io.stemma.dom.Document;
import io.stemma.field.value.ElementText;
import io.stemma.field.value.PlainText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which elements of a page say what, the innermost that say it and no more. Making it takes time in
 * the size of the page times its depth.
 */
final class Sayings {
  private final String[] said;
  private final Map<String, List<Integer>> speakers = new HashMap<>();

  Sayings(Document document) {
    said = new String[document.size()];
    ElementText texts = new ElementText(document);
    for (int node = 0; node < document.size(); node++) {
      said[node] = document.isElement(node) ? PlainText.of(texts.of(node)) : "";
      if (!said[node].isEmpty() && document.visible(node)) {
        add(document, node);
      }
    }
  }

  /** In document order whatever says the same around a node comes right before it. */
  private void add(Document document, int node) {
    List<Integer> same = speakers.computeIfAbsent(said[node], text -> new ArrayList<>());
    if (!same.isEmpty() && document.contains(same.get(same.size() - 1), node)) {
      same.remove(same.size() - 1);
    }
    same.add(node);
  }

  /** An element's text in plain words; empty for what is no element. */
  String of(int node) {
    return said[node];
  }

  /** The innermost visible elements with exactly this text, in document order. */
  List<Integer> speakers(String text) {
    return speakers.getOrDefault(text, List.of());
  }
}
