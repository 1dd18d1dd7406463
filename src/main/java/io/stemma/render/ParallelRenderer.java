package io.stemma.render;

import io.stemma.page.PageSource;
import io.stemma.page.Snapshot;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Renders several pages at once, as many as it has workers. Safe for use by several threads.
 *
 * <pre>{@code
 * try (ParallelRenderer renderer = new ParallelRenderer(Renderer.withoutBrowser(), 2)) {
 *   List<Snapshot> both = renderer.renderAll(List.of(left, right), CaptureOptions.defaults());
 * }
 * }</pre>
 */
public final class ParallelRenderer implements AutoCloseable {
  private final Renderer renderer;
  private final ExecutorService workers;

  /**
   * A renderer with workers.
   *
   * @param renderer what they render with; closed with this
   * @param count how many pages are rendered at once; 1 or more
   */
  public ParallelRenderer(Renderer renderer, int count) {
    this.renderer = renderer;
    AtomicInteger number = new AtomicInteger();
    workers =
        Executors.newFixedThreadPool(
            count,
            task -> {
              Thread thread = new Thread(task, "stemma-render-" + number.incrementAndGet());
              thread.setDaemon(true);
              return thread;
            });
  }

  /** Renders a page as soon as a worker is free; fails as {@link Renderer#render} does. */
  public CompletableFuture<Snapshot> submit(PageSource source, CaptureOptions options) {
    return CompletableFuture.supplyAsync(() -> renderer.render(source, options), workers);
  }

  /**
   * Renders pages at once and waits for all of them.
   *
   * @return their snapshots, in the order of the sources
   * @throws RuntimeException as {@link Renderer#render} does
   */
  public List<Snapshot> renderAll(List<PageSource> sources, CaptureOptions options) {
    List<CompletableFuture<Snapshot>> pages =
        sources.stream().map(source -> submit(source, options)).toList();
    try {
      return pages.stream().map(CompletableFuture::join).toList();
    } catch (CompletionException failed) {
      if (failed.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw failed;
    }
  }

  /** What the workers render with. */
  public Renderer renderer() {
    return renderer;
  }

  /** Gives up what is still being rendered and ends what the renderer started. */
  @Override
  public void close() {
    workers.shutdownNow();
    renderer.close();
  }
}
