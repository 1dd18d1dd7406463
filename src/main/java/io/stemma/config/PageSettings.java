package io.stemma.config;

import io.stemma.compare.CompareOptions;
import io.stemma.compare.Scope;
import io.stemma.dom.CssSelector;
import io.stemma.field.FieldSpec;
import io.stemma.text.IgnorePattern;
import io.stemma.text.TextOptions;
import io.stemma.verdict.Thresholds;
import java.util.List;
import java.util.Objects;

/**
 * How the pages of a type are compared, as far as it was said. What was not is empty, or has the
 * source {@link Thresholds.Source#DEFAULT}, and leaves the caller's options as they are.
 *
 * @param region the parts to compare
 * @param ignored the parts to leave out
 * @param sorted the elements whose children are compared without order
 * @param ignoredText text that does not matter
 * @param fields the values to track
 * @param thresholds what a difference must exceed to count
 */
public record PageSettings(
    List<CssSelector> region,
    List<CssSelector> ignored,
    List<CssSelector> sorted,
    List<IgnorePattern> ignoredText,
    List<FieldSpec> fields,
    Thresholds thresholds) {
  /** Nothing was said. */
  public static final PageSettings NONE =
      new PageSettings(List.of(), List.of(), List.of(), List.of(), List.of(), Thresholds.DEFAULT);

  public PageSettings {
    region = List.copyOf(region);
    ignored = List.copyOf(ignored);
    sorted = List.copyOf(sorted);
    ignoredText = List.copyOf(ignoredText);
    fields = List.copyOf(fields);
    Objects.requireNonNull(thresholds, "thresholds");
  }

  /** The caller's options where they say something, these settings where they do not. */
  public CompareOptions under(CompareOptions asked) {
    Scope scope = asked.scope();
    TextOptions text = asked.text();
    return new CompareOptions(
        new Scope(
            said(scope.region(), region), said(scope.ignored(), ignored), scope.keepConsent()),
        said(asked.sorted(), sorted),
        asked.nodes(),
        text.ignoring(said(text.ignored(), ignoredText)),
        said(asked.fields(), fields),
        asked.autoFields());
  }

  private static <T> List<T> said(List<T> asked, List<T> otherwise) {
    return asked.isEmpty() ? otherwise : asked;
  }
}
