package io.stemma.match;

import io.stemma.dom.Document;
import io.stemma.dom.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * Chooses which of several siblings of one shape came or went. To simple tree matching they are all
 * the same, so it pairs the first ones and leaves the last; a reader knows them by what they say.
 * Where a run of such siblings is longer on one page, its pairs are slid along it until as many as
 * possible say the same and have the same class. How many pairs there are does not change.
 */
final class Sliding {
  /** How much it counts that two subtrees say the same, and that they have the same class. */
  private static final int SAME_CONTENT = 2;

  private static final int SAME_CLASS = 1;

  /** A run that would take more steps than this is left as it is. */
  private static final long MOST_STEPS = 1 << 20;

  private final IndexedTree left;
  private final IndexedTree right;
  private final ShapePairs pairs;
  private final Matches matches;

  Sliding(IndexedTree left, IndexedTree right, ShapePairs pairs, Matches matches) {
    this.left = left;
    this.right = right;
    this.pairs = pairs;
    this.matches = matches;
  }

  /** Some siblings of one shape, one after the other; their nodes follow each other too. */
  private record Run(int shape, int first, int size, int count) {
    int node(int position) {
      return first + position * size;
    }

    boolean holds(int node) {
      return node >= first && node < node(count);
    }
  }

  /** Slides the pairs of all runs. */
  void slide() {
    slideBelow(Tree.NONE, Tree.NONE);
    for (int node = 0; node < left.tree().size(); node++) {
      if (!matches.isLeftFree(node)) {
        slideBelow(node, matches.rightOf(node));
      }
    }
  }

  private void slideBelow(int leftParent, int rightParent) {
    List<Run> rights = runs(right, rightParent);
    for (Run run : runs(left, leftParent)) {
      for (Run partner : rights) {
        if (run.count != partner.count && pairs.areEqual(run.shape, partner.shape)) {
          slide(run, partner);
        }
      }
    }
  }

  private static List<Run> runs(IndexedTree index, int parent) {
    Tree tree = index.tree();
    List<Run> runs = new ArrayList<>();
    int first = tree.size() == 0 ? Tree.NONE : parent == Tree.NONE ? 0 : tree.firstChild(parent);
    while (first != Tree.NONE) {
      int shape = index.shape(first);
      int count = 0;
      int node = first;
      while (node != Tree.NONE && index.shape(node) == shape) {
        count++;
        node = tree.nextSibling(node);
      }
      runs.add(new Run(shape, first, tree.size(first), count));
      first = node;
    }
    return runs;
  }

  private void slide(Run run, Run partner) {
    boolean leftIsShort = run.count < partner.count;
    Run few = leftIsShort ? run : partner;
    Run many = leftIsShort ? partner : run;
    IntUnaryOperator partners = leftIsShort ? matches::rightOf : matches::leftOf;
    IntUnaryOperator back = leftIsShort ? matches::leftOf : matches::rightOf;
    int shifts = many.count - few.count + 1;
    if ((long) few.count * shifts > MOST_STEPS
        || !areOnlyWithEachOther(few, many, partners, back)) {
      return;
    }
    int[] partnerOf = best(few, many, leftIsShort);
    for (int node = run.first; node < run.node(run.count); node++) {
      if (!matches.isLeftFree(node)) {
        matches.part(node);
      }
    }
    for (int i = 0; i < few.count; i++) {
      int one = few.node(i);
      int other = many.node(partnerOf[i]);
      matches.matchAll(leftIsShort ? one : other, leftIsShort ? other : one);
    }
  }

  /** Whether all of the shorter run is paired, whole subtrees, and nothing of both otherwise. */
  private static boolean areOnlyWithEachOther(
      Run few, Run many, IntUnaryOperator partners, IntUnaryOperator back) {
    for (int i = 0; i < few.count; i++) {
      int partner = partners.applyAsInt(few.node(i));
      if (partner == Matches.NONE || !many.holds(partner)) {
        return false;
      }
      for (int inner = 1; inner < few.size; inner++) {
        if (partners.applyAsInt(few.node(i) + inner) != partner + inner) {
          return false;
        }
      }
    }
    for (int node = many.first; node < many.node(many.count); node++) {
      int partner = back.applyAsInt(node);
      if (partner != Matches.NONE && !few.holds(partner)) {
        return false;
      }
    }
    return true;
  }

  /** For each of the shorter run its best place in the longer one, the first of equally good. */
  private int[] best(Run few, Run many, boolean leftIsShort) {
    int shifts = many.count - few.count + 1;
    int[][] most = new int[few.count][shifts];
    for (int i = 0; i < few.count; i++) {
      for (int shift = 0; shift < shifts; shift++) {
        int one = few.node(i);
        int other = many.node(i + shift);
        int likeness = leftIsShort ? likeness(one, other) : likeness(other, one);
        int before = i == 0 ? 0 : most[i - 1][shift];
        most[i][shift] = Math.max(before + likeness, shift == 0 ? 0 : most[i][shift - 1]);
      }
    }
    int[] places = new int[few.count];
    int shift = shifts - 1;
    for (int i = few.count - 1; i >= 0; i--) {
      while (shift > 0 && most[i][shift - 1] == most[i][shift]) {
        shift--;
      }
      places[i] = i + shift;
    }
    return places;
  }

  private int likeness(int leftNode, int rightNode) {
    long content = left.contents().hash(leftNode);
    String name = name(left, leftNode);
    boolean sayTheSame = content != 0 && content == right.contents().hash(rightNode);
    boolean areCalledTheSame = !name.isEmpty() && name.equals(name(right, rightNode));
    return (sayTheSame ? SAME_CONTENT : 0) + (areCalledTheSame ? SAME_CLASS : 0);
  }

  private static String name(IndexedTree index, int node) {
    Document document = index.tree().document();
    int top = index.tree().documentNode(node);
    String name = document.isElement(top) ? document.attribute(top, "class") : null;
    return name == null ? "" : name;
  }
}
