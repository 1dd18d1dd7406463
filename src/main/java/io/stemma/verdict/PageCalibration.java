package io.stemma.verdict;

import io.stemma.compare.MaskedPlace;
import io.stemma.compare.NoiseMask;
import io.stemma.field.FieldContract;
import io.stemma.page.AddressPattern;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a page, or the pages of a type, do when nothing changes: measured, and kept with the
 * evidence.
 *
 * @param pages which pages it holds for
 * @param type what their kind is called; null for a page of its own
 * @param captures how many captures it rests on, 2 or more
 * @param measuredAt when the last of them was made
 * @param spread how far they lay apart
 * @param thresholds what a difference must exceed to be more than that
 * @param variations the places that varied
 * @param contracts what the values of the tracked fields are like, by the fields' names
 */
public record PageCalibration(
    AddressPattern pages,
    @Nullable String type,
    int captures,
    Instant measuredAt,
    Spread spread,
    Thresholds thresholds,
    List<Variation> variations,
    Map<String, FieldContract> contracts) {
  public PageCalibration {
    Objects.requireNonNull(pages, "pages");
    Objects.requireNonNull(measuredAt, "measuredAt");
    Objects.requireNonNull(spread, "spread");
    Objects.requireNonNull(thresholds, "thresholds");
    variations = List.copyOf(variations);
    contracts = Collections.unmodifiableMap(new LinkedHashMap<>(contracts));
    if (captures < 2) {
      throw new IllegalArgumentException("a calibration rests on 2 captures or more: " + captures);
    }
  }

  /** The places that varied, as a mask. */
  public NoiseMask mask() {
    List<MaskedPlace> places = variations.stream().map(Variation::place).toList();
    return places.isEmpty() ? NoiseMask.NONE : new NoiseMask(places);
  }

  /** Whether nothing that is read varied: then every word counts. */
  public boolean isQuiet() {
    return thresholds.text() == 0;
  }

  /** What to call the pages: their type, else the address. */
  public String name() {
    return type == null ? pages.toString() : type;
  }
}
