package io.stemma.text;

import io.stemma.dom.Document;
import io.stemma.dom.NodeMapping;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/** A simple mapping for tests: children of mapped elements are mapped by tag, in order. */
final class ChildMapping implements NodeMapping {
  private final Document left;
  private final Document right;
  private final int[] toRight;
  private final int[] toLeft;

  /** What two texts differ in when the children of elements that belong together do so in order. */
  static TextDifference compare(PageText before, PageText after) {
    return TextMatcher.compare(
        before, after, new ChildMapping(before.document(), after.document()));
  }

  ChildMapping(Document left, Document right) {
    this.left = left;
    this.right = right;
    toRight = new int[left.size()];
    toLeft = new int[right.size()];
    Arrays.fill(toRight, NONE);
    Arrays.fill(toLeft, NONE);
    if (left.size() > 0 && right.size() > 0) {
      map();
    }
  }

  @Override
  public int toRight(int node) {
    return toRight[node];
  }

  @Override
  public int toLeft(int node) {
    return toLeft[node];
  }

  private void map() {
    Deque<int[]> open = new ArrayDeque<>();
    open.push(new int[] {0, 0});
    while (!open.isEmpty()) {
      int[] pair = open.pop();
      toRight[pair[0]] = pair[1];
      toLeft[pair[1]] = pair[0];
      List<Integer> before = children(left, pair[0]);
      List<Integer> after = children(right, pair[1]);
      int next = 0;
      for (int child : before) {
        for (int at = next; at < after.size(); at++) {
          if (left.tag(child).equals(right.tag(after.get(at)))) {
            open.push(new int[] {child, after.get(at)});
            next = at + 1;
            break;
          }
        }
      }
    }
  }

  private static List<Integer> children(Document document, int node) {
    List<Integer> children = new ArrayList<>();
    for (int child = document.firstChild(node);
        child != Document.NONE;
        child = document.nextSibling(child)) {
      if (document.isElement(child)) {
        children.add(child);
      }
    }
    return children;
  }
}
