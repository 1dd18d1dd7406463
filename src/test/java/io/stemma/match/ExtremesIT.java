package io.stemma.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.stemma.dom.Tree;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The worst pages end, with score, bounds and alignment. The time limit leaves room for a busy
 * machine.
 */
class ExtremesIT {
  private record Pages(Tree left, Tree right) {}

  static Stream<Arguments> worst() {
    return Stream.of(
        pages(
            "items", () -> new Pages(Extremes.items(10_000, 1), Extremes.items(10_000, 2)), false),
        pages(
            "tables",
            () -> new Pages(Extremes.table(2_000, 20, 1), Extremes.table(2_000, 20, 2)),
            false),
        pages(
            "cards",
            () -> new Pages(Extremes.cards(1, 20_000, 1), Extremes.cards(1, 20_000, 2)),
            false),
        pages(
            "leaves",
            () -> new Pages(Extremes.leaves(50_000, 1), Extremes.leaves(50_000, 2)),
            true),
        pages(
            "chains", () -> new Pages(Extremes.chain(100_000, 1), Extremes.chain(99_990, 1)), true),
        pages("combs", () -> new Pages(Extremes.comb(100_000, 1), Extremes.comb(100_000, 2)), true),
        pages(
            "large",
            () -> new Pages(Extremes.large(10_102, -1), Extremes.large(10_102, 5_000)),
            true));
  }

  private static Arguments pages(String name, Supplier<Pages> pages, boolean exact) {
    return arguments(name, pages, exact);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("worst")
  @Timeout(value = 30, unit = TimeUnit.SECONDS)
  void ends_with_score_bounds_and_alignment(String name, Supplier<Pages> pages, boolean exact) {
    Pages pair = pages.get();
    Structure structure =
        StructureMatcher.compare(IndexedTree.of(pair.left), IndexedTree.of(pair.right));
    assertThat(structure.exact()).isEqualTo(exact);
    assertThat(structure.matched()).isBetween(1, structure.matchedAtMost());
    assertThat(structure.alignment().size()).isGreaterThanOrEqualTo(structure.matched());
    assertThat(structure.changes()).isNotEmpty();
  }
}
