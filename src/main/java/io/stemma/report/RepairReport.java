package io.stemma.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.stemma.compare.PageView;
import io.stemma.compare.repair.BrokenField;
import io.stemma.compare.repair.Repair;
import io.stemma.compare.repair.RepairCandidate;
import io.stemma.field.FieldChange;
import io.stemma.field.Reading;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * The broken fields of a page, where each may be found now, and the patch that says so in the
 * configuration.
 *
 * @param before the page when all was well; it is ok
 * @param now the page as it is
 * @param siblings the other pages of its type that were looked at
 * @param broken the broken fields, in order; empty where {@link #isJudged} is false
 * @param patch a unified diff of the configuration; empty where nothing is proposed
 */
public record RepairReport(
    PageView before,
    PageView now,
    List<PageView> siblings,
    List<BrokenField> broken,
    String patch) {
  /** What each report calls its schema. */
  public static final String SCHEMA = "stemma/repair/1";

  /** How many candidates a person is shown where none is proposed. */
  private static final int SHOWN = 3;

  public RepairReport {
    Objects.requireNonNull(patch, "patch");
    siblings = List.copyOf(siblings);
    broken = List.copyOf(broken);
  }

  /** The JSON Schema (draft 2020-12) of the report as JSON. */
  public static String schema() {
    return Resource.text("repair-1.schema.json");
  }

  /** Whether the page is itself now, so that its fields can be judged. */
  public boolean isJudged() {
    return now.isOk();
  }

  /** Writes the report as one JSON object; the stream stays open. */
  public void writeJson(OutputStream out) throws IOException {
    JsonGenerator json = JsonReport.indented(out);
    PageJson pages = new PageJson(json);
    json.writeStartObject();
    json.writeStringField("schema", SCHEMA);
    pages.page("left", before);
    pages.page("right", now);
    json.writeArrayFieldStart("siblings");
    for (PageView sibling : siblings) {
      pages.page(sibling);
    }
    json.writeEndArray();
    json.writeArrayFieldStart("broken");
    for (BrokenField field : broken) {
      write(field, json, pages);
    }
    json.writeEndArray();
    pages.string("patch", patch);
    json.writeEndObject();
    json.writeRaw('\n');
    json.flush();
  }

  private static void write(BrokenField field, JsonGenerator json, PageJson pages)
      throws IOException {
    FieldChange change = field.change();
    Repair repair = field.repair();
    json.writeStartObject();
    pages.string("name", change.name());
    json.writeStringField("health", change.health().label());
    pages.strings("breaches", change.breaches());
    pages.string("selector", change.left().selector());
    pages.value("left", change.left());
    pages.value("right", change.right());
    pages.string("proposal", repair.proposal().map(place -> place.field().selector()).orElse(null));
    pages.string("abstention", repair.abstention().isEmpty() ? null : repair.abstention());
    json.writeNumberField("gap", repair.gap());
    json.writeArrayFieldStart("candidates");
    for (RepairCandidate candidate : repair.candidates()) {
      json.writeStartObject();
      pages.string("selector", candidate.field().selector());
      json.writeNumberField("confidence", candidate.confidence());
      pages.strings("evidence", candidate.evidence());
      pages.value("value", candidate.reading());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  /**
   * Writes the report for a person, as comments before the patch: what is written can be given to
   * {@code git apply} as it is. The stream stays open.
   */
  public void writeText(OutputStream out) {
    PrintWriter lines = new PrintWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    Stream.concat(Stream.of(now), siblings.stream())
        .filter(page -> !page.isOk())
        .forEach(page -> comment(lines, 0, unjudged(page)));
    if (isJudged() && broken.isEmpty()) {
      comment(lines, 0, "no field is broken");
    }
    for (BrokenField field : broken) {
      write(field, lines);
    }
    lines.print(patch);
    lines.flush();
  }

  private static String unjudged(PageView page) {
    return page.snapshot().source().name()
        + " is not the page itself: "
        + page.snapshot().state().label()
        + ", "
        + page.snapshot().stateReason();
  }

  private static void write(BrokenField field, PrintWriter lines) {
    FieldChange change = field.change();
    Repair repair = field.repair();
    comment(lines, 0, change.name() + ": " + FieldNote.of(change) + "; was " + says(change.left()));
    repair
        .proposal()
        .ifPresentOrElse(
            place -> {
              comment(lines, 1, change.left().selector() + " -> " + place.field().selector());
              comment(lines, 1, likelihood(place) + " (the next: " + second(repair) + ")");
            },
            () -> {
              comment(lines, 1, "no proposal: " + repair.abstention());
              repair.candidates().stream()
                  .limit(SHOWN)
                  .forEach(
                      place ->
                          comment(lines, 2, place.field().selector() + ": " + likelihood(place)));
            });
  }

  private static String likelihood(RepairCandidate place) {
    return "confidence "
        + decimals(place.confidence())
        + ", says "
        + says(place.reading())
        + ": "
        + String.join(", ", place.evidence());
  }

  private static String second(Repair repair) {
    return repair.candidates().size() > 1
        ? decimals(repair.candidates().get(1).confidence())
        : "none";
  }

  private static String says(Reading reading) {
    return reading.value() == null ? "nothing" : reading.value().display();
  }

  private static String decimals(double share) {
    return String.format(Locale.ROOT, "%.2f", share);
  }

  /** A line that no program takes for a part of the patch. */
  private static void comment(PrintWriter lines, int level, String text) {
    lines.print("# " + "  ".repeat(level) + Printable.line(text) + "\n");
  }
}
