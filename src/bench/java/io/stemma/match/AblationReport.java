package io.stemma.match;

import io.stemma.dom.Tree;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What each of the {@link Shortcuts} is worth: the CPU time of the scores of many pairs, in a
 * process of its own without each. The first two rows need real pages.
 */
final class AblationReport {
  /** The shortcuts, and none. */
  private static final List<String> SWITCHES =
      List.of("", "equal-ends", "sizes", "band", "classes", "labels", "child-labels", "memo");

  private static final int ROUNDS = 40;
  private static final long ENOUGH_NANOS = 3_000_000_000L;

  private record Pair(IndexedTree left, IndexedTree right) {
    Pair(Tree left, Tree right) {
      this(IndexedTree.of(left), IndexedTree.of(right));
    }
  }

  private AblationReport() {}

  static void print() throws IOException, InterruptedException {
    System.out.printf("%nscores, microseconds of CPU, least of many rounds%n");
    for (String without : SWITCHES) {
      System.out.printf("without %s%n", without.isEmpty() ? "nothing" : without);
      new ProcessBuilder(
              Path.of(System.getProperty("java.home"), "bin", "java").toString(),
              "-Xmx2g",
              "-Dstemma.pages=" + System.getProperty("stemma.pages", "../shared/pages"),
              "-Dstemma.match.without=" + without,
              "-classpath",
              System.getProperty("java.class.path"),
              AblationReport.class.getName())
          .inheritIO()
          .start()
          .waitFor();
    }
  }

  /** Measures in this process. */
  public static void main(String[] arguments) throws IOException {
    measure("similar pages", similarPages());
    measure("unlike pages", unlikePages());
    Tree list = Extremes.editedItems(1_000, 1_000_000);
    measure("edited list", List.of(new Pair(list, Extremes.editedItems(1_020, 50))));
    measure("unlike items", List.of(new Pair(Extremes.items(300, 1), Extremes.items(300, 2))));
    Tree table = Extremes.table(40, 20, 1);
    measure("unlike tables", List.of(new Pair(table, Extremes.table(40, 20, 2))));
    Tree cards = Extremes.cards(1, 1_000, 1);
    measure("long card list", List.of(new Pair(cards, Extremes.cards(1, 1_000, 2))));
    cards = Extremes.cards(40, 20, 1);
    measure("card lists", List.of(new Pair(cards, Extremes.cards(40, 20, 2))));
    measure("leaves", List.of(new Pair(Extremes.leaves(3_000, 1), Extremes.leaves(3_000, 2))));
  }

  private static List<Pair> similarPages() throws IOException {
    List<Pair> pairs = new ArrayList<>();
    for (Corpus.Pair pair : Corpus.timePairs()) {
      if (pair.label() == Corpus.Label.TEMPLATE_KEPT) {
        pairs.add(new Pair(Corpus.tree(pair.left()), Corpus.tree(pair.right())));
      }
    }
    return pairs;
  }

  private static List<Pair> unlikePages() throws IOException {
    List<Tree> sites = new ArrayList<>();
    for (List<Path> group : Corpus.templateGroups().values()) {
      sites.add(Corpus.tree(group.get(0)));
    }
    List<Pair> pairs = new ArrayList<>();
    for (int i = 0; i + 1 < sites.size(); i++) {
      pairs.add(new Pair(sites.get(i), sites.get(i + 1)));
    }
    return pairs;
  }

  private static void measure(String work, List<Pair> pairs) {
    long best = Long.MAX_VALUE;
    long spent = 0;
    int sum = 0;
    for (int round = 0; round < ROUNDS && spent < ENOUGH_NANOS; round++) {
      long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
      for (Pair pair : pairs) {
        sum += CorpusReport.score(pair.left, pair.right);
      }
      long taken = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start;
      best = Math.min(best, taken);
      spent += taken;
    }
    System.out.printf("  %-14s %10.0f%s%n", work, best / 1e3, sum == 0 ? " (nothing)" : "");
  }
}
