package io.stemma;

import io.stemma.compare.Difference;
import io.stemma.compare.PageComparator;
import io.stemma.compare.PageView;
import io.stemma.page.PageSource;
import io.stemma.page.Snapshot;
import io.stemma.render.Renderer;
import io.stemma.verdict.Classifier;
import io.stemma.verdict.Comparison;
import io.stemma.verdict.Timing;
import io.stemma.verdict.Verdict;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/**
 * Stemma: captures pages, compares them, and says what kind of change it is. Open one, use it for as many
 * pages as you like from as many threads as you like, and close it.
 *
 * <pre>{@code
 * try (Stemma stemma = Stemma.open(StemmaOptions.defaults())) {
 *   Comparison c = stemma.compare(PageSource.of("before.html"), PageSource.of("after.html"));
 *   if (c.verdict().kind() == ChangeKind.TEMPLATE) {
 *     c.difference().structure().changes().forEach(System.out::println);
 *   }
 * }
 * }</pre>
 */
public final class Stemma implements AutoCloseable {
  private final StemmaOptions options;
  private final Renderer renderer;
  private final PageComparator comparator;
  private final Classifier classifier;
  private final ExecutorService loads = Executors.newCachedThreadPool();

  private Stemma(StemmaOptions options, Renderer renderer) {
    this.options = options;
    this.renderer = renderer;
    comparator = new PageComparator(options.compare());
    classifier = new Classifier(options.policy(), options.thresholds());
  }

  /** Opens a Stemma. A browser is started when the first page is asked for. */
  public static Stemma open(StemmaOptions options) {
    return using(
        options,
        options.profile() == null
            ? Renderer.withoutBrowser()
            : Renderer.inBrowser(options.profile()));
  }

  /** Opens a Stemma that renders with {@code renderer} and closes it in the end. */
  static Stemma using(StemmaOptions options, Renderer renderer) {
    return new Stemma(options, renderer);
  }

  /**
   * One observation of a page. What goes wrong with the page is told by the snapshot's state.
   *
   * @throws io.stemma.render.BrowserUnavailableException if there is no browser to load it with
   */
  public Snapshot capture(PageSource source) {
    return renderer.render(source, options.capture());
  }

  /** Loads two pages at once and compares them; see {@link #capture}. */
  public Comparison compare(PageSource left, PageSource right) {
    return compare(null, left, right);
  }

  /**
   * Loads two pages at once and compares them; see {@link #capture}.
   *
   * @param name what to call the pair; null for no name
   */
  public Comparison compare(@Nullable String name, PageSource left, PageSource right) {
    long start = System.nanoTime();
    Future<Snapshot> rightLoad = loads.submit(() -> capture(right));
    Snapshot leftPage = capture(left);
    return compare(name, leftPage, await(rightLoad), start);
  }

  private static Snapshot await(Future<Snapshot> load) {
    try {
      return load.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException("loading a page failed", e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while a page was loading", e);
    }
  }

  /** Compares two pages that were captured before. */
  public Comparison compare(Snapshot left, Snapshot right) {
    return compare(null, left, right, System.nanoTime());
  }

  private Comparison compare(@Nullable String name, Snapshot left, Snapshot right, long start) {
    long captured = System.nanoTime();
    PageView leftView = PageView.of(left, options.compare());
    PageView rightView = PageView.of(right, options.compare());
    Difference difference =
        leftView.isOk() && rightView.isOk() ? comparator.compare(leftView, rightView) : null;
    Verdict verdict =
        difference == null
            ? classifier.unknown(leftView, rightView)
            : classifier.judge(difference);
    Timing timing =
        new Timing(
            Duration.ofNanos(captured - start), Duration.ofNanos(System.nanoTime() - captured));
    return new Comparison(name, leftView, rightView, difference, verdict, timing);
  }

  /** Ends the browser and deletes what it left. */
  @Override
  public void close() {
    loads.shutdown();
    renderer.close();
  }
}
