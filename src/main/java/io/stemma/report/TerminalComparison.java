package io.stemma.report;

import io.stemma.compare.Difference;
import io.stemma.compare.PageView;
import io.stemma.field.FieldChange;
import io.stemma.match.Structure;
import io.stemma.page.Snapshot;
import io.stemma.text.Grade;
import io.stemma.text.TextDifference;
import io.stemma.verdict.ChangeKind;
import io.stemma.verdict.Comparison;
import io.stemma.verdict.Thresholds;
import io.stemma.verdict.Timing;
import io.stemma.verdict.Verdict;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** One comparison in full: the verdict, the measures that it rests on, and what changed where. */
final class TerminalComparison {
  /** How far labels reach, with the space around them. */
  private static final int LABEL = 13;

  /** How long an address may be before it is cut: no page needs a longer one. */
  private static final int ADDRESS = 300;

  private final Comparison comparison;
  private final Ink ink;
  private final boolean verbose;
  private final Lines lines = new Lines();

  TerminalComparison(Comparison comparison, Ink ink, boolean verbose) {
    this.comparison = comparison;
    this.ink = ink;
    this.verbose = verbose;
  }

  /** The lines, each with its end. */
  String lines() {
    verdict(comparison.verdict());
    lines.blank();
    page("left", comparison.left());
    page("right", comparison.right());
    Difference difference = comparison.difference();
    if (difference != null) {
      measures(difference, comparison.verdict().thresholds());
      CalibrationNote.of(comparison).ifPresent(note -> label("mask", Printable.line(note)));
      new TerminalChanges(comparison, lines, ink, verbose).add(difference);
    }
    if (verbose) {
      times(comparison.timing());
    }
    return lines.toString();
  }

  private void verdict(Verdict verdict) {
    ChangeKind kind = verdict.kind();
    String also =
        verdict.kinds().stream().skip(1).map(ChangeKind::label).collect(Collectors.joining(", "));
    String name = comparison.name() == null ? "" : "  " + Printable.line(comparison.name());
    lines.add(
        ink.kind(kind, kind.label().toUpperCase(Locale.ROOT))
            + (also.isEmpty() ? "" : ink.faint(" and " + also))
            + Columns.cut(name, Lines.WIDTH / 2));
    for (String reason : verdict.reasons()) {
      lines.add("  ", 4, Paragraph.of(Printable.line(reason)));
    }
  }

  private void page(String side, PageView page) {
    Snapshot snapshot = page.snapshot();
    String source = snapshot.source().name();
    label(side, Columns.cut(Printable.line(source), ADDRESS));
    String address = FinalAddress.of(snapshot);
    if (!address.isEmpty()) {
      label("", "at " + Columns.cut(Printable.line(address), ADDRESS));
    }
    if (!page.isOk()) {
      label("", Remedy.of(snapshot.state()));
    }
    Notes.of(page).forEach(this::note);
  }

  private void measures(Difference difference, Thresholds thresholds) {
    lines.blank();
    Structure structure = difference.structure();
    label("structure", structure(structure));
    label(
        "template",
        Measures.decimals(structure.templateSimilarity()) + threshold(thresholds.template()));
    label("text", text(difference.text(), thresholds));
    label("fields", fields(difference.fields()));
  }

  private static String structure(Structure structure) {
    return Measures.similarity(structure)
        + " ("
        + structure.matched()
        + " of "
        + structure.leftSize()
        + " and "
        + structure.rightSize()
        + " elements match)";
  }

  private static String threshold(Object threshold) {
    return " (threshold " + threshold + ")";
  }

  private static String text(TextDifference text, Thresholds thresholds) {
    Map<Grade, Integer> grades = new TreeMap<>();
    text.passages().forEach(passage -> grades.merge(passage.grade(), 1, Integer::sum));
    String passages =
        grades.entrySet().stream()
            .map(grade -> grade.getValue() + " " + grade.getKey().label())
            .collect(Collectors.joining(", "));
    return "distance "
        + text.distance()
        + " of 64"
        + threshold(thresholds.text())
        + (passages.isEmpty() ? "" : ": " + passages)
        + (text.fallback() == null ? "" : "; " + text.fallback());
  }

  private static String fields(List<FieldChange> fields) {
    if (fields.isEmpty()) {
      return "none tracked";
    }
    long changed = fields.stream().filter(FieldChange::changed).count();
    return changed + " of " + fields.size() + " changed";
  }

  private void times(Timing timing) {
    lines.blank();
    label(
        "time",
        timing.total().toMillis()
            + " ms: "
            + timing.render().toMillis()
            + " to render both (left "
            + comparison.left().snapshot().loadTime().toMillis()
            + ", right "
            + comparison.right().snapshot().loadTime().toMillis()
            + "), "
            + timing.compare().toMillis()
            + " to compare");
  }

  private void label(String label, String text) {
    lines.add("  " + ink.faint(Columns.pad(label, LABEL - 2)), LABEL, Paragraph.of(text));
  }

  private void note(String note) {
    String line = MarkedText.abridged(Printable.line(note), ADDRESS);
    Paragraph text = new Paragraph().add(line, ink::warning);
    lines.add(" ".repeat(LABEL) + ink.warning("! "), LABEL + 2, text);
  }
}
