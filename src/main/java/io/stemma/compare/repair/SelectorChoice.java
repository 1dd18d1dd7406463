package io.stemma.compare.repair;

import io.stemma.dom.Attribute;
import io.stemma.dom.CssName;
import io.stemma.dom.Document;
import io.stemma.dom.GeneratedName;
import io.stemma.dom.Locator;
import java.util.ArrayList;
import java.util.List;

/** The CSS selectors that could stand for an element, the most lasting first. */
final class SelectorChoice {
  private final Document document;
  private final Locator locator;

  SelectorChoice(Document document) {
    this.document = document;
    locator = Locator.of(document);
  }

  /** Some that match the element, and perhaps others too; none deep in a shadow tree. */
  List<String> of(int node) {
    List<String> own = names(node);
    List<String> outer = around(node);
    List<String> selectors = new ArrayList<>(own);
    for (String name : own) {
      selectors.add(document.tag(node) + name);
      outer.forEach(around -> selectors.add(around + " " + name));
    }
    outer.forEach(around -> selectors.add(around + " > " + document.tag(node)));
    selectors.add(locator.place(node).selector());
    selectors.removeIf(selector -> selector.contains(">>>"));
    return selectors;
  }

  private List<String> around(int node) {
    int parent = document.parent(node);
    return parent == Document.NONE || !document.isElement(parent) ? List.of() : names(parent);
  }

  /** The element's own names that a person gave it, as selectors. */
  private List<String> names(int node) {
    List<String> names = new ArrayList<>();
    for (Attribute attribute : document.attributes(node)) {
      String value = attribute.value();
      switch (attribute.name()) {
        case "id" -> addName("#", value, names);
        case "class" -> {
          for (String word : value.strip().split("\\s+", -1)) {
            addName(".", word, names);
          }
        }
        case "itemprop", "property", "data-testid", "data-test" ->
            names.add("[" + attribute.name() + "=" + CssName.quote(value) + "]");
        default -> {
          // No other attribute is given to name things.
        }
      }
    }
    return names;
  }

  private static void addName(String sign, String name, List<String> names) {
    if (!GeneratedName.is(name)) {
      names.add(sign + CssName.escape(name));
    }
  }
}
