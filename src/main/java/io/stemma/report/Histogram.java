package io.stemma.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.DoubleFunction;

/**
 * How often values occur: each by itself where they are few, else in ranges of equal width.
 *
 * @param bars the values or ranges, smallest first
 */
record Histogram(List<Bar> bars) {
  private static final int MOST = 8;

  Histogram {
    bars = List.copyOf(bars);
  }

  /**
   * One value or range.
   *
   * @param label what it is called
   * @param count how many values are in it; 0 is possible for a range
   */
  record Bar(String label, int count) {}

  /**
   * @param label writes a value
   */
  static Histogram of(List<? extends Number> values, DoubleFunction<String> label) {
    Map<Double, Integer> counts = new TreeMap<>();
    values.forEach(value -> counts.merge(value.doubleValue(), 1, Integer::sum));
    if (counts.size() > MOST) {
      return ranges(values, label);
    }
    List<Bar> bars = new ArrayList<>();
    counts.forEach((value, count) -> bars.add(new Bar(label.apply(value), count)));
    return new Histogram(bars);
  }

  private static Histogram ranges(List<? extends Number> values, DoubleFunction<String> label) {
    double least = values.stream().mapToDouble(Number::doubleValue).min().orElse(0);
    double most = values.stream().mapToDouble(Number::doubleValue).max().orElse(0);
    double width = (most - least) / MOST;
    int[] counts = new int[MOST];
    values.forEach(
        value -> counts[Math.min(MOST - 1, (int) ((value.doubleValue() - least) / width))]++);
    List<Bar> bars = new ArrayList<>();
    for (int range = 0; range < MOST; range++) {
      String from = label.apply(least + range * width);
      String to = label.apply(least + (range + 1) * width);
      bars.add(new Bar(from + " to " + to, counts[range]));
    }
    return new Histogram(bars);
  }

  /** The count of the highest bar. */
  int highest() {
    return bars.stream().mapToInt(Bar::count).max().orElse(0);
  }
}
