package io.stemma.match;

import io.stemma.dom.Document;
import io.stemma.dom.Locator;
import io.stemma.dom.Place;
import io.stemma.dom.Tree;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;

/** Turns an alignment into the structural changes that it implies. */
final class Differences {
  private static final int PREVIEW_LENGTH = 80;

  private final Tree left;
  private final Tree right;
  private final Alignment alignment;

  Differences(Tree left, Tree right, Alignment alignment) {
    this.left = left;
    this.right = right;
    this.alignment = alignment;
  }

  List<StructuralChange> changes() {
    List<StructuralChange> changes = new ArrayList<>();
    List<Integer> deleted = maximal(left, node -> alignment.rightOf(node) == Tree.NONE);
    if (!deleted.isEmpty()) {
      Locator locator = Locator.of(left.document());
      for (int node : deleted) {
        Place place = locator.place(left.documentNode(node));
        changes.add(change(Operation.DELETE, left, node, place));
      }
    }
    List<Integer> inserted = maximal(right, node -> alignment.leftOf(node) == Tree.NONE);
    if (!inserted.isEmpty()) {
      Locator locator = Locator.of(right.document());
      for (int node : inserted) {
        Place place = locator.place(right.documentNode(node));
        changes.add(change(Operation.INSERT, right, node, place));
      }
    }
    changes.sort(Comparator.comparingDouble(StructuralChange::share).reversed());
    return changes;
  }

  private StructuralChange change(Operation operation, Tree tree, int node, Place place) {
    int size = tree.size(node);
    return new StructuralChange(
        operation,
        operation == Operation.DELETE ? place : null,
        operation == Operation.INSERT ? place : null,
        size,
        (double) size / (left.size() + right.size()),
        preview(tree, node));
  }

  /** The roots of the maximal subtrees that have the property; what has it passes it down. */
  private static List<Integer> maximal(Tree tree, IntPredicate property) {
    List<Integer> roots = new ArrayList<>();
    for (int node = 0; node < tree.size(); ) {
      if (property.test(node)) {
        roots.add(node);
        node = tree.end(node);
      } else {
        node++;
      }
    }
    return roots;
  }

  /** The first visible words below a node. */
  private static String preview(Tree tree, int node) {
    Document document = tree.document();
    int top = tree.documentNode(node);
    StringBuilder text = new StringBuilder();
    for (int at = top; at < document.end(top) && text.length() <= PREVIEW_LENGTH; at++) {
      if (document.isText(at) && document.visible(at)) {
        String words = document.text(at).strip().replaceAll("\\s+", " ");
        text.append(text.isEmpty() || words.isEmpty() ? "" : " ").append(words);
      }
    }
    if (text.length() <= PREVIEW_LENGTH) {
      return text.toString();
    }
    int cut = Character.isHighSurrogate(text.charAt(PREVIEW_LENGTH - 2)) ? 2 : 1;
    return text.substring(0, PREVIEW_LENGTH - cut) + "…";
  }
}
