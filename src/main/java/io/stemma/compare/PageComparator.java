package io.stemma.compare;

import io.stemma.dom.Document;
import io.stemma.field.FieldChange;
import io.stemma.field.FieldReader;
import io.stemma.field.Reading;
import io.stemma.match.Structure;
import io.stemma.match.StructureMatcher;
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
    Structure structure = StructureMatcher.compare(left.tree(), right.tree());
    return new Difference(
        structure,
        TextMatcher.compare(left.text(), right.text(), structure.alignment()),
        fields(left, right, structure),
        left.document().sameAs(right.document()));
  }

  private List<FieldChange> fields(PageView left, PageView right, Structure structure) {
    FieldIdentity identity =
        new FieldIdentity(
            left.snapshot().document(), right.snapshot().document(), structure.alignment());
    return FieldChange.between(read(left), read(right)).stream().map(identity::judge).toList();
  }

  private List<Reading> read(PageView page) {
    Document whole = page.snapshot().document();
    if (!options.fields().isEmpty()) {
      return FieldReader.read(whole, options.fields());
    }
    return options.autoFields() ? FieldReader.readMainEntity(whole) : List.of();
  }
}
