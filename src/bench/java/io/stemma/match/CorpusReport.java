package io.stemma.match;

import io.stemma.dom.Tree;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntSupplier;

/**
 * CPU time on real pages, pair by pair: median, 95th percentile, worst and sum of each way to match,
 * and the ratios of the sums. Trees are parsed and indexed beforehand.
 */
final class CorpusReport {
  private static final int ROUNDS = 7;

  /** No further round for what takes longer than this. */
  private static final long ENOUGH_NANOS = 100_000_000;

  private final Map<String, List<Double>> micros = new LinkedHashMap<>();
  private int blackHole;

  private record Pair(Tree left, Tree right) {}

  private CorpusReport() {}

  static void print() throws IOException {
    List<Pair> similar = new ArrayList<>();
    for (Corpus.Pair pair : Corpus.timePairs()) {
      if (pair.label() == Corpus.Label.TEMPLATE_KEPT) {
        similar.add(new Pair(Corpus.tree(pair.left()), Corpus.tree(pair.right())));
      }
    }
    new CorpusReport().report("the same page at two times", similar);
    List<Tree> sites =
        Corpus.templateGroups().values().stream().map(group -> Corpus.tree(group.get(0))).toList();
    List<Pair> unlike = new ArrayList<>();
    for (int i = 0; i + 1 < sites.size(); i++) {
      unlike.add(new Pair(sites.get(i), sites.get(i + 1)));
    }
    new CorpusReport().report("pages of different sites", unlike);
  }

  private void report(String title, List<Pair> pairs) {
    for (Pair pair : pairs) {
      measure(pair);
    }
    System.out.printf("%n%s, %d pairs%n", title, pairs.size());
    System.out.printf("%-24s %10s %10s %10s %12s%n", "microseconds", "median", "95 %", "worst", "sum");
    micros.forEach(CorpusReport::print);
    printRatios();
  }

  private void measure(Pair pair) {
    IndexedTree left = IndexedTree.of(pair.left);
    IndexedTree right = IndexedTree.of(pair.right);
    var gumLeft = GumTree.of(pair.left);
    var gumRight = GumTree.of(pair.right);
    time("hash pass", () -> HashPass.of(pair.left) + HashPass.of(pair.right));
    time("index both pages", () -> index(pair.left) + index(pair.right));
    time("score", () -> score(left, right));
    time("score and alignment", () -> align(left, right));
    time("whole comparison", () -> StructureMatcher.compare(left, right).matched());
    time("plain recursion", () -> new PlainMatching(pair.left, pair.right).score());
    time("GumTree", () -> GumTree.matched(gumLeft, gumRight));
  }

  private static int index(Tree tree) {
    return IndexedTree.of(tree).shapes().count();
  }

  static int score(IndexedTree left, IndexedTree right) {
    return new SimpleTreeMatching(ShapePairs.of(left.shapes(), right.shapes()))
        .score(left.shape(Tree.NONE), right.shape(Tree.NONE));
  }

  static int align(IndexedTree left, IndexedTree right) {
    ShapePairs pairs = ShapePairs.of(left.shapes(), right.shapes());
    SimpleTreeMatching matching = new SimpleTreeMatching(pairs);
    matching.score(left.shape(Tree.NONE), right.shape(Tree.NONE));
    Matches matches = Matches.none(left.tree(), right.tree());
    new Aligner(left, right, pairs, matching::score, matches).alignBelow(Tree.NONE, Tree.NONE);
    return matches.size();
  }

  /** The least of several rounds, so that compiling and collecting do not count. */
  private void time(String what, IntSupplier work) {
    long best = Long.MAX_VALUE;
    long spent = 0;
    for (int round = 0; round < ROUNDS && spent < ENOUGH_NANOS; round++) {
      long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
      blackHole += work.getAsInt();
      long taken = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start;
      best = Math.min(best, taken);
      spent += taken;
    }
    micros.computeIfAbsent(what, name -> new ArrayList<>()).add(best / 1e3);
  }

  private static void print(String what, List<Double> micros) {
    double[] sorted = micros.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    if (sorted.length > 0) {
      System.out.printf(
          "%-24s %10.1f %10.1f %10.1f %12.0f%n",
          what,
          sorted[sorted.length / 2],
          sorted[(int) (0.95 * (sorted.length - 1))],
          sorted[sorted.length - 1],
          Arrays.stream(sorted).sum());
    }
  }

  private void printRatios() {
    double score = sum("score");
    for (String other : List.of("plain recursion", "GumTree", "score and alignment")) {
      System.out.printf("%s / score: %.1f%n", other, sum(other) / score);
    }
    double[] perPass = new double[times("score").size()];
    for (int i = 0; i < perPass.length; i++) {
      perPass[i] = times("score").get(i) / times("hash pass").get(i);
    }
    Arrays.sort(perPass);
    if (perPass.length > 0) {
      System.out.printf("score / hash pass, median: %.1f%n", perPass[perPass.length / 2]);
    }
  }

  private List<Double> times(String what) {
    return micros.getOrDefault(what, List.of());
  }

  private double sum(String what) {
    return times(what).stream().mapToDouble(Double::doubleValue).sum();
  }
}
