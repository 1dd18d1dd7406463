package io.stemma.cli;

import io.stemma.page.AddressPattern;
import io.stemma.verdict.Calibrator;
import io.stemma.verdict.PageCalibration;
import java.util.List;
import java.util.Optional;

/**
 * A kind of pages as a user names it: {@code product=https://shop.example/p/**}.
 *
 * @param name what it is called
 * @param pages which addresses it has
 */
record PageType(String name, AddressPattern pages) {
  /**
   * Reads a type as a user writes it.
   *
   * @throws IllegalArgumentException if it has no name or no pattern
   */
  static PageType of(String text) {
    int sign = text.indexOf('=');
    if (sign < 1) {
      throw new IllegalArgumentException(
          "a type is a name and a pattern of addresses, such as"
              + " product=https://shop.example/p/**; got \""
              + text
              + "\"");
    }
    return new PageType(
        text.substring(0, sign).strip(), AddressPattern.of(text.substring(sign + 1)));
  }

  /** What those of the pages that are of this type have in common; empty where none is. */
  Optional<PageCalibration> pool(List<PageCalibration> calibrations) {
    List<PageCalibration> own =
        calibrations.stream()
            .filter(each -> each.type() == null && pages.matches(each.pages().toString()))
            .toList();
    return own.isEmpty() ? Optional.empty() : Optional.of(Calibrator.pool(pages, name, own));
  }
}
