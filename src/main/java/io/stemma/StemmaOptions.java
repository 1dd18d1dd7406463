package io.stemma;

import io.stemma.compare.CompareOptions;
import io.stemma.config.PageTypes;
import io.stemma.render.BrowserProfile;
import io.stemma.render.CaptureOptions;
import io.stemma.verdict.Calibration;
import io.stemma.verdict.Policy;
import io.stemma.verdict.Thresholds;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How pages are captured, compared and judged.
 *
 * @param profile the browser to render with; null to parse HTML without one
 * @param capture what is asked of each capture
 * @param compare what of two pages is compared
 * @param types the kinds of pages that are compared in ways of their own, where {@code compare} and
 *     {@code thresholds} say nothing
 * @param policy by which rule a kind is chosen
 * @param thresholds what a difference must exceed to count
 * @param calibration what is known of pages that were calibrated; it gives the thresholds that are
 *     not given in {@code thresholds}
 * @param workers how many pages are loaded at once, 1 or more
 */
public record StemmaOptions(
    @Nullable BrowserProfile profile,
    CaptureOptions capture,
    CompareOptions compare,
    PageTypes types,
    Policy policy,
    Thresholds thresholds,
    Calibration calibration,
    int workers) {
  public StemmaOptions {
    Objects.requireNonNull(capture, "capture");
    Objects.requireNonNull(compare, "compare");
    Objects.requireNonNull(types, "types");
    Objects.requireNonNull(policy, "policy");
    Objects.requireNonNull(thresholds, "thresholds");
    Objects.requireNonNull(calibration, "calibration");
    if (workers < 1) {
      throw new IllegalArgumentException("there is 1 worker or more, got " + workers);
    }
  }

  /**
   * The default browser profile, the whole page, and the evidence policy with its default
   * thresholds.
   */
  public static StemmaOptions defaults() {
    return new StemmaOptions(
        BrowserProfile.DEFAULT,
        CaptureOptions.defaults(),
        CompareOptions.DEFAULT,
        PageTypes.NONE,
        Policy.EVIDENCE,
        Thresholds.DEFAULT,
        Calibration.NONE,
        2);
  }

  /** The same without a browser: HTML is parsed as it was served, and no script runs. */
  public StemmaOptions withoutBrowser() {
    return new StemmaOptions(
        null, capture, compare, types, policy, thresholds, calibration, workers);
  }

  /** The same with what was measured on pages before. */
  public StemmaOptions calibratedBy(Calibration measured) {
    return new StemmaOptions(
        profile, capture, compare, types, policy, thresholds, measured, workers);
  }
}
