package io.stemma.match;

import io.stemma.dom.Tree;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Ways to match generated trees, each beside the others. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(value = 1, jvmArgsAppend = "-Xmx2g")
public class GeneratedTrees {
  /** What the two trees are. */
  @Param({"similar items", "unlike items", "unlike tables"})
  public String pair = "";

  private Tree left = Tree.parse("");
  private Tree right = Tree.parse("");
  private IndexedTree leftIndex = IndexedTree.of(left);
  private IndexedTree rightIndex = IndexedTree.of(right);
  private com.github.gumtreediff.tree.Tree leftGum = GumTree.of(left);
  private com.github.gumtreediff.tree.Tree rightGum = GumTree.of(right);

  @Setup
  public void setUp() {
    switch (pair) {
      case "similar items" -> set(Extremes.items(100, 1), Extremes.items(104, 1));
      case "unlike items" -> set(Extremes.items(100, 1), Extremes.items(100, 2));
      default -> set(Extremes.table(20, 10, 1), Extremes.table(20, 10, 2));
    }
  }

  private void set(Tree first, Tree second) {
    left = first;
    right = second;
    leftIndex = IndexedTree.of(left);
    rightIndex = IndexedTree.of(right);
    leftGum = GumTree.of(left);
    rightGum = GumTree.of(right);
  }

  @Benchmark
  public int hashPass() {
    return HashPass.of(left) + HashPass.of(right);
  }

  @Benchmark
  public int indexBoth() {
    return IndexedTree.of(left).shapes().count() + IndexedTree.of(right).shapes().count();
  }

  @Benchmark
  public int score() {
    return CorpusReport.score(leftIndex, rightIndex);
  }

  @Benchmark
  public int scoreAndAlignment() {
    return CorpusReport.align(leftIndex, rightIndex);
  }

  @Benchmark
  public int plainRecursion() {
    return new PlainMatching(left, right).score();
  }

  @Benchmark
  public int gumTree() {
    return GumTree.matched(leftGum, rightGum);
  }
}
