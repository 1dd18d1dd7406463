package io.stemma.dom;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Reads a tree written as {@code {a{b}{c{d}}}}, the notation of the tree edit distance literature.
 */
final class BracketNotation {
  private final String text;
  private final List<String> labels = new ArrayList<>();
  private final List<Integer> parents = new ArrayList<>();
  private final List<Integer> ends = new ArrayList<>();
  private final Document.Builder document = Document.builder("");

  BracketNotation(String text) {
    this.text = text;
  }

  Tree tree() {
    int open = Tree.NONE;
    for (int at = 0; at < text.length(); ) {
      char sign = text.charAt(at++);
      if (sign == '{') {
        int labelEnd = labelEnd(at);
        labels.add(text.substring(at, labelEnd));
        document.open(text.substring(at, labelEnd));
        parents.add(open);
        ends.add(Tree.NONE);
        open = labels.size() - 1;
        at = labelEnd;
      } else if (sign == '}' && open != Tree.NONE) {
        ends.set(open, labels.size());
        document.close();
        open = parents.get(open);
      } else if (!Character.isWhitespace(sign)) {
        throw wrong("'" + sign + "' at " + (at - 1) + " belongs to no bracket");
      }
    }
    if (open != Tree.NONE) {
      throw wrong("'{" + labels.get(open) + "' is not closed");
    }
    return Tree.ofArrays(
        labels.toArray(String[]::new),
        ints(parents),
        ints(ends),
        document.build(),
        IntStream.range(0, labels.size()).toArray());
  }

  private int labelEnd(int from) {
    int at = from;
    while (at < text.length() && text.charAt(at) != '{' && text.charAt(at) != '}') {
      at++;
    }
    if (at == from) {
      throw wrong("no label at " + from);
    }
    return at;
  }

  private IllegalArgumentException wrong(String what) {
    return new IllegalArgumentException(what + " in the tree \"" + text + "\"; expected {a{b}{c}}");
  }

  private static int[] ints(List<Integer> list) {
    return list.stream().mapToInt(Integer::intValue).toArray();
  }
}
