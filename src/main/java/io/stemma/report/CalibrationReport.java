package io.stemma.report;

import io.stemma.field.FieldContract;
import io.stemma.verdict.PageCalibration;
import io.stemma.verdict.Spread;
import io.stemma.verdict.Thresholds;
import io.stemma.verdict.Variation;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/**
 * What calibrating pages showed: of each how far its captures lie apart, drawn, what thresholds
 * follow from that, and which places varied.
 *
 * @param pages what was learnt, in order
 */
public record CalibrationReport(List<PageCalibration> pages) {
  /** How long the longest bar is, in columns. */
  private static final int BAR = 30;

  public CalibrationReport {
    pages = List.copyOf(pages);
  }

  /** Writes it for a person at a terminal; the stream stays open. */
  public void writeText(OutputStream out) throws IOException {
    Lines lines = new Lines();
    for (PageCalibration page : pages) {
      lines.add(Printable.line(page.name()));
      lines.add("  " + summary(page)).blank();
      text(lines, page);
      lines.blank();
    }
    Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
    writer.write(lines.toString());
    writer.flush();
  }

  private static String summary(PageCalibration page) {
    String pages = page.type() == null ? "" : "pages " + Printable.line(page.pages() + ", ");
    return pages
        + Measures.count(page.captures(), "capture")
        + (page.isQuiet() ? "; quiet: every word counts" : "");
  }

  private static void text(Lines lines, PageCalibration page) {
    Spread spread = page.spread();
    Thresholds thresholds = page.thresholds();
    lines.add("  text distance in bits, threshold " + thresholds.text());
    draw(lines, textBars(spread));
    lines.add("  structure similarity");
    draw(lines, bars(spread.structure()));
    lines.add("  template similarity, threshold " + thresholds.template());
    draw(lines, bars(spread.template()));
    lines.add(page.variations().isEmpty() ? "  nothing varies" : "  what varies");
    for (Variation variation : page.variations()) {
      lines.add("    ", 6, Paragraph.of(Printable.line(describe(variation))));
    }
    if (!page.contracts().isEmpty() && page.type() != null) {
      lines.add("  what fields say");
      page.contracts()
          .forEach(
              (name, contract) ->
                  lines.add("    ", 6, Paragraph.of(Printable.line(describe(name, contract)))));
    }
  }

  private static Histogram textBars(Spread spread) {
    return Histogram.of(spread.text(), bits -> String.valueOf(Math.round(bits)));
  }

  private static Histogram bars(List<Double> similarities) {
    return Histogram.of(similarities, Measures::decimals);
  }

  private static void draw(Lines lines, Histogram histogram) {
    int labels = histogram.bars().stream().mapToInt(bar -> bar.label().length()).max().orElse(0);
    for (Histogram.Bar bar : histogram.bars()) {
      int length = (int) Math.ceil((double) BAR * bar.count() / Math.max(1, histogram.highest()));
      lines.add(
          "    " + Columns.pad(bar.label(), labels + 2) + "#".repeat(length) + " " + bar.count());
    }
  }

  private static String describe(Variation variation) {
    int known = variation.place().known().size();
    return variation.place()
        + (variation.seen() == 0 ? "" : ", in " + Measures.count(variation.seen(), "capture"))
        + (known == 0 ? "" : ", with " + Measures.count(known, "known text"));
  }

  private static String describe(String name, FieldContract contract) {
    String evidence =
        Measures.count(contract.readings(), "page")
            + (contract.valued() < contract.readings()
                ? ", of them " + (contract.readings() - contract.valued()) + " without a value"
                : "");
    return name
        + ": "
        + (contract.isBinding()
            ? String.join("; ", contract.terms())
            : "nothing can be said before " + FieldContract.ENOUGH + " pages")
        + " ("
        + evidence
        + ")";
  }

  /** Writes it as one HTML page that loads nothing and runs nothing; the stream stays open. */
  public void writeHtml(OutputStream out) throws IOException {
    Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
    Html html = new Html(writer);
    String title = Measures.count(pages.size(), "calibration");
    HtmlPage.open(html, title, title);
    for (PageCalibration page : pages) {
      html.open("article").element("h2", page.name(), "dir", "auto");
      html.element("p", summary(page), "class", "faint");
      Thresholds thresholds = page.thresholds();
      section(
          html, "Text distance in bits, threshold " + thresholds.text(), textBars(page.spread()));
      section(html, "Structure similarity", bars(page.spread().structure()));
      section(
          html,
          "Template similarity, threshold " + thresholds.template(),
          bars(page.spread().template()));
      variations(html, page.variations());
      contracts(html, page);
      html.close();
    }
    HtmlPage.close(html);
    writer.flush();
  }

  private static void section(Html html, String title, Histogram histogram) throws IOException {
    html.open("section").element("h3", title).open("table", "class", "spread");
    for (Histogram.Bar bar : histogram.bars()) {
      String count = String.valueOf(bar.count());
      String highest = String.valueOf(histogram.highest());
      html.open("tr").element("th", bar.label(), "scope", "row").open("td");
      html.element("meter", count, "value", count, "max", highest).close();
      html.element("td", count, "class", "number").close();
    }
    html.close().close();
  }

  private static void contracts(Html html, PageCalibration page) throws IOException {
    if (page.contracts().isEmpty() || page.type() == null) {
      return;
    }
    html.open("section").element("h3", "What fields say").open("ul");
    for (Map.Entry<String, FieldContract> field : page.contracts().entrySet()) {
      html.element("li", describe(field.getKey(), field.getValue()), "dir", "auto");
    }
    html.close().close();
  }

  private static void variations(Html html, List<Variation> variations) throws IOException {
    html.open("section").element("h3", variations.isEmpty() ? "Nothing varies" : "What varies");
    html.open("ul");
    for (Variation variation : variations) {
      html.element("li", describe(variation), "dir", "auto");
    }
    html.close().close();
  }
}
