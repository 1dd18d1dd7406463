package io.stemma.cli;

import io.stemma.field.FieldSpec;
import io.stemma.verdict.Calibration;
import io.stemma.verdict.Policy;
import io.stemma.verdict.Thresholds;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say what is tracked and how a difference is judged. */
final class JudgingArguments {
  @Option(
      names = "--field",
      paramLabel = "NAME=SPEC",
      description = {
        "Track a value: a CSS selector, CSS@attribute, xpath:..., jsonld:Product.offers.price,",
        "meta:NAME, og:NAME or microdata:...; a type may follow, as in price=.price|price.",
        "Repeatable."
      })
  private List<FieldSpec> fields = List.of();

  @Option(
      names = "--no-auto-fields",
      description = "Without --field, do not track what the structured data offers.")
  private boolean noAutoFields;

  @Option(
      names = "--text-threshold",
      paramLabel = "BITS",
      description = "A text distance above this is content (0 to 64; default: 3).")
  private @Nullable Integer text;

  @Option(
      names = "--template-threshold",
      paramLabel = "S",
      description = "A template similarity below this is another template (0 to 1).")
  private @Nullable Double template;

  @Option(
      names = "--policy",
      paramLabel = "evidence|distance",
      description =
          "Judge by the evidence, or by the text's fingerprint alone (default: evidence).")
  private Policy policy = Policy.EVIDENCE;

  @Option(
      names = "--calibration",
      paramLabel = "FILE",
      description = "Take thresholds and noise mask of the pages from a file of stemma calibrate.")
  private @Nullable Path calibration;

  List<FieldSpec> fields() {
    return fields;
  }

  boolean autoFields() {
    return !noAutoFields;
  }

  Policy policy() {
    return policy;
  }

  Calibration calibration() {
    return load(calibration);
  }

  /**
   * What is known of pages that were calibrated; nothing for null.
   *
   * @throws UserException if the file cannot be read or something in it is not understood
   */
  static Calibration load(@Nullable Path calibration) {
    try {
      return calibration == null ? Calibration.NONE : Calibration.load(calibration);
    } catch (IllegalArgumentException e) {
      throw new UserException(String.valueOf(e.getMessage()), e);
    }
  }

  /**
   * The thresholds asked for, the defaults for those that are not.
   *
   * @throws UserException if one is out of range
   */
  Thresholds thresholds() {
    Thresholds thresholds = Thresholds.DEFAULT;
    try {
      if (text != null) {
        thresholds = thresholds.withText(text, Thresholds.Source.OPTION);
      }
      if (template != null) {
        thresholds = thresholds.withTemplate(template, Thresholds.Source.OPTION);
      }
      return thresholds;
    } catch (IllegalArgumentException e) {
      throw new UserException(String.valueOf(e.getMessage()), e);
    }
  }
}
