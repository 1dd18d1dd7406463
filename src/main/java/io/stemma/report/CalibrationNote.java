package io.stemma.report;

import io.stemma.compare.Difference;
import io.stemma.compare.Masked;
import io.stemma.compare.MaskedPlace;
import io.stemma.verdict.Comparison;
import io.stemma.verdict.PageCalibration;
import java.util.Optional;
import java.util.stream.Collectors;

/** Says which calibration a comparison used, and what its noise mask hid: on every use. */
final class CalibrationNote {
  private CalibrationNote() {}

  /** The note, in one line of any length; empty where no calibration was used. */
  static Optional<String> of(Comparison comparison) {
    PageCalibration calibration = comparison.calibration();
    Difference difference = comparison.difference();
    if (calibration == null || difference == null) {
      return Optional.empty();
    }
    Masked masked = difference.masked();
    return Optional.of(
        "of "
            + calibration.name()
            + ", "
            + Measures.count(calibration.captures(), "capture")
            + "; "
            + hidden(masked)
            + absent(masked));
  }

  private static String hidden(Masked masked) {
    if (masked.hidden().isEmpty()) {
      return "hid nothing";
    }
    return "hid "
        + Measures.count(masked.passages(), "passage")
        + " with "
        + Measures.count(masked.words(), "word")
        + ": "
        + masked.hidden().stream()
            .map(each -> each.passages().size() + " in " + each.place())
            .collect(Collectors.joining(", "));
  }

  private static String absent(Masked masked) {
    return masked.absent().isEmpty()
        ? ""
        : "; on neither page: "
            + masked.absent().stream().map(MaskedPlace::toString).collect(Collectors.joining(", "));
  }
}
