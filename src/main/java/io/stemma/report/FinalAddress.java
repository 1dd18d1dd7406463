package io.stemma.report;

import io.stemma.page.PageSource;
import io.stemma.page.Snapshot;

/** Where a page was found in the end. */
final class FinalAddress {
  private FinalAddress() {}

  /** The address, where it is not the one that was asked for; empty otherwise, and for a file. */
  static String of(Snapshot page) {
    String address = page.response().finalUrl();
    boolean elsewhere =
        page.source() instanceof PageSource.Url && !address.equals(page.source().name());
    return elsewhere ? address : "";
  }
}
