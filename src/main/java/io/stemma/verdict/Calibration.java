package io.stemma.verdict;

import io.stemma.compare.Expectations;
import io.stemma.compare.NoiseMask;
import io.stemma.field.FieldContract;
import io.stemma.page.AddressPattern;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is known of pages that were calibrated.
 *
 * @param pages what is known, a page or a type of pages each
 */
public record Calibration(List<PageCalibration> pages) {
  /** Nothing is known of any page. */
  public static final Calibration NONE = new Calibration(List.of());

  public Calibration {
    pages = List.copyOf(pages);
  }

  /**
   * What is known of a page: what was measured on itself, else on the first type that it is of.
   *
   * @param addresses what the page is called, the likeliest first
   */
  public Optional<PageCalibration> of(List<String> addresses) {
    return find(addresses, true).or(() -> find(addresses, false));
  }

  /**
   * What to expect of a page: the mask of what is known of it, see {@link #of}, and the contracts
   * of its type. One page's own values would say little about what values there can be.
   *
   * @param addresses what the page is called, the likeliest first
   */
  public Expectations expectations(List<String> addresses) {
    return new Expectations(
        of(addresses).map(PageCalibration::mask).orElse(NoiseMask.NONE), contracts(addresses));
  }

  /**
   * What the values of fields are like on pages of a page's type, by the fields' names.
   *
   * @param addresses what the page is called, the likeliest first
   * @return empty for a page of no type
   */
  public Map<String, FieldContract> contracts(List<String> addresses) {
    return find(addresses, false).map(PageCalibration::contracts).orElse(Map.of());
  }

  private Optional<PageCalibration> find(List<String> addresses, boolean literal) {
    return addresses.stream()
        .flatMap(
            address ->
                pages.stream()
                    .filter(each -> each.pages().isLiteral() == literal)
                    .filter(each -> each.pages().matches(address)))
        .findFirst();
  }

  /**
   * What the pages of a type have in common, of those that were calibrated by themselves.
   *
   * @param type what the type is called
   * @param pages which pages are of it
   * @return empty where none of them is
   */
  public Optional<PageCalibration> pooled(String type, AddressPattern pages) {
    List<PageCalibration> own =
        this.pages.stream()
            .filter(each -> each.type() == null && pages.matches(each.pages().toString()))
            .toList();
    return own.isEmpty() ? Optional.empty() : Optional.of(Calibrator.pool(pages, type, own));
  }

  /** The same with newer calibrations in place of those for the same pages. */
  public Calibration with(List<PageCalibration> newer) {
    List<AddressPattern> measured = newer.stream().map(PageCalibration::pages).toList();
    List<PageCalibration> all = new ArrayList<>(pages);
    all.removeIf(old -> measured.contains(old.pages()));
    all.addAll(newer);
    return new Calibration(all);
  }

  /**
   * Reads a file of calibrations.
   *
   * @throws IllegalArgumentException if there is no such file or something in it is not understood;
   *     the message names file, line, key and what would be right
   */
  public static Calibration load(Path file) {
    return CalibrationFile.read(file);
  }

  /** Writes it as YAML for a person to read and edit; the writer stays open. */
  public void write(Writer out) throws IOException {
    CalibrationFile.write(this, out);
  }
}
