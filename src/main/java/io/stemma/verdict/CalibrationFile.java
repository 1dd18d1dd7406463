package io.stemma.verdict;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.stemma.compare.MaskedPlace;
import io.stemma.compare.MaskedPlace.Aspect;
import io.stemma.dom.CssSelector;
import io.stemma.field.FieldContract;
import io.stemma.field.FieldContract.Range;
import io.stemma.page.AddressPattern;
import io.stemma.yaml.YamlFile;
import java.io.IOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Calibrations as a YAML file that a person can read, edit and compare with an older one. */
final class CalibrationFile {
  private static final String HEAD =
      """
      # What these pages do when nothing changes, as stemma calibrate measured it. Differences in the
      # places under "mask" are noise; "known" limits that to the texts listed. "fields" says what values
      # have been like on pages of a type. Edit it as you like.
      """;

  private static final YAMLMapper WRITER =
      YAMLMapper.builder()
          .disable(YAMLGenerator.Feature.WRITE_DOC_START_MARKER)
          .disable(YAMLGenerator.Feature.SPLIT_LINES)
          .enable(YAMLGenerator.Feature.MINIMIZE_QUOTES)
          .enable(YAMLGenerator.Feature.ALWAYS_QUOTE_NUMBERS_AS_STRINGS)
          .enable(YAMLGenerator.Feature.INDENT_ARRAYS_WITH_INDICATOR)
          .defaultPropertyInclusion(
              JsonInclude.Value.construct(
                  JsonInclude.Include.NON_EMPTY, JsonInclude.Include.NON_EMPTY))
          .build();

  private CalibrationFile() {}

  static Calibration read(Path file) {
    Content content =
        new YamlFile(file).read(Content.class).orElseThrow(() -> wrong(file, "it is empty"));
    List<PageCalibration> pages = new ArrayList<>();
    if (content.calibrations() == null) {
      throw wrong(file, "the key \"calibrations\" is missing");
    }
    for (Entry entry : content.calibrations()) {
      try {
        pages.add(entry.calibration());
      } catch (IllegalArgumentException | DateTimeParseException notAllowed) {
        throw wrong(file, "calibration of " + entry.match() + ": " + notAllowed.getMessage());
      }
    }
    return new Calibration(pages);
  }

  private static IllegalArgumentException wrong(Path file, String what) {
    return new IllegalArgumentException(file + ": " + what);
  }

  /**
   * A key's value. Jackson is not asked to miss keys: it would do so before it names a key that it
   * does not know, and the one is mostly the other.
   */
  private static <T> T required(String key, @Nullable T value) {
    if (value == null) {
      throw new IllegalArgumentException("the key \"" + key + "\" is missing");
    }
    return value;
  }

  static void write(Calibration calibration, Writer out) throws IOException {
    out.write(HEAD);
    out.write(
        WRITER.writeValueAsString(
            new Content(calibration.pages().stream().map(Entry::of).toList())));
    out.flush();
  }

  /** The whole file. */
  private record Content(@Nullable List<Entry> calibrations) {}

  /** A page, or the pages of a type. */
  private record Entry(
      @Nullable String match,
      @Nullable String type,
      @Nullable Integer captures,
      @Nullable String measured,
      @Nullable Figures spread,
      @Nullable Limits thresholds,
      @Nullable List<Masked> mask,
      @Nullable Map<String, Values> fields) {
    static Entry of(PageCalibration page) {
      return new Entry(
          page.pages().toString(),
          page.type(),
          page.captures(),
          page.measuredAt().toString(),
          Figures.of(page.spread()),
          new Limits(page.thresholds().text(), page.thresholds().template()),
          page.variations().stream().map(Masked::of).toList(),
          values(page));
    }

    PageCalibration calibration() {
      return new PageCalibration(
          AddressPattern.of(required("match", match)),
          type,
          required("captures", captures),
          Instant.parse(required("measured", measured)),
          required("spread", spread).spread(),
          required("thresholds", thresholds).thresholds(),
          mask == null ? List.of() : mask.stream().map(Masked::variation).toList(),
          contracts());
    }

    /** What binds nobody yet is not kept. */
    private static Map<String, Values> values(PageCalibration page) {
      Map<String, Values> values = new LinkedHashMap<>();
      page.contracts()
          .forEach(
              (name, contract) -> {
                if (contract.isBinding()) {
                  values.put(name, Values.of(contract));
                }
              });
      return values;
    }

    private Map<String, FieldContract> contracts() {
      Map<String, FieldContract> contracts = new LinkedHashMap<>();
      if (fields != null) {
        fields.forEach((name, values) -> contracts.put(name, values.contract(name)));
      }
      return contracts;
    }
  }

  /** The key {@code spread}: figures in a row. */
  private record Figures(
      @Nullable String text, @Nullable String structure, @Nullable String template) {
    static Figures of(Spread spread) {
      return new Figures(row(spread.text()), row(spread.structure()), row(spread.template()));
    }

    Spread spread() {
      return new Spread(
          figures(required("text", text), Integer::valueOf),
          figures(required("structure", structure), Double::valueOf),
          figures(required("template", template), Double::valueOf));
    }

    private static String row(List<? extends Number> figures) {
      return figures.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    private static <T> List<T> figures(String row, Function<String, T> read) {
      try {
        return Stream.of(row.strip().split("\\s+")).map(read).toList();
      } catch (NumberFormatException wrong) {
        throw new IllegalArgumentException("the spread is numbers in a row, got " + row, wrong);
      }
    }
  }

  /** The key {@code thresholds}. */
  private record Limits(@Nullable Integer text, @Nullable Double template) {
    Thresholds thresholds() {
      return Thresholds.of(
          required("text", text), required("template", template), Thresholds.Source.CALIBRATED);
    }
  }

  /** A field of the key {@code fields}: what its values were like. */
  private record Values(
      @Nullable Integer readings,
      @Nullable Integer empty,
      @Nullable BigDecimal least,
      @Nullable BigDecimal greatest,
      @Nullable BigDecimal shortest,
      @Nullable BigDecimal longest,
      @Nullable Set<String> currencies,
      @Nullable Set<String> values,
      @Nullable Set<String> shapes) {
    static Values of(FieldContract contract) {
      Range amounts = contract.amounts();
      Range lengths = contract.lengths();
      return new Values(
          contract.readings(),
          contract.readings() - contract.valued(),
          amounts == null ? null : amounts.least(),
          amounts == null ? null : amounts.greatest(),
          lengths == null ? null : lengths.least(),
          lengths == null ? null : lengths.greatest(),
          new TreeSet<>(contract.currencies()),
          new TreeSet<>(contract.vocabulary()),
          new TreeSet<>(contract.shapes()));
    }

    FieldContract contract(String name) {
      int all = required("fields." + name + ".readings", readings);
      try {
        return new FieldContract(
            all,
            all - (empty == null ? 0 : empty),
            orNone(shapes),
            orNone(values),
            range(shortest, longest),
            range(least, greatest),
            orNone(currencies));
      } catch (IllegalArgumentException notAllowed) {
        throw new IllegalArgumentException(
            "fields." + name + ": " + notAllowed.getMessage(), notAllowed);
      }
    }

    private static Set<String> orNone(@Nullable Set<String> said) {
      return said == null ? Set.of() : said;
    }

    private static @Nullable Range range(@Nullable BigDecimal least, @Nullable BigDecimal most) {
      return least == null || most == null ? null : new Range(least, most);
    }
  }

  /** A place of the key {@code mask}: exactly one of its first four keys names the place. */
  private record Masked(
      @Nullable String text,
      @Nullable String subtree,
      @Nullable String count,
      @Nullable String attribute,
      @Nullable String at,
      @Nullable List<String> known,
      @Nullable Integer seen) {
    static Masked of(Variation variation) {
      MaskedPlace place = variation.place();
      String css = place.place().toString();
      return new Masked(
          place.aspect() == Aspect.TEXT ? css : null,
          place.aspect() == Aspect.SUBTREE ? css : null,
          place.aspect() == Aspect.COUNT ? css : null,
          place.attribute(),
          place.attribute() == null ? null : css,
          place.known(),
          variation.seen() == 0 ? null : variation.seen());
    }

    Variation variation() {
      return new Variation(
          new MaskedPlace(
              aspect(), CssSelector.parse(place()), attribute, known == null ? List.of() : known),
          seen == null ? 0 : seen);
    }

    private Aspect aspect() {
      return text != null
          ? Aspect.TEXT
          : subtree != null ? Aspect.SUBTREE : count != null ? Aspect.COUNT : Aspect.ATTRIBUTE;
    }

    private String place() {
      List<String> places = new ArrayList<>();
      for (String each : new @Nullable String[] {text, subtree, count, at}) {
        if (each != null) {
          places.add(each);
        }
      }
      if (places.size() != 1 || (attribute == null) != (at == null)) {
        throw new IllegalArgumentException(
            "a place of the mask has one of the keys text, subtree and count with a CSS selector,"
                + " or the keys attribute and at; got "
                + this);
      }
      return Objects.requireNonNull(places.get(0));
    }
  }
}
