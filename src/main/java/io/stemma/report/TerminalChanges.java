package io.stemma.report;

import io.stemma.compare.Difference;
import io.stemma.dom.Place;
import io.stemma.field.Disagreement;
import io.stemma.field.FieldChange;
import io.stemma.field.Reading;
import io.stemma.field.value.FieldValue;
import io.stemma.match.StructuralChange;
import io.stemma.text.Mark;
import io.stemma.text.Passage;
import io.stemma.verdict.Comparison;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What changed where, for a terminal: fields, structure, text. Of long lists the beginning is
 * shown, so what matters comes first: fields that changed, passages that say something else.
 */
final class TerminalChanges {
  private static final int SHOWN = 10;
  private static final int SHOWN_VERBOSE = 100;

  /** How much of an unchanged text is shown around what changed in it, in characters. */
  private static final int CONTEXT = 30;

  /** How much of one side of a passage is shown, in characters. */
  private static final int EXCERPT = 220;

  private static final int SELECTOR = 200;

  private final Places places;
  private final Lines lines;
  private final Ink ink;
  private final int shown;

  TerminalChanges(Comparison comparison, Lines lines, Ink ink, boolean verbose) {
    places = new Places(comparison);
    this.lines = lines;
    this.ink = ink;
    shown = verbose ? SHOWN_VERBOSE : SHOWN;
  }

  void add(Difference difference) {
    section("Fields", first(FieldChange::changed, difference.fields()), this::field);
    difference.disagreements().right().stream().limit(shown).forEach(this::disagreement);
    section("Structure", difference.structure().changes(), this::change);
    section("Text", first(TerminalChanges::tells, difference.text().passages()), this::passage);
  }

  private static boolean tells(Passage passage) {
    return passage.grade().isContent();
  }

  /** The same things with those that matter before the others, each in their order. */
  private static <T> List<T> first(Predicate<T> matters, List<T> all) {
    return all.stream().sorted(Comparator.comparing(each -> !matters.test(each))).toList();
  }

  private <T> void section(String title, List<T> all, Consumer<T> show) {
    if (all.isEmpty()) {
      return;
    }
    lines.blank().add(ink.strong(title));
    all.stream().limit(shown).forEach(show);
    if (all.size() > shown) {
      lines.add(ink.faint("  ... and " + (all.size() - shown) + " more"));
    }
  }

  private void field(FieldChange field) {
    String name = Columns.pad(Columns.cut(Printable.line(field.name()), 24), 13) + " ";
    String note = Printable.line(FieldNote.of(field));
    Paragraph values = new Paragraph();
    if (field.changed()) {
      values
          .add(value(field.left()), ink::removed)
          .add(" -> ", UnaryOperator.identity())
          .add(value(field.right()), ink::added);
    } else {
      values.add(value(field.right()), ink::faint);
    }
    values.add(note.isEmpty() ? "" : " (" + note + ")", ink::warning);
    lines.add((field.changed() ? "  ~ " : "    ") + name, 4 + Columns.of(name), values);
  }

  private void disagreement(Disagreement disagreement) {
    Paragraph text = new Paragraph().add(Printable.line(disagreement.describe()), ink::warning);
    lines.add("  " + ink.warning("! "), 4, text);
  }

  private static String value(Reading reading) {
    FieldValue value = reading.value();
    String shown = value != null ? value.display() : reading.raw() != null ? reading.raw() : "";
    return shown.isBlank() ? "nothing" : Columns.cut(Printable.line(shown), EXCERPT);
  }

  private void change(StructuralChange change) {
    lines.add("  " + ink.operation(change.operation()) + " " + selectors(change));
    String what =
        change.operation().label()
            + ", "
            + Measures.count(change.elements(), "element")
            + ", "
            + Measures.percent(change.share())
            + " of the similarity";
    int room = Lines.WIDTH - what.length() - 8;
    String text = Columns.cut(Printable.line(change.text()), room);
    lines.add(ink.faint("    " + what + (text.isEmpty() ? "" : ": \"" + text + '"')));
  }

  private static String selectors(StructuralChange change) {
    String left = selector(change.left());
    String right = selector(change.right());
    if (left.isEmpty() || right.isEmpty() || left.equals(right)) {
      return left.isEmpty() ? right : left;
    }
    return left + " -> " + right;
  }

  private static String selector(@Nullable Place place) {
    return place == null ? "" : Columns.cut(Printable.line(place.selector()), SELECTOR);
  }

  private void passage(Passage passage) {
    String selector = places.selector(passage);
    String attribute = passage.attribute() == null ? "" : " @" + passage.attribute();
    lines.add(
        "  "
            + passage.grade().label()
            + " "
            + ink.faint(
                Columns.cut(
                    Printable.line((selector == null ? "" : selector) + attribute), SELECTOR)));
    side("    - ", passage.left(), passage.leftMarks(), new Sign("[-", "-]"), ink::removed);
    side("    + ", passage.right(), passage.rightMarks(), new Sign("{+", "+}"), ink::added);
  }

  /** What stands around a marked word where there is no colour, as in git's word diff. */
  private record Sign(String before, String after) {}

  private void side(
      String begin,
      @Nullable String text,
      List<Mark> marks,
      Sign sign,
      UnaryOperator<String> style) {
    if (text == null) {
      return;
    }
    Paragraph paragraph = new Paragraph();
    for (MarkedText.Piece piece :
        MarkedText.of(text, marks).around(CONTEXT).upTo(EXCERPT).pieces()) {
      String shown = Printable.text(piece.text());
      if (!piece.marked()) {
        paragraph.add(shown, UnaryOperator.identity());
      } else if (ink.hasColor()) {
        paragraph.add(shown, style);
      } else {
        paragraph.add(sign.before() + shown + sign.after(), UnaryOperator.identity());
      }
    }
    lines.add(begin, begin.length(), paragraph);
  }
}
