package io.stemma.render;

import io.stemma.page.PageSource;
import io.stemma.page.Snapshot;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;

/** Loads pages with Stemma: captured and read as for a comparison. */
final class StemmaLoads implements Contestant.Loads {
  private final List<ParallelRenderer> browsers = new ArrayList<>();
  private final List<PageSource> sources;
  private List<Snapshot> pages = List.of();

  StemmaLoads(BrowserProfile profile, int browsers, int workers, List<String> addresses) {
    for (int i = 0; i < browsers; i++) {
      Renderer renderer = Renderer.inBrowser(profile, notice -> {});
      this.browsers.add(new ParallelRenderer(renderer, workers / browsers));
    }
    sources = addresses.stream().map(PageSource::of).toList();
  }

  @Override
  public void loadAll() {
    List<CompletableFuture<Snapshot>> all =
        IntStream.range(0, sources.size())
            .mapToObj(
                i ->
                    browsers
                        .get(i % browsers.size())
                        .submit(sources.get(i), CaptureOptions.defaults()))
            .toList();
    pages = all.stream().map(CompletableFuture::join).toList();
  }

  /** What the last round captured. */
  List<Snapshot> pages() {
    return pages;
  }

  /** The median time of each step of a page, in milliseconds. */
  Map<String, Double> medians() {
    Map<String, List<Double>> times = new LinkedHashMap<>();
    for (ParallelRenderer browser : browsers) {
      for (Timings.Step step : browser.renderer().timings().steps()) {
        if (!step.subject().isEmpty()) {
          times
              .computeIfAbsent(step.name(), name -> new ArrayList<>())
              .add(step.time().toNanos() / 1e6);
        }
      }
    }
    Map<String, Double> medians = new LinkedHashMap<>();
    times.forEach(
        (name, all) -> medians.put(name, all.stream().sorted().toList().get(all.size() / 2)));
    return medians;
  }

  @Override
  public void close() {
    browsers.forEach(ParallelRenderer::close);
  }
}
