package io.stemma.match;

import io.stemma.dom.Tree;
import java.lang.management.ManagementFactory;

/** The worst pages: CPU time of the whole comparison, from trees that are not indexed yet. */
final class ExtremesReport {
  private ExtremesReport() {}

  static void print() {
    System.out.printf("%n%-40s %8s %22s %6s %s%n", "the worst", "ms", "matched", "exact", "changes");
    print("10,000 x 10,000 different items", Extremes.items(10_000, 1), Extremes.items(10_000, 2));
    print("tables of 2,000 x 20", Extremes.table(2_000, 20, 1), Extremes.table(2_000, 20, 2));
    print("20,000 cards of twelve shapes", Extremes.cards(1, 20_000, 1), Extremes.cards(1, 20_000, 2));
    print("50,000 leaves", Extremes.leaves(50_000, 1), Extremes.leaves(50_000, 2));
    print("chains 100,000 deep", Extremes.chain(100_000, 1), Extremes.chain(99_990, 1));
    print("unlike chains 100,000 deep", Extremes.chain(100_000, 1), Extremes.chain(100_000, 2));
    print("combs 100,000 deep", Extremes.comb(100_000, 1), Extremes.comb(100_000, 2));
    print("1,000,000 elements, one change", Extremes.large(10_102, -1), Extremes.large(10_102, 5_000));
  }

  private static void print(String what, Tree left, Tree right) {
    long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    Structure structure = StructureMatcher.compare(IndexedTree.of(left), IndexedTree.of(right));
    long spent = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start;
    System.out.printf(
        "%-40s %8d %22s %6s %d%n",
        what,
        spent / 1_000_000,
        structure.matched() + ".." + structure.matchedAtMost(),
        structure.exact(),
        structure.changes().size());
  }
}
