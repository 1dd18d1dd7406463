package io.stemma;

import io.stemma.compare.CompareOptions;
import io.stemma.compare.Difference;
import io.stemma.compare.PageComparator;
import io.stemma.compare.PageView;
import io.stemma.compare.repair.BrokenField;
import io.stemma.compare.repair.PageRepair;
import io.stemma.config.PageSettings;
import io.stemma.config.PageType;
import io.stemma.field.FieldContract;
import io.stemma.field.Reading;
import io.stemma.page.AddressPattern;
import io.stemma.page.PagePair;
import io.stemma.page.PageSource;
import io.stemma.page.Snapshot;
import io.stemma.render.BrowserProfile;
import io.stemma.render.ParallelRenderer;
import io.stemma.render.Renderer;
import io.stemma.render.Timings;
import io.stemma.verdict.CalibrationPlan;
import io.stemma.verdict.Calibrator;
import io.stemma.verdict.Classifier;
import io.stemma.verdict.Comparison;
import io.stemma.verdict.PageCalibration;
import io.stemma.verdict.Thresholds;
import io.stemma.verdict.Timing;
import io.stemma.verdict.Variants;
import io.stemma.verdict.Verdict;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Stemma: captures pages, compares them, and says what kind of change it is. Open one, use it for
 * as many pages as you like from as many threads as you like, and close it.
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
  private final ParallelRenderer renderer;
  private final Classifier classifier;

  private Stemma(StemmaOptions options, Renderer renderer) {
    this.options = options;
    this.renderer = new ParallelRenderer(renderer, options.workers());
    classifier = new Classifier(options.policy());
  }

  /** Opens a Stemma that tells nobody what it does at its start. */
  public static Stemma open(StemmaOptions options) {
    return open(options, notice -> {});
  }

  /**
   * Opens a Stemma; the browser, if it needs one, starts in the background.
   *
   * @param notices hears, in a line each, what takes time at the start or should be known of it
   */
  public static Stemma open(StemmaOptions options, Consumer<String> notices) {
    BrowserProfile profile = options.profile();
    Renderer renderer =
        profile == null ? Renderer.withoutBrowser() : Renderer.inBrowser(profile, notices);
    renderer.warmUp();
    if (profile != null) {
      Rehearsal.begin();
    }
    return new Stemma(options, renderer);
  }

  /**
   * One observation of a page. What goes wrong with the page is told by the snapshot's state.
   *
   * @throws io.stemma.render.BrowserUnavailableException if there is no browser to load it with
   */
  public Snapshot capture(PageSource source) {
    return captureAll(List.of(source)).get(0);
  }

  /** Several pages at once, in their order; see {@link #capture}. */
  public List<Snapshot> captureAll(List<PageSource> sources) {
    return renderer.renderAll(sources, options.capture());
  }

  /** What comparing reads from a snapshot, by this Stemma's options for pages of its type. */
  public PageView view(Snapshot snapshot) {
    return PageView.of(snapshot, compared(snapshot));
  }

  /** The values that this Stemma's options track, on one page. */
  public List<Reading> fields(PageView page) {
    return new PageComparator(compared(page.snapshot())).fields(page);
  }

  /** What is compared of a page of this one's type. */
  private CompareOptions compared(Snapshot page) {
    return settings(addresses(page)).under(options.compare());
  }

  private PageSettings settings(List<String> addresses) {
    return settings(options.types().of(addresses).orElse(null));
  }

  private static PageSettings settings(@Nullable PageType type) {
    return type == null ? PageSettings.NONE : type.settings();
  }

  /** Loads two pages at once and compares them; see {@link #capture}. */
  public Comparison compare(PageSource left, PageSource right) {
    return compare(PagePair.of(left, right));
  }

  /**
   * Loads two pages at once and compares them; see {@link #capture}.
   *
   * @throws IllegalArgumentException if the pair names a type that is not configured
   */
  public Comparison compare(PagePair pair) {
    PageType type = pair.type() == null ? null : options.types().named(pair.type());
    long start = System.nanoTime();
    List<Snapshot> pages = captureAll(List.of(pair.left(), pair.right()));
    Snapshot left = pages.get(0);
    Snapshot right = pages.get(1);
    return compare(pair.name(), type == null ? type(left, right) : type, left, right, start);
  }

  /**
   * Loads a page and its known versions at once, and compares it with each of them: what a page
   * flips between by itself is not news, anything else is.
   *
   * @param known one or more versions
   * @return the comparison that says least; its left page is the version that the page is nearest
   */
  public Comparison compareWithEach(List<PageSource> known, PageSource page) {
    long start = System.nanoTime();
    List<PageSource> sources = new ArrayList<>(known);
    sources.add(page);
    List<Snapshot> pages = captureAll(sources);
    Snapshot now = pages.get(known.size());
    return Variants.nearest(
        pages.subList(0, known.size()).stream()
            .map(version -> compare(null, type(version, now), version, now, start))
            .toList());
  }

  /** Compares two pages that were captured before. */
  public Comparison compare(Snapshot left, Snapshot right) {
    return compare(null, type(left, right), left, right, System.nanoTime());
  }

  private @Nullable PageType type(Snapshot left, Snapshot right) {
    return options.types().of(addresses(left, right)).orElse(null);
  }

  private Comparison compare(
      @Nullable String name, @Nullable PageType type, Snapshot left, Snapshot right, long start) {
    long captured = System.nanoTime();
    List<String> addresses = addresses(left, right);
    PageSettings settings = settings(type);
    CompareOptions compared = settings.under(options.compare());
    PageView leftView = PageView.of(left, compared);
    PageView rightView = PageView.of(right, compared);
    PageCalibration known = options.calibration().of(addresses).orElse(null);
    Thresholds said = options.thresholds().over(settings.thresholds());
    Thresholds thresholds = known == null ? said : said.over(known.thresholds());
    Difference difference =
        leftView.isOk() && rightView.isOk()
            ? new PageComparator(compared)
                .compare(leftView, rightView, options.calibration().expectations(addresses))
            : null;
    Verdict verdict =
        difference == null
            ? classifier.unknown(leftView, rightView, thresholds)
            : classifier.judge(difference, thresholds);
    Timing timing =
        new Timing(
            Duration.ofNanos(captured - start), Duration.ofNanos(System.nanoTime() - captured));
    return new Comparison(
        name,
        type == null ? null : type.name(),
        leftView,
        rightView,
        known,
        difference,
        verdict,
        timing);
  }

  private static List<String> addresses(Snapshot... pages) {
    return Stream.of(pages)
        .flatMap(page -> Stream.of(page.source().name(), page.response().finalUrl()))
        .toList();
  }

  /**
   * Finds the fields that a page has lost, and for each where its value is now.
   *
   * @param type the page's type, which names the fields
   * @param before the page when all was well
   * @param now the page as it is
   * @param siblings other pages of the type as they are, on which a new selector must hold too;
   *     those that are not the page itself are left out
   * @return the broken fields in their order; empty where all are sound
   * @throws IllegalArgumentException if {@code before} or {@code now} is not the page itself
   */
  public List<BrokenField> repair(
      PageType type, Snapshot before, Snapshot now, List<Snapshot> siblings) {
    CompareOptions compared = type.settings().under(options.compare());
    Map<String, FieldContract> contracts = options.calibration().contracts(addresses(before, now));
    return new PageRepair(new PageComparator(compared), contracts)
        .broken(
            PageView.of(before, compared),
            PageView.of(now, compared),
            siblings.stream()
                .map(sibling -> PageView.of(sibling, compared))
                .filter(PageView::isOk)
                .toList());
  }

  /**
   * Captures pages several times while nothing should change, and learns how far the captures lie
   * apart and where. Blocks for the time that the plan takes.
   *
   * @return for each page, in order, what was learnt; empty where fewer than two captures were the
   *     page itself
   * @throws InterruptedException if the thread is interrupted while it waits between captures
   */
  public List<Optional<PageCalibration>> calibrate(List<PageSource> sources, CalibrationPlan plan)
      throws InterruptedException {
    List<List<PageView>> captures = new ArrayList<>();
    sources.forEach(source -> captures.add(new ArrayList<>()));
    for (int round = 0; round < plan.captures(); round++) {
      if (round == plan.captures() - plan.late()) {
        Thread.sleep(plan.delay().toMillis());
      }
      List<Snapshot> pages = captureAll(sources);
      for (int page = 0; page < sources.size(); page++) {
        PageView view = view(pages.get(page));
        if (view.isOk()) {
          captures.get(page).add(view);
        }
      }
    }
    return captures.stream().map(this::learn).toList();
  }

  private Optional<PageCalibration> learn(List<PageView> captures) {
    return captures.size() < 2
        ? Optional.empty()
        : Optional.of(
            new Calibrator(new PageComparator(compared(captures.get(0).snapshot())))
                .learn(AddressPattern.of(captures.get(0).snapshot().source().name()), captures));
  }

  /** Where the time of loading pages went so far. */
  public Timings timings() {
    return renderer.renderer().timings();
  }

  /** Ends the browser and deletes what it left. */
  @Override
  public void close() {
    renderer.close();
  }
}
