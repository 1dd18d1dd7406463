package io.stemma.compare;

import io.stemma.dom.Document;
import io.stemma.dom.Tree;
import io.stemma.match.IndexedTree;
import io.stemma.match.TemplateFingerprint;
import io.stemma.page.PageState;
import io.stemma.page.Snapshot;
import io.stemma.text.IgnorePattern;
import io.stemma.text.PageText;
import java.util.List;
import java.util.stream.Stream;

/**
 * A snapshot with what comparing reads from it. Made once per page and shared by all its
 * comparisons; immutable.
 */
public final class PageView {
  private final Snapshot snapshot;
  private final Document document;
  private final IndexedTree tree;
  private final PageText text;

  private PageView(Snapshot snapshot, CompareOptions options) {
    this.snapshot = snapshot;
    document = options.of(snapshot.document());
    tree = IndexedTree.of(Tree.of(document, options.nodes()));
    text = PageText.of(document, options.text());
  }

  /** What the options make of a snapshot; linear in the size of the page. */
  public static PageView of(Snapshot snapshot, CompareOptions options) {
    return new PageView(snapshot, options);
  }

  public Snapshot snapshot() {
    return snapshot;
  }

  /** Whether this is the page itself, so that it can be compared. */
  public boolean isOk() {
    return snapshot.state() == PageState.OK;
  }

  /** What should be known of the capture, and of what the options did to it; a line each. */
  public List<String> warnings() {
    Stream<String> patterns =
        isOk() ? text.ignored().stream().flatMap(PageView::warning) : Stream.of();
    return Stream.concat(snapshot.warnings().stream(), patterns).toList();
  }

  private static Stream<String> warning(IgnorePattern.Effect effect) {
    String pattern = "the pattern " + effect.pattern() + " of text to ignore ";
    if (effect.matches() == 0) {
      return Stream.of(pattern + "matches nothing here");
    }
    return effect.share() < 1
        ? Stream.of()
        : Stream.of(pattern + "matches all of the text: nothing of it is watched");
  }

  /** The page's nodes, those that are compared in scope. */
  public Document document() {
    return document;
  }

  /** Whether there is a scope and none of the page lies in it. */
  public boolean isOutOfScope() {
    return document.size() > 0 && document.isScopeEmpty();
  }

  /** The counted nodes. */
  public IndexedTree tree() {
    return tree;
  }

  /** The visible text. */
  public PageText text() {
    return text;
  }

  /** A fingerprint of the page's template; pages of one template have equal or near ones. */
  public TemplateFingerprint templateId() {
    return TemplateFingerprint.of(tree);
  }

  /** How many counted nodes there are. */
  public int elements() {
    return tree.tree().size();
  }

  @Override
  public String toString() {
    return "PageView[" + snapshot.source().name() + ", " + snapshot.state().label() + "]";
  }
}
