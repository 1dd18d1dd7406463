package io.stemma.report;

import io.stemma.compare.Difference;
import io.stemma.compare.PageView;
import io.stemma.field.FieldChange;
import io.stemma.page.Response;
import io.stemma.page.Snapshot;
import io.stemma.verdict.ChangeKind;
import io.stemma.verdict.Comparison;
import io.stemma.verdict.Thresholds;
import io.stemma.verdict.Timing;
import io.stemma.verdict.Verdict;
import java.io.IOException;
import java.time.temporal.ChronoUnit;
import java.util.List;

/** One comparison as a section of the HTML report. */
final class HtmlComparison {
  private final Html html;
  private final Comparison comparison;
  private final String id;

  /**
   * @param id what the section is called; unique in the report
   */
  HtmlComparison(Html html, Comparison comparison, String id) {
    this.html = html;
    this.comparison = comparison;
    this.id = id;
  }

  /** Writes the section, with or without the pictures of the pages. */
  void write(boolean pictured) throws IOException {
    html.open("article", "id", id, "aria-labelledby", id + "-title");
    verdict(comparison.verdict());
    Difference difference = comparison.difference();
    if (difference == null) {
      if (pictured) {
        HtmlPictures.of(comparison, id).write(html, List.of());
      }
      pages();
    } else {
      measures(difference, comparison.verdict().thresholds());
      calibration();
      differences(difference, pictured);
      pages();
    }
    times(comparison.timing());
    html.close();
  }

  private void verdict(Verdict verdict) throws IOException {
    html.open("header", "class", "verdict " + verdict.kind().label()).open("p", "class", "kinds");
    for (ChangeKind kind : verdict.kinds()) {
      html.element("span", kind.label(), "class", "kind " + kind.label()).text(" ");
    }
    html.close().element("h2", Titles.of(comparison, " → "), "id", id + "-title");
    html.open("ul", "class", "reasons");
    for (String reason : verdict.reasons()) {
      html.element("li", reason, "dir", "auto");
    }
    html.close().close();
  }

  private void measures(Difference difference, Thresholds thresholds) throws IOException {
    html.open("dl", "class", "measures");
    var structure = difference.structure();
    measure(
        "Structure",
        Measures.similarity(structure),
        structure.matched()
            + " of "
            + structure.leftSize()
            + " and "
            + structure.rightSize()
            + " elements match");
    measure(
        "Template",
        Measures.decimals(structure.templateSimilarity()),
        "alike, threshold " + thresholds.template());
    measure(
        "Text",
        difference.text().distance() + " of 64",
        "bits apart, threshold " + thresholds.text());
    long changed = difference.fields().stream().filter(FieldChange::changed).count();
    measure(
        "Fields",
        difference.fields().isEmpty() ? "none" : changed + " of " + difference.fields().size(),
        difference.fields().isEmpty() ? "tracked" : "changed");
    html.close();
  }

  private void calibration() throws IOException {
    String note = CalibrationNote.of(comparison).orElse("");
    if (!note.isEmpty()) {
      html.element("p", "Mask " + note, "class", "faint", "dir", "auto");
    }
  }

  private void measure(String name, String value, String meaning) throws IOException {
    html.open("div").element("dt", name).element("dd", value);
    html.element("dd", meaning, "class", "faint").close();
  }

  private void differences(Difference difference, boolean pictured) throws IOException {
    Highlights highlights = Highlights.of(comparison, difference, id);
    HtmlPictures pictures = pictured ? HtmlPictures.of(comparison, id) : HtmlPictures.NONE;
    HtmlChanges changes = new HtmlChanges(html, new Places(comparison), pictures);
    changes.fields(difference, highlights.fields());
    changes.lost(difference, comparison);
    pictures.write(html, highlights.drawn());
    changes.changes(difference.structure().changes(), highlights.changes());
    changes.passages(difference.text().passages(), highlights.passages());
  }

  private void pages() throws IOException {
    html.open("section").element("h3", "Pages").open("div", "class", "pages");
    page("Left", comparison.left());
    page("Right", comparison.right());
    html.close().close();
  }

  private void page(String side, PageView page) throws IOException {
    Snapshot snapshot = page.snapshot();
    Response response = snapshot.response();
    html.open("dl", "class", "page").element("dt", side).open("dd", "class", "source");
    html.address(snapshot.source().name()).close();
    if (!page.isOk()) {
      fact("State", snapshot.state().label() + ": " + snapshot.stateReason());
      fact("Remedy", Remedy.of(snapshot.state()));
    }
    fact("Title", snapshot.title());
    String address = FinalAddress.of(snapshot);
    if (!address.isEmpty()) {
      html.element("dt", "Found at").open("dd").address(address).close();
    }
    fact("Status", response.status() == null ? "" : response.status().toString());
    fact("Elements", Integer.toString(page.elements()));
    fact("Words", Integer.toString(page.text().words()));
    fact("Fingerprint", page.text().fingerprint().toString());
    fact("Captured", snapshot.capturedAt().truncatedTo(ChronoUnit.SECONDS).toString());
    for (String note : Notes.of(page)) {
      html.element("dt", "Note").element("dd", note, "class", "warning");
    }
    html.close();
  }

  private void fact(String name, String value) throws IOException {
    if (!value.isEmpty()) {
      html.element("dt", name).element("dd", value, "dir", "auto");
    }
  }

  private void times(Timing timing) throws IOException {
    html.element(
        "footer",
        "Rendered in "
            + timing.render().toMillis()
            + " ms, compared in "
            + timing.compare().toMillis()
            + " ms; thresholds: "
            + comparison.verdict().thresholds().source().label(),
        "class",
        "faint");
  }
}
