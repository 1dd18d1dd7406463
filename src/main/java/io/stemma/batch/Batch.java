package io.stemma.batch;

import io.stemma.verdict.Comparison;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;

/**
 * Runs a list of pairs with several workers and hands the results out in the order of the list,
 * each as soon as those before it are there. At most {@value #WINDOW} results per worker wait for
 * an earlier one, so the memory taken does not grow with the list.
 */
public final class Batch {
  private static final int WINDOW = 8;

  private final Function<ListLine.Pair, Comparison> comparer;
  private final int workers;

  /**
   * @param comparer compares one pair; called by several threads, must not throw for a bad page
   * @param workers how many pairs are compared at once, 1 or more
   */
  public Batch(Function<ListLine.Pair, Comparison> comparer, int workers) {
    if (workers < 1) {
      throw new IllegalArgumentException("a batch needs 1 worker or more, got " + workers);
    }
    this.comparer = comparer;
    this.workers = workers;
  }

  /**
   * Runs the whole list.
   *
   * @param observer called in the calling thread
   * @throws InterruptedException if the calling thread is interrupted; pairs under way are given up
   */
  public void run(Iterator<ListLine> list, BatchObserver observer) throws InterruptedException {
    ExecutorService executor = Executors.newFixedThreadPool(workers);
    try {
      Deque<Step> steps = new ArrayDeque<>();
      while (list.hasNext() || !steps.isEmpty()) {
        while (list.hasNext() && steps.size() < workers * WINDOW) {
          steps.add(begin(list.next(), executor));
        }
        steps.remove().end(observer);
      }
    } finally {
      executor.shutdownNow();
    }
  }

  private Step begin(ListLine line, ExecutorService executor) {
    if (line instanceof ListLine.Pair pair) {
      Future<Comparison> future = executor.submit(() -> comparer.apply(pair));
      return observer -> observer.compared(pair, result(future));
    }
    ListLine.Refused refused = (ListLine.Refused) line;
    return observer -> observer.refused(refused);
  }

  private static Comparison result(Future<Comparison> future) throws InterruptedException {
    try {
      return future.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException(
          "a comparison failed for a reason of Stemma's own", e.getCause());
    }
  }

  /** A line under way, ended when its turn comes. */
  private interface Step {
    void end(BatchObserver observer) throws InterruptedException;
  }
}
