package io.stemma.report;

import io.stemma.compare.Difference;
import io.stemma.compare.PageView;
import io.stemma.field.FieldChange;
import io.stemma.field.FieldHealth;
import io.stemma.page.Snapshot;
import io.stemma.text.Passage;
import io.stemma.verdict.ChangeKind;
import io.stemma.verdict.Comparison;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * One column of the table.
 *
 * @param name where the value stands in the JSON, or what of it is counted
 * @param value the value of a comparison; null for an empty cell, which is what structure and text
 *     have where a page is not ok
 */
record CsvColumn(String name, Function<Comparison, @Nullable Object> value) {
  /** What stands between the members of a list in one cell. */
  private static final String AND = "; ";

  /** All columns in their order; new ones are added at the end. */
  static final List<CsvColumn> ALL = all();

  private static List<CsvColumn> all() {
    List<CsvColumn> columns = new ArrayList<>();
    columns.add(new CsvColumn("name", Comparison::name));
    columns.add(new CsvColumn("verdict.kind", c -> c.verdict().kind().label()));
    columns.add(new CsvColumn("verdict.kinds", CsvColumn::kinds));
    columns.add(new CsvColumn("verdict.reasons", c -> String.join(AND, c.verdict().reasons())));
    addPage(columns, "left", Comparison::left);
    addPage(columns, "right", Comparison::right);
    addDifference(columns);
    columns.add(new CsvColumn("verdict.thresholds.text", c -> c.verdict().thresholds().text()));
    columns.add(
        new CsvColumn("verdict.thresholds.template", c -> c.verdict().thresholds().template()));
    columns.add(new CsvColumn("millis.render", c -> c.timing().render().toMillis()));
    columns.add(new CsvColumn("millis.compare", c -> c.timing().compare().toMillis()));
    columns.add(new CsvColumn("millis.total", c -> c.timing().total().toMillis()));
    columns.add(new CsvColumn("verdict.severity", c -> Measures.rounded(c.verdict().severity())));
    columns.add(new CsvColumn("type", Comparison::type));
    columns.add(fact("fields.alerts", d -> names(d, FieldChange::alerts)));
    columns.add(fact("fields.health", CsvColumn::unwell));
    columns.add(fact("calibration.hidden.passages", d -> d.masked().passages()));
    return List.copyOf(columns);
  }

  private static void addPage(
      List<CsvColumn> columns, String side, Function<Comparison, PageView> page) {
    Function<Comparison, Snapshot> snapshot = page.andThen(PageView::snapshot);
    columns.add(of(side + ".source", snapshot, s -> s.source().name()));
    columns.add(of(side + ".finalUrl", snapshot, s -> s.response().finalUrl()));
    columns.add(of(side + ".state", snapshot, s -> s.state().label()));
    columns.add(of(side + ".stateReason", snapshot, Snapshot::stateReason));
    columns.add(of(side + ".status", snapshot, s -> s.response().status()));
    columns.add(of(side + ".title", snapshot, Snapshot::title));
    columns.add(of(side + ".elements", page, PageView::elements));
    columns.add(of(side + ".words", page, p -> p.text().words()));
    columns.add(of(side + ".fingerprint", page, p -> p.text().fingerprint().toString()));
    columns.add(of(side + ".settled", snapshot, s -> s.settling().settled()));
    columns.add(
        of(
            side + ".capturedAt",
            snapshot,
            s -> s.capturedAt().truncatedTo(ChronoUnit.MILLIS).toString()));
    columns.add(of(side + ".loadMillis", snapshot, s -> s.loadTime().toMillis()));
  }

  private static void addDifference(List<CsvColumn> columns) {
    columns.add(fact("structure.matched", d -> d.structure().matched()));
    columns.add(fact("structure.similarity", d -> d.structure().similarity()));
    columns.add(fact("structure.templateSimilarity", d -> d.structure().templateSimilarity()));
    columns.add(fact("structure.exact", d -> d.structure().exact()));
    columns.add(fact("structure.changes", d -> d.structure().changes().size()));
    columns.add(fact("text.distance", d -> d.text().distance()));
    columns.add(fact("text.passages", CsvColumn::contentPassages));
    columns.add(fact("fields.changed", d -> names(d, FieldChange::changed)));
  }

  private static <T> CsvColumn of(
      String name, Function<Comparison, T> part, Function<T, @Nullable Object> value) {
    return new CsvColumn(name, comparison -> value.apply(part.apply(comparison)));
  }

  private static CsvColumn fact(String name, Function<Difference, Object> value) {
    return new CsvColumn(
        name,
        comparison -> {
          Difference difference = comparison.difference();
          return difference == null ? null : value.apply(difference);
        });
  }

  private static String kinds(Comparison comparison) {
    return String.join(AND, comparison.verdict().kinds().stream().map(ChangeKind::label).toList());
  }

  private static long contentPassages(Difference difference) {
    return difference.text().passages().stream()
        .map(Passage::grade)
        .filter(g -> g.isContent())
        .count();
  }

  private static String names(Difference difference, Predicate<FieldChange> which) {
    return String.join(
        AND, difference.fields().stream().filter(which).map(FieldChange::name).toList());
  }

  /** The fields that are not well, each with what it is. */
  private static String unwell(Difference difference) {
    return String.join(
        AND,
        difference.fields().stream()
            .filter(field -> field.health() != FieldHealth.OK)
            .map(field -> field.name() + " " + field.health().label())
            .toList());
  }
}
