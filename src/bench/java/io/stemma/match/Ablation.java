package io.stemma.match;

import io.stemma.dom.Tree;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What each of the {@link Shortcuts} is worth: the score of many pairs, run once without each. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 2, time = 1)
public class Ablation {
  /** The shortcuts, and none. */
  static final List<String> SWITCHES =
      List.of("", "equal-ends", "sizes", "band", "classes", "labels", "child-labels", "memo");

  /** What is matched; the first two need real pages. */
  @Param({"similar pages", "unlike pages", "edited list", "unlike items", "unlike tables"})
  public String work = "";

  private final List<IndexedTree> lefts = new ArrayList<>();
  private final List<IndexedTree> rights = new ArrayList<>();

  @Setup
  public void setUp() throws IOException {
    switch (work) {
      case "similar pages" -> {
        for (Corpus.Pair pair : Corpus.timePairs()) {
          if (pair.label() == Corpus.Label.TEMPLATE_KEPT) {
            add(Corpus.tree(pair.left()), Corpus.tree(pair.right()));
          }
        }
      }
      case "unlike pages" -> {
        List<List<Path>> groups = List.copyOf(Corpus.templateGroups().values());
        for (int i = 0; i + 1 < groups.size(); i++) {
          add(Corpus.tree(groups.get(i).get(0)), Corpus.tree(groups.get(i + 1).get(0)));
        }
      }
      case "edited list" -> add(Extremes.editedItems(1_000, 1_000_000), Extremes.editedItems(1_020, 50));
      case "unlike items" -> add(Extremes.items(300, 1), Extremes.items(300, 2));
      default -> add(Extremes.table(40, 20, 1), Extremes.table(40, 20, 2));
    }
  }

  private void add(Tree left, Tree right) {
    lefts.add(IndexedTree.of(left));
    rights.add(IndexedTree.of(right));
  }

  @Benchmark
  public int score() {
    int all = 0;
    for (int i = 0; i < lefts.size(); i++) {
      all += CorpusReport.score(lefts.get(i), rights.get(i));
    }
    return all;
  }
}
