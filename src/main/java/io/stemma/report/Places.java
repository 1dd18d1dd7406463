package io.stemma.report;

import io.stemma.dom.Document;
import io.stemma.dom.Locator;
import io.stemma.text.Passage;
import io.stemma.verdict.Comparison;
import org.jspecify.annotations.Nullable;

/** Says where passages of text stand. Reads a document only when it is first asked about it. */
final class Places {
  private final Document leftDocument;
  private final Document rightDocument;
  private @Nullable Locator left;
  private @Nullable Locator right;

  Places(Comparison comparison) {
    leftDocument = comparison.left().document();
    rightDocument = comparison.right().document();
  }

  /** The selector of a passage's element on the right; on the left where the right has none. */
  @Nullable String selector(Passage passage) {
    if (passage.rightNode() != Document.NONE) {
      right = right == null ? Locator.of(rightDocument) : right;
      return right.place(passage.rightNode()).selector();
    }
    if (passage.leftNode() != Document.NONE) {
      left = left == null ? Locator.of(leftDocument) : left;
      return left.place(passage.leftNode()).selector();
    }
    return null;
  }
}
