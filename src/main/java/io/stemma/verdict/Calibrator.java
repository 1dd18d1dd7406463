package io.stemma.verdict;

import io.stemma.compare.Difference;
import io.stemma.compare.PageComparator;
import io.stemma.compare.PageView;
import io.stemma.field.FieldContract;
import io.stemma.page.AddressPattern;
import io.stemma.page.Snapshot;
import io.stemma.verdict.Thresholds.Source;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Learns from captures of a page between which nothing changed how far they lie apart, and where.
 * Immutable and safe for use by several threads.
 *
 * <p>The thresholds that it proposes are just beyond what it saw. For the text that is one bit more
 * than the farthest two captures; a page on which nothing to read varied gets 0, where every word
 * counts. For the template it is a hundredth below the least alike, but never above the default:
 * that captures of one moment are equal says nothing about how alike a template stays over months.
 */
public final class Calibrator {
  private static final double TEMPLATE_MARGIN = 0.01;

  private final PageComparator comparator;

  /** A calibrator that compares as {@code comparator} does. */
  public Calibrator(PageComparator comparator) {
    this.comparator = comparator;
  }

  /**
   * What captures of one page show.
   *
   * @param pages the page's address
   * @param captures two or more, all of them the page itself
   * @throws IllegalArgumentException if there are fewer than two captures
   */
  public PageCalibration learn(AddressPattern pages, List<PageView> captures) {
    List<Integer> text = new ArrayList<>();
    List<Double> structure = new ArrayList<>();
    List<Double> template = new ArrayList<>();
    VariationFinder finder = new VariationFinder(captures);
    for (int one = 0; one < captures.size(); one++) {
      for (int other = one + 1; other < captures.size(); other++) {
        Difference difference = comparator.compare(captures.get(one), captures.get(other));
        text.add(difference.text().distance());
        structure.add(difference.structure().similarity());
        template.add(difference.structure().templateSimilarity());
        if (one == 0) {
          finder.add(other, difference);
        }
      }
    }
    return calibration(pages, captures, new Spread(text, structure, template), finder.variations());
  }

  private PageCalibration calibration(
      AddressPattern pages, List<PageView> captures, Spread spread, List<Variation> variations) {
    Instant last =
        captures.stream()
            .map(PageView::snapshot)
            .map(Snapshot::capturedAt)
            .max(Instant::compareTo)
            .orElseThrow();
    return new PageCalibration(
        pages,
        null,
        captures.size(),
        last,
        spread,
        thresholds(spread, variations),
        variations,
        contracts(captures.get(0)));
  }

  /** From one capture alone: the others of the page say nothing about what values there can be. */
  private Map<String, FieldContract> contracts(PageView page) {
    Map<String, FieldContract> contracts = new LinkedHashMap<>();
    comparator
        .fields(page)
        .forEach(field -> contracts.put(field.name(), FieldContract.learn(List.of(field))));
    return contracts;
  }

  private static Thresholds thresholds(Spread spread, List<Variation> variations) {
    boolean quiet = spread.farthestText() == 0 && variations.stream().noneMatch(Variation::isRead);
    int text = quiet ? 0 : Math.min(64, spread.farthestText() + 1);
    double below = Math.floor(100 * (spread.leastTemplate() - TEMPLATE_MARGIN)) / 100;
    double template = Math.max(0, Math.min(Thresholds.DEFAULT.template(), below));
    return Thresholds.of(text, template, Source.CALIBRATED);
  }

  /**
   * What pages of one type show together: the widest spread, and the places that vary on more than
   * one of them. Where a place may say anything on one page, it may on all.
   *
   * @param pages which pages are of the type
   * @param type what the type is called
   * @param calibrations one page's each, one or more
   */
  public static PageCalibration pool(
      AddressPattern pages, String type, List<PageCalibration> calibrations) {
    Spread spread = Spread.of(calibrations.stream().map(PageCalibration::spread).toList());
    Map<Object, List<Variation>> byPlace = new LinkedHashMap<>();
    calibrations.stream()
        .flatMap(page -> page.variations().stream())
        .forEach(each -> byPlace.computeIfAbsent(each.key(), k -> new ArrayList<>()).add(each));
    List<Variation> shared =
        byPlace.values().stream()
            .filter(each -> each.size() > 1 || calibrations.size() == 1)
            .map(Variation::together)
            .toList();
    int text = calibrations.stream().mapToInt(each -> each.thresholds().text()).max().orElse(0);
    double template =
        calibrations.stream().mapToDouble(each -> each.thresholds().template()).min().orElse(0);
    return new PageCalibration(
        pages,
        type,
        calibrations.stream().mapToInt(PageCalibration::captures).sum(),
        calibrations.stream()
            .map(PageCalibration::measuredAt)
            .max(Instant::compareTo)
            .orElseThrow(),
        spread,
        Thresholds.of(text, template, Source.CALIBRATED),
        shared,
        together(calibrations));
  }

  private static Map<String, FieldContract> together(List<PageCalibration> calibrations) {
    Map<String, List<FieldContract>> byName = new LinkedHashMap<>();
    calibrations.stream()
        .flatMap(page -> page.contracts().entrySet().stream())
        .forEach(
            each ->
                byName.computeIfAbsent(each.getKey(), k -> new ArrayList<>()).add(each.getValue()));
    Map<String, FieldContract> together = new LinkedHashMap<>();
    byName.forEach((name, contracts) -> together.put(name, FieldContract.together(contracts)));
    return together;
  }
}
