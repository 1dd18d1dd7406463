package io.stemma.report;

import io.stemma.compare.CompareOptions;
import io.stemma.compare.Difference;
import io.stemma.compare.Expectations;
import io.stemma.compare.MaskedPlace;
import io.stemma.compare.PageComparator;
import io.stemma.compare.PageView;
import io.stemma.compare.Scope;
import io.stemma.dom.Box;
import io.stemma.dom.CssSelector;
import io.stemma.dom.Document;
import io.stemma.dom.NodePolicy;
import io.stemma.field.FieldSpec;
import io.stemma.page.AddressPattern;
import io.stemma.page.Bytes;
import io.stemma.page.PageSource;
import io.stemma.page.PageState;
import io.stemma.page.Response;
import io.stemma.page.Settling;
import io.stemma.page.Snapshot;
import io.stemma.render.ParsedPage;
import io.stemma.text.TextOptions;
import io.stemma.verdict.Classifier;
import io.stemma.verdict.Comparison;
import io.stemma.verdict.PageCalibration;
import io.stemma.verdict.Policy;
import io.stemma.verdict.Spread;
import io.stemma.verdict.Thresholds;
import io.stemma.verdict.Timing;
import io.stemma.verdict.Variation;
import io.stemma.verdict.Verdict;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jsoup.Jsoup;
import org.jspecify.annotations.Nullable;

/** Comparisons made of HTML, at one fixed moment, and what a report makes of them. */
final class Comparisons {
  static final Instant NOON = Instant.parse("2026-11-30T12:00:00Z");

  private Comparisons() {}

  /** Two pages of the fixtures. */
  static Comparison ofFixture(String left, String right, String... fields) {
    return of(fixture(left), fixture(right), fields);
  }

  /** A page of the fixtures. */
  static Snapshot fixture(String name) {
    try {
      String html = Files.readString(Path.of("fixtures", name));
      return page("fixtures/" + name, title(html), ParsedPage.of(html));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A page that is ok, from its HTML. */
  static Snapshot page(String source, String html) {
    return page(source, title(html), ParsedPage.of(html));
  }

  private static Snapshot page(String source, String title, Document document) {
    return new Snapshot(
        PageSource.of(source),
        PageState.OK,
        null,
        new Response(source, null, Map.of()),
        title,
        document,
        Settling.SETTLED,
        NOON,
        Duration.ofMillis(612),
        List.of(),
        null);
  }

  private static String title(String html) {
    return Jsoup.parse(html).title();
  }

  /** A page with a title, a final address and a warning of its own. */
  static Snapshot hostile(String source, String title, String html, String warning) {
    return new Snapshot(
        new PageSource.Url(source),
        PageState.OK,
        null,
        new Response("javascript:" + source, 200, Map.of()),
        title,
        ParsedPage.of(html),
        Settling.cappedWhile(warning),
        NOON,
        Duration.ofMillis(612),
        List.of(warning),
        null);
  }

  /** A page of whose capture the same was noted several times. */
  static Snapshot noted(String source, String warning, int times) {
    return new Snapshot(
        PageSource.of(source),
        PageState.OK,
        null,
        Response.NONE,
        "",
        ParsedPage.of("<p>text"),
        Settling.SETTLED,
        NOON,
        Duration.ofMillis(612),
        Collections.nCopies(times, warning),
        null);
  }

  /** A list whose items stand below one another, 40 pixels apart. */
  static Snapshot laidOut(String source, @Nullable Bytes screenshot, String... items) {
    Box all = new Box(10, 20, 200, 40 * items.length);
    Document.Builder list = Document.builder("").open("body").open("ul").box(all);
    for (int i = 0; i < items.length; i++) {
      Box box = new Box(10, 20 + 40 * i, 200, 30);
      list.open("li").breakLine().box(box);
      list.open("b").box(box).text(items[i]).close().close();
    }
    return new Snapshot(
        PageSource.of(source),
        PageState.OK,
        null,
        Response.NONE,
        "",
        list.close().close().build(),
        Settling.SETTLED,
        NOON,
        Duration.ofMillis(612),
        List.of(),
        screenshot);
  }

  /** A page that could not be loaded. */
  static Snapshot failed(String source, String reason) {
    return Snapshot.failed(PageSource.of(source), reason, NOON, Duration.ofMillis(7));
  }

  /** What is said of two pages. */
  static Comparison of(Snapshot left, Snapshot right, String... fields) {
    return named(null, left, right, fields);
  }

  /** Two pages with a mask that hides one passage, and of which one place is on neither page. */
  static Comparison calibrated() {
    PageCalibration calibration =
        new PageCalibration(
            AddressPattern.of("https://site.example/**"),
            "front",
            5,
            NOON,
            new Spread(List.of(0, 4), List.of(1.0, 0.9), List.of(1.0, 1.0)),
            Thresholds.of(5, 0.63, Thresholds.Source.CALIBRATED),
            List.of(variation("#quote"), variation("#gone")),
            Map.of());
    PageView before =
        PageView.of(page("https://site.example/", quote("Ask")), CompareOptions.DEFAULT);
    PageView after =
        PageView.of(page("https://site.example/", quote("Rest")), CompareOptions.DEFAULT);
    Difference difference =
        new PageComparator(CompareOptions.DEFAULT)
            .compare(before, after, new Expectations(calibration.mask(), Map.of()));
    Verdict verdict = new Classifier(Policy.EVIDENCE).judge(difference, calibration.thresholds());
    Timing timing = new Timing(Duration.ofMillis(640), Duration.ofMillis(4));
    return new Comparison(null, null, before, after, calibration, difference, verdict, timing);
  }

  private static Variation variation(String selector) {
    return new Variation(
        new MaskedPlace(MaskedPlace.Aspect.TEXT, CssSelector.parse(selector), null, List.of()), 2);
  }

  private static String quote(String quote) {
    return "<h1>Gazette</h1><p>The river rose again.</p><p id=quote>" + quote + "</p>";
  }

  static Comparison named(@Nullable String name, Snapshot left, Snapshot right, String... fields) {
    List<FieldSpec> specs = Arrays.stream(fields).map(FieldSpec::parse).toList();
    CompareOptions options =
        new CompareOptions(
            Scope.WHOLE_PAGE, List.of(), NodePolicy.RENDERED, TextOptions.VISIBLE, specs, false);
    PageView before = PageView.of(left, options);
    PageView after = PageView.of(right, options);
    Classifier classifier = new Classifier(Policy.EVIDENCE);
    Thresholds thresholds = Thresholds.DEFAULT;
    Timing timing = new Timing(Duration.ofMillis(640), Duration.ofMillis(4));
    if (!before.isOk() || !after.isOk()) {
      Verdict unknown = classifier.unknown(before, after, thresholds);
      return new Comparison(name, null, before, after, null, null, unknown, timing);
    }
    var difference = new PageComparator(options).compare(before, after);
    Verdict verdict = classifier.judge(difference, thresholds);
    return new Comparison(name, null, before, after, null, difference, verdict, timing);
  }

  /** What a format makes of comparisons. */
  static String shown(ReportFormat format, ReportOptions options, Comparison... comparisons) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (Report report = format.open(out, options)) {
      for (Comparison comparison : comparisons) {
        report.add(comparison);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toString(StandardCharsets.UTF_8);
  }
}
