package io.stemma.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.stemma.compare.CompareOptions;
import io.stemma.compare.PageView;
import io.stemma.page.PagePair;
import io.stemma.page.PageSource;
import io.stemma.page.Snapshot;
import io.stemma.verdict.Classifier;
import io.stemma.verdict.Comparison;
import io.stemma.verdict.Policy;
import io.stemma.verdict.Thresholds;
import io.stemma.verdict.Timing;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class BatchTest {
  private static final Classifier CLASSIFIER = new Classifier(Policy.EVIDENCE);

  @Test
  void results_come_in_the_order_of_the_list_though_a_later_pair_ends_first() throws Exception {
    CountDownLatch secondEnded = new CountDownLatch(1);
    List<String> told =
        run(
            pair -> {
              if (pair.number() == 1) {
                await(secondEnded);
              } else {
                secondEnded.countDown();
              }
              return comparison(pair);
            },
            2,
            pairs(5));
    assertThat(told).containsExactly("1", "2", "3", "4", "5");
  }

  @Test
  void bad_lines_are_told_in_their_place() throws Exception {
    List<ListLine> list = new ArrayList<>(pairs(2));
    list.add(1, new ListLine.Refused(7, "no pair"));
    assertThat(run(BatchTest::comparison, 2, list)).containsExactly("1", "7 no pair", "2");
  }

  @Test
  void a_list_longer_than_the_window_runs_to_its_end() throws Exception {
    assertThat(run(BatchTest::comparison, 3, pairs(1000)))
        .containsExactlyElementsOf(
            LongStream.rangeClosed(1, 1000).mapToObj(String::valueOf).toList());
  }

  @Test
  void a_batch_needs_a_worker() {
    assertThatThrownBy(() -> new Batch(BatchTest::comparison, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("1 worker or more, got 0");
  }

  private static List<String> run(
      Function<ListLine.Pair, Comparison> comparer, int workers, List<ListLine> list)
      throws InterruptedException {
    List<String> told = new ArrayList<>();
    new Batch(comparer, workers)
        .run(
            list.iterator(),
            new BatchObserver() {
              @Override
              public void compared(ListLine.Pair pair, Comparison comparison) {
                told.add(String.valueOf(pair.number()));
              }

              @Override
              public void refused(ListLine.Refused line) {
                told.add(line.number() + " " + line.reason());
              }
            });
    return told;
  }

  private static List<ListLine> pairs(int count) {
    return IntStream.rangeClosed(1, count)
        .mapToObj(
            line ->
                (ListLine)
                    new ListLine.Pair(
                        line, PagePair.of(PageSource.of("a.html"), PageSource.of("b.html"))))
        .toList();
  }

  private static Comparison comparison(ListLine.Pair pair) {
    PageView left = unreachable(pair.pages().left());
    PageView right = unreachable(pair.pages().right());
    return new Comparison(
        pair.pages().name(),
        null,
        left,
        right,
        null,
        null,
        CLASSIFIER.unknown(left, right, Thresholds.DEFAULT),
        new Timing(Duration.ZERO, Duration.ZERO));
  }

  private static PageView unreachable(PageSource source) {
    return PageView.of(
        Snapshot.failed(source, "no network", Instant.EPOCH, Duration.ZERO),
        CompareOptions.DEFAULT);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
