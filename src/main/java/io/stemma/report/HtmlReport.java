package io.stemma.report;

import io.stemma.compare.Difference;
import io.stemma.verdict.ChangeKind;
import io.stemma.verdict.Comparison;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/**
 * Comparisons as one HTML page that holds everything it shows: it loads nothing and runs nothing,
 * and its content security policy says so. Several comparisons come after an index of them, the
 * weightiest first; then the pages of those that differ in nothing that matters are not pictured,
 * nor those after the first {@value #PICTURED} that do, so that a browser can still open the page.
 */
final class HtmlReport implements Report {
  private static final Set<ChangeKind> QUIET =
      Set.of(ChangeKind.UNKNOWN, ChangeKind.NOISE, ChangeKind.NONE);

  /** Of how many comparisons there are pictures. */
  private static final int PICTURED = 100;

  private final OutputStream out;
  private final boolean several;
  private final Spool sections;
  private final Writer spooled;
  private final List<Entry> entries = new ArrayList<>();
  private int worthPictures;

  /** A comparison's line in the index. */
  private record Entry(
      String id, String title, ChangeKind kind, String reason, double severity, double similarity) {
    static Entry of(String id, Comparison comparison) {
      Difference difference = comparison.difference();
      return new Entry(
          id,
          Titles.of(comparison, " → "),
          comparison.verdict().kind(),
          comparison.verdict().reasons().stream().findFirst().orElse(""),
          comparison.verdict().severity(),
          difference == null ? 0 : difference.structure().similarity());
    }
  }

  HtmlReport(OutputStream out, ReportOptions options) throws IOException {
    this.out = out;
    several = options.several();
    sections = new Spool();
    spooled = writer(sections.out());
  }

  private static Writer writer(OutputStream out) {
    return new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
  }

  @Override
  public void add(Comparison comparison) throws IOException {
    Entry entry = Entry.of("c" + (entries.size() + 1), comparison);
    entries.add(entry);
    boolean worth = !several || !QUIET.contains(entry.kind);
    worthPictures += worth ? 1 : 0;
    boolean pictured = worth && worthPictures <= PICTURED;
    new HtmlComparison(new Html(spooled), comparison, entry.id).write(pictured);
    spooled.write("\n");
  }

  @Override
  public void close() throws IOException {
    try (sections) {
      spooled.flush();
      Writer page = writer(out);
      Html html = new Html(page);
      HtmlPage.open(html, title());
      html.element("h1", several ? countOfAll() : "Comparison of two pages");
      if (several) {
        index(html);
      }
      page.flush();
      sections.copyTo(out);
      HtmlPage.close(html);
      page.flush();
    }
  }

  private String title() {
    return several
        ? countOfAll() + " – Stemma"
        : entries.stream()
                .map(entry -> entry.kind.label() + ": " + entry.title)
                .findFirst()
                .orElse("")
            + " – Stemma";
  }

  private String countOfAll() {
    return Measures.count(entries.size(), "comparison");
  }

  private void index(Html html) throws IOException {
    html.open("section").open("table", "class", "index").open("tr");
    for (String title : List.of("Kind", "Comparison", "Why", "Similarity")) {
      html.element("th", title, "scope", "col");
    }
    html.close();
    List<Entry> ranked = new ArrayList<>(entries);
    ranked.sort(
        Comparator.comparing(Entry::kind)
            .thenComparing(Comparator.comparingDouble(Entry::severity).reversed()));
    for (Entry entry : ranked) {
      row(html, entry);
    }
    html.close();
    if (worthPictures > PICTURED) {
      String left = "Pictures are there of the first " + PICTURED + " that differ.";
      html.element("p", left, "class", "faint");
    }
    html.close();
  }

  private static void row(Html html, Entry entry) throws IOException {
    String kind = entry.kind.label();
    boolean compared = entry.kind != ChangeKind.UNKNOWN;
    html.open("tr");
    html.open("td").element("span", kind, "class", "kind " + kind).close();
    html.open("td").element("a", entry.title, "href", "#" + entry.id).close();
    html.element("td", entry.reason);
    html.element("td", compared ? Measures.decimals(entry.similarity) : "", "class", "number");
    html.close();
  }
}
