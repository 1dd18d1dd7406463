package io.stemma.match;

import io.stemma.dom.Document;
import io.stemma.dom.NodePolicy;
import io.stemma.dom.Tree;
import java.util.Random;

/** The worst pages that a matcher may be given: long lists, large tables, deep chains. */
final class Extremes {
  private static final String[] TAGS = {"div", "span", "p", "a", "b", "i", "ul", "li", "img", "em"};

  private final Random random;
  private final Document.Builder page = Document.builder("");

  private Extremes(long seed) {
    random = new Random(seed);
  }

  /** A list of items, hardly two of them alike, of about twelve nodes each. */
  static Tree items(int count, long seed) {
    Extremes extremes = new Extremes(seed);
    extremes.page.open("ul");
    for (int i = 0; i < count; i++) {
      extremes.page.open("li");
      extremes.content(11);
      extremes.page.close();
    }
    extremes.page.close();
    return extremes.tree();
  }

  /** A list of items of which now and then one is different from the list without changes. */
  static Tree editedItems(int count, int unchanged) {
    Extremes extremes = new Extremes(0);
    extremes.page.open("ul");
    for (int i = 0; i < count; i++) {
      extremes.random.setSeed(i % unchanged == unchanged / 2 ? -i : i);
      extremes.page.open("li");
      extremes.content(11);
      extremes.page.close();
    }
    extremes.page.close();
    return extremes.tree();
  }

  /** Lists of cards of twelve shapes, in no order, about thirty nodes each. */
  static Tree cards(int lists, int count, long seed) {
    Extremes extremes = new Extremes(seed);
    Random order = new Random(seed);
    for (int list = 0; list < lists; list++) {
      extremes.page.open("ul");
      for (int i = 0; i < count; i++) {
        extremes.random.setSeed(order.nextInt(12));
        extremes.page.open("li");
        extremes.content(29);
        extremes.page.close();
      }
      extremes.page.close();
    }
    return extremes.tree();
  }

  /** A table with something in each cell. */
  static Tree table(int rows, int columns, long seed) {
    Extremes extremes = new Extremes(seed);
    extremes.page.open("table");
    for (int row = 0; row < rows; row++) {
      extremes.page.open("tr");
      for (int column = 0; column < columns; column++) {
        extremes.page.open("td");
        extremes.content(3);
        extremes.page.close();
      }
      extremes.page.close();
    }
    extremes.page.close();
    return extremes.tree();
  }

  /** A list of leaves of ten kinds. */
  static Tree leaves(int count, long seed) {
    Extremes extremes = new Extremes(seed);
    extremes.page.open("div");
    for (int i = 0; i < count; i++) {
      extremes.page.open(extremes.tag()).close();
    }
    extremes.page.close();
    return extremes.tree();
  }

  /** A chain of elements, each the only child of the one before. */
  static Tree chain(int depth, long seed) {
    Extremes extremes = new Extremes(seed);
    for (int i = 0; i < depth; i++) {
      extremes.page.open(i % 1000 == 999 ? extremes.tag() : "div");
    }
    for (int i = 0; i < depth; i++) {
      extremes.page.close();
    }
    return extremes.tree();
  }

  /** A chain with a leaf or two beside each element. */
  static Tree comb(int depth, long seed) {
    Extremes extremes = new Extremes(seed);
    for (int i = 0; i < depth; i++) {
      extremes.page.open("div");
      extremes.page.open(extremes.tag()).close();
    }
    for (int i = 0; i < depth; i++) {
      extremes.page.open(extremes.tag()).close();
      extremes.page.close();
    }
    return extremes.tree();
  }

  /** A page of many sections of one build, one of them with an element more. */
  static Tree large(int sections, int changed) {
    Extremes extremes = new Extremes(0);
    extremes.page.open("main");
    for (int i = 0; i < sections; i++) {
      extremes.page.open("section");
      extremes.random.setSeed(i % 50);
      extremes.content(98);
      if (i == changed) {
        extremes.page.open("video").close();
      }
      extremes.page.close();
    }
    extremes.page.close();
    return extremes.tree();
  }

  /** Random elements below the open one. */
  private void content(int count) {
    int depth = 0;
    for (int i = 0; i < count; i++) {
      while (depth > 0 && random.nextInt(3) == 0) {
        page.close();
        depth--;
      }
      page.open(tag());
      depth++;
    }
    for (; depth > 0; depth--) {
      page.close();
    }
  }

  private String tag() {
    return TAGS[random.nextInt(TAGS.length)];
  }

  private Tree tree() {
    return Tree.of(page.build(), NodePolicy.RENDERED);
  }
}
