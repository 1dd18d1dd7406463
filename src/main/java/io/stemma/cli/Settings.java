package io.stemma.cli;

import io.stemma.StemmaOptions;
import io.stemma.compare.CompareOptions;

/** Puts the options of the command line together. */
final class Settings {
  private Settings() {}

  static StemmaOptions of(
      CaptureArguments capturing, JudgingArguments judging, OutputArguments output, int workers) {
    return new StemmaOptions(
        capturing.profile(),
        capturing.capture(output.wantsPictures()),
        new CompareOptions(
            capturing.scope(), capturing.nodes(), judging.fields(), judging.autoFields()),
        judging.policy(),
        judging.thresholds(),
        workers);
  }
}
