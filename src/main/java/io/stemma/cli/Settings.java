package io.stemma.cli;

import io.stemma.StemmaOptions;
import io.stemma.compare.CompareOptions;
import io.stemma.config.Configuration;
import io.stemma.field.FieldSpec;
import io.stemma.verdict.Calibration;
import io.stemma.verdict.Policy;
import io.stemma.verdict.Thresholds;
import java.util.List;

/** Puts the options of the command line together. */
final class Settings {
  private Settings() {}

  /** For comparing with judgement; {@code workers} pages are loaded at once. */
  static StemmaOptions of(
      CaptureArguments capturing, JudgingArguments judging, OutputArguments output, int workers) {
    Configuration configuration = capturing.configuration();
    return new StemmaOptions(
        capturing.profile(configuration),
        capturing.capture(output.wantsPictures()),
        compare(capturing, judging.fields(), judging.autoFields()),
        configuration.types(),
        judging.policy(),
        judging.thresholds(),
        judging.calibration(),
        workers);
  }

  /** For reading fields from one page: those named, else those of its main entity. */
  static StemmaOptions of(CaptureArguments capturing, List<FieldSpec> fields) {
    return unjudged(capturing, compare(capturing, fields, true), 1);
  }

  /** For capturing pages several times; as many at once as there are workers. */
  static StemmaOptions of(CaptureArguments capturing, int workers) {
    return unjudged(capturing, compare(capturing, List.of(), false), workers);
  }

  private static StemmaOptions unjudged(
      CaptureArguments capturing, CompareOptions compared, int workers) {
    Configuration configuration = capturing.configuration();
    return new StemmaOptions(
        capturing.profile(configuration),
        capturing.capture(false),
        compared,
        configuration.types(),
        Policy.EVIDENCE,
        Thresholds.DEFAULT,
        Calibration.NONE,
        workers);
  }

  private static CompareOptions compare(
      CaptureArguments capturing, List<FieldSpec> fields, boolean autoFields) {
    return new CompareOptions(
        capturing.scope(),
        capturing.sorted(),
        capturing.nodes(),
        capturing.text(),
        fields,
        autoFields);
  }
}
