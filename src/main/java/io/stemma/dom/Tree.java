package io.stemma.dom;

import java.util.Arrays;
import java.util.BitSet;

/**
 * The labelled, ordered tree (or forest) that the matcher reads: a {@link Document} reduced to the
 * nodes that a {@link NodePolicy} counts. Nodes are numbered from 0 in document order, so the
 * descendants of {@code n} are {@code n + 1} up to {@link #end end(n)}. The label of an element is
 * its tag; of a comment, {@code #comment}.
 *
 * <p>What lies below {@code body} (or {@code frameset}) counts, {@code body} itself does not: its
 * children are the roots, so a page is in general a forest. In a document without a body the top
 * elements are the roots. What hangs in a shadow tree or a frame counts as the child of its host;
 * of a frame's document, again, only what lies below its body.
 *
 * <p>Immutable. Every accessor but {@link #treeNode} (logarithmic) takes constant time; building
 * takes one pass over the document.
 */
public final class Tree {
  /** No such node. */
  public static final int NONE = -1;

  /** The label of a comment. */
  public static final String COMMENT = "#comment";

  private final String[] labels;
  private final int[] parents;
  private final int[] ends;
  private final Document document;
  private final int[] nodes;

  private Tree(String[] labels, int[] parents, int[] ends, Document document, int[] nodes) {
    this.labels = labels;
    this.parents = parents;
    this.ends = ends;
    this.document = document;
    this.nodes = nodes;
  }

  /**
   * The tree of a document's counted nodes.
   *
   * @param policy which nodes count
   */
  public static Tree of(Document document, NodePolicy policy) {
    return new Reduction(document, policy).tree();
  }

  /**
   * The tree of labels in bracket notation, {@code {a{b}{c{d}}}}; several brackets beside each
   * other are a forest, an empty text is the empty tree. Its document has an element for each node,
   * with the label in lower case as its tag.
   *
   * @throws IllegalArgumentException if brackets do not pair up or a label is empty
   */
  public static Tree parse(String brackets) {
    return new BracketNotation(brackets).tree();
  }

  /**
   * A tree from its arrays, which it takes over.
   *
   * @param nodes the document's node behind each node, ascending
   */
  static Tree ofArrays(String[] labels, int[] parents, int[] ends, Document document, int[] nodes) {
    return new Tree(labels, parents, ends, document, nodes);
  }

  /** The document that this is the tree of. */
  public Document document() {
    return document;
  }

  /** How many nodes there are. */
  public int size() {
    return labels.length;
  }

  public String label(int node) {
    return labels[node];
  }

  /** The parent of {@code node}; {@link #NONE} for a root. */
  public int parent(int node) {
    return parents[node];
  }

  /** One more than the last descendant of {@code node}. */
  public int end(int node) {
    return ends[node];
  }

  /** How many nodes the subtree of {@code node} has, itself included. */
  public int size(int node) {
    return ends[node] - node;
  }

  /** The first child of {@code node}, or {@link #NONE}. */
  public int firstChild(int node) {
    return node + 1 < ends[node] ? node + 1 : NONE;
  }

  /** The sibling that follows {@code node}, or {@link #NONE}; for a root, the next root. */
  public int nextSibling(int node) {
    int next = ends[node];
    int parent = parents[node];
    return next < (parent == NONE ? labels.length : ends[parent]) ? next : NONE;
  }

  /** The document's node behind {@code node}. */
  public int documentNode(int node) {
    return nodes[node];
  }

  /** The tree's node for the document's node, or {@link #NONE} where that does not count. */
  public int treeNode(int documentNode) {
    int found = Arrays.binarySearch(nodes, documentNode);
    return found < 0 ? NONE : found;
  }

  /** This tree without the subtrees of the nodes {@code cut}. Takes one pass. */
  public Tree without(BitSet cut) {
    return new Pruning(this, cut).tree();
  }

  /** How many nodes the tree has; never the whole tree. */
  @Override
  public String toString() {
    return "Tree[" + labels.length + " nodes]";
  }
}
