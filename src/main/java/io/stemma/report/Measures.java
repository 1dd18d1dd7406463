package io.stemma.report;

import io.stemma.match.Structure;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** Numbers for people. */
final class Measures {
  private static final int DECIMALS = 4;

  private Measures() {}

  /** A number from 0 to 1; 1.0000 is shown for 1 alone, never for what is nearly 1. */
  static String decimals(double value) {
    return BigDecimal.valueOf(value).setScale(DECIMALS, RoundingMode.DOWN).toPlainString();
  }

  /** The similarity of two structures, as far as it is known. */
  static String similarity(Structure structure) {
    return structure.exact()
        ? decimals(structure.similarity())
        : decimals(structure.similarity()) + " to " + decimals(structure.similarityAtMost());
  }

  /** A number from 0 to 1 to three decimals. */
  static double rounded(double value) {
    return BigDecimal.valueOf(value).setScale(3, RoundingMode.HALF_UP).doubleValue();
  }

  /** A share of the whole: {@code 1.1 %}. */
  static String percent(double share) {
    return BigDecimal.valueOf(100 * share).setScale(1, RoundingMode.HALF_UP) + " %";
  }

  /** A number of things: {@code 1 element}, {@code 17 elements}. */
  static String count(int number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }
}
