package io.stemma.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The different subtrees of one page, each numbered once: a shape is a label and the shapes of the
 * children, in order. Two nodes have equal subtrees if and only if they have the same shape, so
 * equality costs one comparison of numbers (hash-consing: Ershov, On programming of arithmetic
 * operations, CACM 1958).
 *
 * <p>A shape's number is greater than those of its children. The hash serves to find a shape; what
 * decides is the comparison of label and children. It depends on labels alone, so that the shapes
 * of two pages can be looked up in each other.
 */
final class Shapes {
  private final List<String> labels = new ArrayList<>();
  private final Map<String, Integer> labelNumbers = new HashMap<>();

  private int count;
  private int[] label = new int[64];
  private int[] size = new int[64];
  private int[] hash = new int[64];
  private long[] childLabels = new long[64];

  /** Where the children of each shape begin in {@link #children}; one more entry than shapes. */
  private int[] start = new int[65];

  private int[] children = new int[128];

  /** Shape numbers plus one by hash, open addressing; 0 is free. */
  private int[] table = new int[128];

  /** How many shapes there are. */
  int count() {
    return count;
  }

  int labelCount() {
    return labels.size();
  }

  String labelName(int number) {
    return labels.get(number);
  }

  /** The number of the shape's label. */
  int label(int shape) {
    return label[shape];
  }

  /** How many nodes the subtree has. */
  int size(int shape) {
    return size[shape];
  }

  /** Whether all children are leaves. */
  boolean isFlat(int shape) {
    return childCount(shape) == size[shape] - 1;
  }

  /**
   * The labels of the children as a set of 64: if two shapes' sets have nothing in common, their
   * children have no label in common.
   */
  long childLabels(int shape) {
    return childLabels[shape];
  }

  int childCount(int shape) {
    return start[shape + 1] - start[shape];
  }

  int child(int shape, int index) {
    return children[start[shape] + index];
  }

  /** The number of the label, or -1. */
  int findLabel(String name) {
    return labelNumbers.getOrDefault(name, -1);
  }

  /** The number of the label, given to it now if it is new. */
  int labelNumber(String name) {
    Integer known = labelNumbers.get(name);
    if (known != null) {
      return known;
    }
    labels.add(name);
    labelNumbers.put(name, labels.size() - 1);
    return labels.size() - 1;
  }

  /**
   * The number of the shape with this label and these children, given to it now if it is new.
   *
   * @param kids children's shapes, of which the first {@code length} count
   */
  int intern(int labelNumber, int[] kids, int length) {
    int code = labels.get(labelNumber).hashCode();
    int nodes = 1;
    for (int i = 0; i < length; i++) {
      code = mix(code, hash[kids[i]]);
      nodes += size[kids[i]];
    }
    int found = find(labelNumber, kids, length, code);
    if (found >= 0) {
      return found;
    }
    add(labelNumber, kids, length, nodes, code);
    if (2 * count > table.length) {
      rehash();
    } else {
      table[freeSlot(code)] = count;
    }
    return count - 1;
  }

  /**
   * For each shape of {@code others} the number of the equal one here, or -1.
   *
   * @param labelTwins for each label number of {@code others} the number here, or -1
   */
  int[] twinsOf(Shapes others, int[] labelTwins) {
    int[] twins = new int[others.count];
    int[] kids = new int[16];
    for (int other = 0; other < others.count; other++) {
      int length = others.childCount(other);
      if (length > kids.length) {
        kids = new int[Math.max(length, 2 * kids.length)];
      }
      boolean known = labelTwins[others.label[other]] >= 0;
      for (int i = 0; known && i < length; i++) {
        kids[i] = twins[others.child(other, i)];
        known = kids[i] >= 0;
      }
      twins[other] =
          known ? find(labelTwins[others.label[other]], kids, length, others.hash[other]) : -1;
    }
    return twins;
  }

  private int find(int labelNumber, int[] kids, int length, int code) {
    int slot = spread(code) & (table.length - 1);
    for (; table[slot] != 0; slot = (slot + 1) & (table.length - 1)) {
      int shape = table[slot] - 1;
      if (hash[shape] == code && label[shape] == labelNumber && hasChildren(shape, kids, length)) {
        return shape;
      }
    }
    return -1;
  }

  private boolean hasChildren(int shape, int[] kids, int length) {
    return Arrays.equals(children, start[shape], start[shape + 1], kids, 0, length);
  }

  private void add(int labelNumber, int[] kids, int length, int nodes, int code) {
    if (count == label.length) {
      label = Arrays.copyOf(label, 2 * count);
      size = Arrays.copyOf(size, 2 * count);
      hash = Arrays.copyOf(hash, 2 * count);
      childLabels = Arrays.copyOf(childLabels, 2 * count);
      start = Arrays.copyOf(start, 2 * count + 1);
    }
    int from = start[count];
    if (from + length > children.length) {
      children = Arrays.copyOf(children, Math.max(from + length, 2 * children.length));
    }
    System.arraycopy(kids, 0, children, from, length);
    label[count] = labelNumber;
    size[count] = nodes;
    hash[count] = code;
    childLabels[count] = childLabels(kids, length);
    start[++count] = from + length;
  }

  private long childLabels(int[] kids, int length) {
    long set = 0;
    for (int i = 0; i < length; i++) {
      set |= 1L << spread(labels.get(label[kids[i]]).hashCode() * 0x9E3779B1);
    }
    return set;
  }

  private void rehash() {
    table = new int[2 * table.length];
    for (int shape = 0; shape < count; shape++) {
      table[freeSlot(hash[shape])] = shape + 1;
    }
  }

  private int freeSlot(int code) {
    int slot = spread(code) & (table.length - 1);
    while (table[slot] != 0) {
      slot = (slot + 1) & (table.length - 1);
    }
    return slot;
  }

  private static int mix(int code, int next) {
    return (Integer.rotateLeft(code, 5) ^ next) * 0x9E3779B1;
  }

  private static int spread(int code) {
    return code ^ (code >>> 15);
  }
}
