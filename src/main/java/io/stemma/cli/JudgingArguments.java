package io.stemma.cli;

import io.stemma.field.FieldSpec;
import io.stemma.verdict.Policy;
import io.stemma.verdict.Thresholds;
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

  List<FieldSpec> fields() {
    return fields;
  }

  boolean autoFields() {
    return !noAutoFields;
  }

  Policy policy() {
    return policy;
  }

  /**
   * The thresholds asked for, the defaults for those that are not.
   *
   * @throws UserException if one is out of range
   */
  Thresholds thresholds() {
    if (text == null && template == null) {
      return Thresholds.DEFAULT;
    }
    try {
      return new Thresholds(
          text == null ? Thresholds.DEFAULT.text() : text,
          template == null ? Thresholds.DEFAULT.template() : template,
          "option");
    } catch (IllegalArgumentException e) {
      throw new UserException(String.valueOf(e.getMessage()), e);
    }
  }
}
