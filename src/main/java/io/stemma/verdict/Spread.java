package io.stemma.verdict;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/**
 * How far captures of a page lie apart that nothing changed between: each compared with each.
 *
 * @param text the distances of their texts, in bits, smallest first; never empty
 * @param structure the similarities of their structures, smallest first; as many
 * @param template the similarities of their templates, smallest first; as many
 */
public record Spread(List<Integer> text, List<Double> structure, List<Double> template) {
  public Spread {
    text = sorted(text);
    structure = sorted(structure.stream().map(Spread::rounded).toList());
    template = sorted(template.stream().map(Spread::rounded).toList());
    if (text.isEmpty() || text.size() != structure.size() || text.size() != template.size()) {
      throw new IllegalArgumentException(
          "a spread has the same number of distances and similarities, one at least, got "
              + text.size()
              + ", "
              + structure.size()
              + " and "
              + template.size());
    }
    if (text.get(0) < 0 || text.get(text.size() - 1) > 64) {
      throw new IllegalArgumentException("text distances are from 0 to 64, got " + text);
    }
    Stream.of(structure, template)
        .filter(each -> !(each.get(0) >= 0 && each.get(each.size() - 1) <= 1))
        .forEach(
            each -> {
              throw new IllegalArgumentException("similarities are from 0 to 1, got " + each);
            });
  }

  /** Down to five decimals: more would not be read, and 1 stays what is equal alone. */
  private static double rounded(double similarity) {
    return Math.floor(similarity * 1e5) / 1e5;
  }

  private static <T extends Comparable<T>> List<T> sorted(List<T> values) {
    List<T> sorted = new ArrayList<>(values);
    Collections.sort(sorted);
    return Collections.unmodifiableList(sorted);
  }

  /** The spread of several pages, taken as one. */
  static Spread of(List<Spread> pages) {
    return new Spread(
        pages.stream().flatMap(page -> page.text.stream()).toList(),
        pages.stream().flatMap(page -> page.structure.stream()).toList(),
        pages.stream().flatMap(page -> page.template.stream()).toList());
  }

  /** The greatest distance of texts. */
  public int farthestText() {
    return text.get(text.size() - 1);
  }

  /** The least similarity of templates. */
  public double leastTemplate() {
    return template.get(0);
  }
}
