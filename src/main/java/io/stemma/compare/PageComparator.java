package io.stemma.compare;

import io.stemma.dom.Document;
import io.stemma.dom.NodeMapping;
import io.stemma.dom.Tree;
import io.stemma.field.Disagreement;
import io.stemma.field.FieldChange;
import io.stemma.field.FieldReader;
import io.stemma.field.Reading;
import io.stemma.match.IndexedTree;
import io.stemma.match.Structure;
import io.stemma.match.StructureMatcher;
import io.stemma.text.TextDifference;
import io.stemma.text.TextMatcher;
import java.util.List;

/** Says what differs between two pages. Immutable and safe for use by several threads. */
public final class PageComparator {
  private final CompareOptions options;

  public PageComparator(CompareOptions options) {
    this.options = options;
  }

  /** What differs, whatever state the pages are in. */
  public Difference compare(PageView left, PageView right) {
    return compare(left, right, Expectations.NONE);
  }

  /** What differs, whatever state the pages are in, in the light of what is known of them. */
  public Difference compare(PageView left, PageView right, Expectations known) {
    Structure structure = StructureMatcher.compare(left.tree(), right.tree());
    NodeMapping mapping = structure.alignment();
    TextDifference text = TextMatcher.compare(left.text(), right.text(), mapping);
    MaskedText masked = known.mask().apply(left, right, mapping, text);
    List<Reading> before = fields(left);
    List<Reading> after = fields(right);
    return new Difference(
        structure,
        masked.text(),
        changes(left, right, before, after, structure).stream().map(known::judge).toList(),
        new Disagreements(disagreements(left, before), disagreements(right, after)),
        masked.masked(),
        isSame(left, right));
  }

  /** Whether nothing differs but what the user left out; layers that ask for consent do count. */
  private boolean isSame(PageView left, PageView right) {
    return left.document().sameAs(right.document())
        && (!options.takesAll() || left.snapshot().document().sameAs(right.snapshot().document()));
  }

  private static List<Disagreement> disagreements(PageView page, List<Reading> fields) {
    return Disagreement.among(fields, page.snapshot().document());
  }

  private List<FieldChange> changes(
      PageView left,
      PageView right,
      List<Reading> before,
      List<Reading> after,
      Structure structure) {
    if (before.isEmpty() && after.isEmpty()) {
      return List.of();
    }
    FieldIdentity identity =
        new FieldIdentity(
            left.snapshot().document(),
            right.snapshot().document(),
            options.takesAll() ? structure.alignment() : wholeAlignment(left, right));
    return FieldChange.between(before, after, identity::compare);
  }

  /**
   * Which node became which, on the whole pages: fields are followed beyond the scope. Costs a
   * comparison of two whole trees.
   */
  public NodeMapping wholeAlignment(PageView left, PageView right) {
    return StructureMatcher.compare(wholeTree(left), wholeTree(right)).alignment();
  }

  private IndexedTree wholeTree(PageView page) {
    return IndexedTree.of(Tree.of(page.snapshot().document(), options.nodes()));
  }

  /** The tracked values of one page: those asked for, else those of its main entity. */
  public List<Reading> fields(PageView page) {
    Document whole = page.snapshot().document();
    if (!options.fields().isEmpty()) {
      return FieldReader.read(whole, options.fields());
    }
    return options.autoFields() ? FieldReader.readMainEntity(whole) : List.of();
  }
}
