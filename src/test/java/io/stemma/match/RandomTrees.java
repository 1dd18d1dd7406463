package io.stemma.match;

import io.stemma.dom.Tree;
import java.util.Random;

/** Random small forests of many shapes, and random edits of them, in bracket notation. */
final class RandomTrees {
  private final Random random;
  private final int labels;
  private final int depth;
  private final int width;
  private final boolean repetitive;

  RandomTrees(long seed) {
    random = new Random(seed);
    labels = 1 + random.nextInt(4);
    depth = 1 + random.nextInt(6);
    width = 1 + random.nextInt(7);
    repetitive = random.nextBoolean();
  }

  /** A forest of up to a few dozen nodes. */
  String forest() {
    StringBuilder text = new StringBuilder();
    children(text, depth, 40);
    return text.toString();
  }

  private int children(StringBuilder text, int levels, int budget) {
    int left = budget;
    for (int count = random.nextInt(width + 1); count > 0 && left > 0; count--) {
      int from = text.length();
      text.append('{').append(label());
      left--;
      if (levels > 1) {
        left = children(text, levels - 1, left);
      }
      text.append('}');
      if (repetitive && random.nextInt(3) == 0) {
        text.append(text.substring(from));
      }
    }
    return left;
  }

  /** The forest with some of its nodes relabelled, taken out, wrapped or doubled. */
  String edited(String forest) {
    String text = forest;
    for (int edits = random.nextInt(4); edits > 0 && !text.isEmpty(); edits--) {
      int open = open(text);
      int close = close(text, open);
      String inside = text.substring(open + 2, close);
      String edited =
          switch (random.nextInt(5)) {
            case 0 -> "{" + label() + inside + "}";
            case 1 -> inside;
            case 2 -> "";
            case 3 -> "{" + label() + text.substring(open, close + 1) + "}";
            default -> text.substring(open, close + 1).repeat(2);
          };
      text = text.substring(0, open) + edited + text.substring(close + 1);
    }
    return text;
  }

  private int open(String text) {
    int at = random.nextInt(text.length());
    int open = text.indexOf('{', at);
    return open < 0 ? 0 : open;
  }

  private static int close(String text, int open) {
    int depth = 0;
    for (int at = open; ; at++) {
      depth += text.charAt(at) == '{' ? 1 : text.charAt(at) == '}' ? -1 : 0;
      if (depth == 0) {
        return at;
      }
    }
  }

  private char label() {
    return (char) ('a' + random.nextInt(labels));
  }

  static Structure compare(String left, String right) {
    return StructureMatcher.compare(
        IndexedTree.of(Tree.parse(left)), IndexedTree.of(Tree.parse(right)));
  }
}
