package io.stemma.cli;

import io.stemma.StemmaOptions;
import io.stemma.compare.CompareOptions;
import io.stemma.config.Configuration;
import io.stemma.config.PageType;
import io.stemma.config.PageTypes;
import io.stemma.field.FieldSpec;
import io.stemma.verdict.Calibration;
import io.stemma.verdict.Policy;
import io.stemma.verdict.Thresholds;
import java.util.List;

/** The options of the command line and what is configured, put together. */
final class Settings {
  private final CaptureArguments capturing;
  private final Configuration configuration;

  /**
   * Reads the configuration, and tells the user which of its keys have no effect.
   *
   * @throws UserException if it cannot be read or something in it is not understood
   */
  Settings(CaptureArguments capturing, Console console) {
    this.capturing = capturing;
    configuration = capturing.configuration();
    if (!configuration.unused().isEmpty()) {
      console.notice(
          "of the configuration, this is not used yet: "
              + String.join(", ", configuration.unused()));
    }
  }

  /** The kinds of pages that are configured. */
  PageTypes types() {
    return configuration.types();
  }

  /**
   * The kind of pages of a name.
   *
   * @throws UserException if there is none
   */
  PageType type(String name) {
    try {
      return configuration.types().named(name);
    } catch (IllegalArgumentException e) {
      throw new UserException(String.valueOf(e.getMessage()), e);
    }
  }

  /** For comparing with judgement; {@code workers} pages are loaded at once. */
  StemmaOptions judging(JudgingArguments judging, OutputArguments output, int workers) {
    return new StemmaOptions(
        capturing.profile(configuration),
        capturing.capture(output.wantsPictures()),
        compare(judging.fields(), judging.autoFields()),
        configuration.types(),
        judging.policy(),
        judging.thresholds(),
        judging.calibration(),
        workers);
  }

  /**
   * For looking at pages without judging them, as many at once as there are workers.
   *
   * @param fields what to read; where none is named, the fields of the main entity
   */
  StemmaOptions reading(List<FieldSpec> fields, int workers) {
    return new StemmaOptions(
        capturing.profile(configuration),
        capturing.capture(false),
        compare(fields, true),
        configuration.types(),
        Policy.EVIDENCE,
        Thresholds.DEFAULT,
        Calibration.NONE,
        workers);
  }

  private CompareOptions compare(List<FieldSpec> fields, boolean autoFields) {
    return new CompareOptions(
        capturing.scope(),
        capturing.sorted(),
        capturing.nodes(),
        capturing.text(),
        fields,
        autoFields);
  }
}
