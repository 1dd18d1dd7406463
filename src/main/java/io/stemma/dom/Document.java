package io.stemma.dom;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One page's nodes, immutable. Nodes are numbered from 0 in document order, so the descendants of
 * node {@code n} are exactly {@code n + 1} up to {@link #end end(n)}, and a walk over all of them
 * is a plain loop that no depth can overflow.
 *
 * <p>Shadow trees and frame documents are part of the page they are shown in: see {@link NodeKind}.
 * Where a host has a shadow tree, the children shown in its slots are children of those slots.
 *
 * <pre>{@code
 * for (int child = page.firstChild(n); child != Document.NONE; child = page.nextSibling(child)) ...
 * }</pre>
 *
 * <p>Safe for use by several threads. Every accessor takes constant time.
 */
public final class Document {
  /** No such node. */
  public static final int NONE = -1;

  /** A document without nodes, at no address. */
  public static final Document EMPTY = builder("").build();

  private static final String[] NO_ATTRIBUTES = {};

  private final String baseUri;
  private final int size;
  private final NodeKind[] kinds;
  private final int[] parents;
  private final int[] ends;
  private final String[] contents;
  private final String[][] attributes;
  private final BitSet hidden;
  private final BitSet lineBreaking;
  private final int @Nullable [] boxes;
  private final @Nullable BitSet scope;
  private final @Nullable Arrangement arrangement;
  private volatile @Nullable JsoupView jsoupView;

  private Document(Builder builder) {
    baseUri = builder.baseUri;
    size = builder.size;
    kinds = Arrays.copyOf(builder.kinds, size);
    parents = Arrays.copyOf(builder.parents, size);
    ends = Arrays.copyOf(builder.ends, size);
    contents = Arrays.copyOf(builder.contents, size);
    attributes = Arrays.copyOf(builder.attributes, size);
    hidden = (BitSet) builder.hidden.clone();
    lineBreaking = (BitSet) builder.lineBreaking.clone();
    boxes = builder.boxes == null ? null : Arrays.copyOf(builder.boxes, 4 * size);
    scope = null;
    arrangement = null;
  }

  private Document(Document whole, BitSet scope) {
    baseUri = whole.baseUri;
    size = whole.size;
    kinds = whole.kinds;
    parents = whole.parents;
    ends = whole.ends;
    contents = whole.contents;
    attributes = whole.attributes;
    hidden = whole.hidden;
    lineBreaking = whole.lineBreaking;
    boxes = whole.boxes;
    this.scope = scope;
    arrangement = whole.arrangement;
    jsoupView = whole.jsoupView;
  }

  private Document(Arrangement arrangement) {
    Document from = arrangement.original();
    this.arrangement = arrangement;
    baseUri = from.baseUri;
    size = from.size;
    kinds = new NodeKind[size];
    parents = new int[size];
    ends = new int[size];
    contents = new String[size];
    attributes = new String[size][];
    hidden = new BitSet();
    lineBreaking = new BitSet();
    boxes = from.boxes == null ? null : new int[4 * size];
    scope = from.scope == null ? null : new BitSet();
    for (int node = 0; node < size; node++) {
      take(from, node, arrangement);
    }
  }

  private void take(Document from, int node, Arrangement places) {
    int old = places.originalOf(node);
    kinds[node] = from.kinds[old];
    parents[node] = from.parents[old] == NONE ? NONE : places.arrangedOf(from.parents[old]);
    ends[node] = node + from.ends[old] - old;
    contents[node] = from.contents[old];
    attributes[node] = from.attributes[old];
    hidden.set(node, from.hidden.get(old));
    lineBreaking.set(node, from.lineBreaking.get(old));
    if (boxes != null && from.boxes != null) {
      System.arraycopy(from.boxes, 4 * old, boxes, 4 * node, 4);
    }
    if (scope != null && from.scope != null) {
      scope.set(node, from.scope.get(old));
    }
  }

  /**
   * A builder of a document.
   *
   * @param baseUri the address that the document's relative links are resolved against; may be
   *     empty
   */
  public static Builder builder(String baseUri) {
    return new Builder(baseUri);
  }

  /** The address that relative links are resolved against; empty where there is none. */
  public String baseUri() {
    return baseUri;
  }

  /** How many nodes there are, of every kind. */
  public int size() {
    return size;
  }

  public NodeKind kind(int node) {
    return kinds[node];
  }

  public boolean isElement(int node) {
    return kinds[node] == NodeKind.ELEMENT;
  }

  public boolean isText(int node) {
    return kinds[node] == NodeKind.TEXT;
  }

  /** The parent of {@code node}; {@link #NONE} for a root. */
  public int parent(int node) {
    return parents[node];
  }

  /** One more than the last descendant of {@code node}. */
  public int end(int node) {
    return ends[node];
  }

  /** The first child of {@code node}, or {@link #NONE}. */
  public int firstChild(int node) {
    return node + 1 < ends[node] ? node + 1 : NONE;
  }

  /** The sibling that follows {@code node}, or {@link #NONE}. */
  public int nextSibling(int node) {
    int next = ends[node];
    int parent = parents[node];
    return next < (parent == NONE ? size : ends[parent]) ? next : NONE;
  }

  /** Whether {@code node} is {@code ancestor} or lies below it. */
  public boolean contains(int ancestor, int node) {
    return ancestor <= node && node < ends[ancestor];
  }

  /**
   * The tag of an element, in lower case.
   *
   * @throws IllegalArgumentException if {@code node} is not an element
   */
  public String tag(int node) {
    if (!isElement(node)) {
      throw new IllegalArgumentException(
          "node " + node + " has no tag: it is " + kinds[node] + ", not an element");
    }
    return contents[node];
  }

  /** Whether {@code node} is an element with the tag {@code tag}. */
  public boolean isTag(int node, String tag) {
    return isElement(node) && contents[node].equals(tag);
  }

  /** The character data of a text or comment node itself; empty for the other kinds. */
  public String text(int node) {
    return kinds[node] == NodeKind.TEXT || kinds[node] == NodeKind.COMMENT ? contents[node] : "";
  }

  /** The value of an element's attribute, or null where it has none of that name. */
  public @Nullable String attribute(int node, String name) {
    String[] pairs = attributes[node];
    for (int i = 0; i < pairs.length; i += 2) {
      if (pairs[i].equals(name)) {
        return pairs[i + 1];
      }
    }
    return null;
  }

  /** An element's attributes in document order; empty for the other kinds. */
  public List<Attribute> attributes(int node) {
    String[] pairs = attributes[node];
    List<Attribute> list = new ArrayList<>(pairs.length / 2);
    for (int i = 0; i < pairs.length; i += 2) {
      list.add(new Attribute(pairs[i], pairs[i + 1]));
    }
    return list;
  }

  /**
   * Whether a reader of the page can see the node: for an element, that it is rendered and its own
   * content is not hidden; for a text, that its characters are shown. A visible element may have
   * hidden descendants and a hidden one visible descendants ({@code visibility}).
   */
  public boolean visible(int node) {
    return !hidden.get(node);
  }

  /**
   * Whether the text before and after the element, or inside and outside of it, stands on lines of
   * its own.
   */
  public boolean breaksLine(int node) {
    return lineBreaking.get(node);
  }

  /** Where an element stands on the page; null where the document was not laid out by a browser. */
  public @Nullable Box box(int node) {
    if (boxes == null || !isElement(node)) {
      return null;
    }
    int at = 4 * node;
    return new Box(boxes[at], boxes[at + 1], boxes[at + 2], boxes[at + 3]);
  }

  /** The document for jsoup's selectors, built on first use; two threads may both build it. */
  JsoupView jsoupView() {
    JsoupView view = jsoupView;
    if (view == null) {
      view = JsoupView.of(this);
      jsoupView = view;
    }
    return view;
  }

  /**
   * The same document with a scope: the nodes that are compared. Node numbers stay what they are.
   * Takes no copy of the nodes.
   *
   * @param nodes the numbers of the nodes in scope
   */
  public Document scopedTo(BitSet nodes) {
    return new Document(this, (BitSet) nodes.clone());
  }

  /** A copy with its nodes in another order, which remembers where they stand here. */
  Document arranged(Arrangement order) {
    return new Document(order);
  }

  /** The document that this is an arrangement of; itself if it is none. */
  Document original() {
    return arrangement == null ? this : arrangement.original();
  }

  /** The number of {@code node} in the {@linkplain #original() original}. */
  int originalNode(int node) {
    return arrangement == null || node == NONE ? node : arrangement.originalOf(node);
  }

  /** The number here of the node {@code node} of the {@linkplain #original() original}. */
  int arrangedNode(int node) {
    return arrangement == null ? node : arrangement.arrangedOf(node);
  }

  /** Whether {@code node} is compared: true for every node of a document without a scope. */
  public boolean inScope(int node) {
    return scope == null || scope.get(node);
  }

  /** Whether there is a scope and it holds no node. */
  public boolean isScopeEmpty() {
    return scope != null && scope.isEmpty();
  }

  /**
   * Whether this document and {@code other} are the same to the last character: the same nodes in
   * the same places with the same attributes, text and visibility. Where they stand on the screen
   * does not count; neither do nodes out of scope. Linear.
   */
  public boolean sameAs(Document other) {
    return new DocumentEquality(this, other).holds();
  }

  /** How many nodes there are; never the whole page. */
  @Override
  public String toString() {
    return "Document[" + size + " nodes" + (baseUri.isEmpty() ? "" : ", " + baseUri) + "]";
  }

  /**
   * Builds a document in document order: {@code open}, then what belongs to the node just opened,
   * then its children, then {@code close}. Not safe for several threads.
   */
  public static final class Builder {
    private final String baseUri;
    private int size;
    private int open = NONE;
    private NodeKind[] kinds = new NodeKind[256];
    private int[] parents = new int[256];
    private int[] ends = new int[256];
    private String[] contents = new String[256];
    private String[][] attributes = new String[256][];
    private final BitSet hidden = new BitSet();
    private final BitSet lineBreaking = new BitSet();
    private int @Nullable [] boxes;

    private Builder(String baseUri) {
      this.baseUri = Objects.requireNonNull(baseUri, "baseUri");
    }

    /** Opens an element. */
    public Builder open(String tag) {
      open = add(NodeKind.ELEMENT, tag.toLowerCase(Locale.ROOT));
      return this;
    }

    /** Opens the shadow tree of the open element. */
    public Builder openShadowRoot() {
      open = add(NodeKind.SHADOW_ROOT, "");
      return this;
    }

    /** Opens the document of the open frame element. */
    public Builder openFrameDocument() {
      open = add(NodeKind.FRAME_DOCUMENT, "");
      return this;
    }

    /** Adds an attribute to the open element; of two with one name the first counts. */
    public Builder attribute(String name, String value) {
      int node = requireOpen("attribute");
      String lower = name.toLowerCase(Locale.ROOT);
      String[] old = attributes[node];
      for (int i = 0; i < old.length; i += 2) {
        if (old[i].equals(lower)) {
          return this;
        }
      }
      String[] grown = Arrays.copyOf(old, old.length + 2);
      grown[old.length] = lower;
      grown[old.length + 1] = value;
      attributes[node] = grown;
      return this;
    }

    /** Marks the open element as not visible. */
    public Builder hide() {
      hidden.set(requireOpen("hide"));
      return this;
    }

    /** Marks the open element as one that stands on lines of its own. */
    public Builder breakLine() {
      lineBreaking.set(requireOpen("breakLine"));
      return this;
    }

    /** Sets where the open element stands. */
    public Builder box(Box box) {
      int at = 4 * requireOpen("box");
      if (boxes == null) {
        boxes = new int[4 * kinds.length];
      }
      boxes[at] = box.x();
      boxes[at + 1] = box.y();
      boxes[at + 2] = box.width();
      boxes[at + 3] = box.height();
      return this;
    }

    /** Adds a text that a reader can see. */
    public Builder text(String text) {
      return text(text, true);
    }

    public Builder text(String text, boolean visible) {
      int node = add(NodeKind.TEXT, text);
      hidden.set(node, !visible);
      return this;
    }

    public Builder comment(String text) {
      hidden.set(add(NodeKind.COMMENT, text));
      return this;
    }

    /** Closes what was opened last. */
    public Builder close() {
      int node = requireOpen("close");
      ends[node] = size;
      open = parents[node];
      return this;
    }

    /**
     * The document. The builder can go on, without effect on what it has built.
     *
     * @throws IllegalStateException if something is still open
     */
    public Document build() {
      if (open != NONE) {
        throw new IllegalStateException("<" + contents[open] + "> is still open");
      }
      return new Document(this);
    }

    private int add(NodeKind kind, String content) {
      Objects.requireNonNull(content, "content");
      if (size == kinds.length) {
        grow();
      }
      int node = size++;
      kinds[node] = kind;
      parents[node] = open;
      ends[node] = size;
      contents[node] = content;
      attributes[node] = NO_ATTRIBUTES;
      return node;
    }

    private void grow() {
      int capacity = 2 * kinds.length;
      kinds = Arrays.copyOf(kinds, capacity);
      parents = Arrays.copyOf(parents, capacity);
      ends = Arrays.copyOf(ends, capacity);
      contents = Arrays.copyOf(contents, capacity);
      attributes = Arrays.copyOf(attributes, capacity);
      if (boxes != null) {
        boxes = Arrays.copyOf(boxes, 4 * capacity);
      }
    }

    private int requireOpen(String call) {
      if (open == NONE) {
        throw new IllegalStateException(call + "() without an open node");
      }
      return open;
    }
  }
}
