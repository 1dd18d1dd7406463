package io.stemma.report;

import io.stemma.compare.Difference;
import io.stemma.verdict.Comparison;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The differences of one comparison as they are drawn, in the order of the lists that they are in.
 * Of a long list only the beginning is there.
 */
record Highlights(List<Highlight> fields, List<Highlight> changes, List<Highlight> passages) {
  /** How many differences of one kind are drawn and listed; the JSON has them all. */
  static final int SHOWN = 300;

  Highlights {
    fields = List.copyOf(fields);
    changes = List.copyOf(changes);
    passages = List.copyOf(passages);
  }

  /**
   * The highlights of a difference.
   *
   * @param prefix what their names begin with, so that they are unique in the report
   */
  static Highlights of(Comparison comparison, Difference difference, String prefix) {
    List<Highlight> changes =
        each(
            difference.structure().changes(),
            prefix + "-change",
            (change, id) -> Highlight.of(change, id, comparison));
    List<Highlight> passages =
        each(
            difference.text().passages(),
            prefix + "-text",
            (passage, id) -> Highlight.of(passage, id, comparison).outside(changes));
    List<Highlight> fields =
        each(
            difference.fields(),
            prefix + "-field",
            (field, id) -> Highlight.of(field, id, comparison));
    return new Highlights(fields, changes, passages);
  }

  private static <T> List<Highlight> each(
      List<T> differences, String prefix, BiFunction<T, String, Highlight> highlight) {
    return IntStream.range(0, Math.min(SHOWN, differences.size()))
        .mapToObj(i -> highlight.apply(differences.get(i), prefix + (i + 1)))
        .toList();
  }

  /** All of them in the order in which they are drawn, the small upon the large. */
  List<Highlight> drawn() {
    return Stream.of(changes, passages, fields).flatMap(List::stream).toList();
  }
}
