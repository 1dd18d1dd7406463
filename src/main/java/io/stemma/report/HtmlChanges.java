package io.stemma.report;

import io.stemma.compare.Difference;
import io.stemma.dom.Place;
import io.stemma.field.Disagreement;
import io.stemma.field.FieldChange;
import io.stemma.field.Reading;
import io.stemma.field.value.FieldValue;
import io.stemma.match.StructuralChange;
import io.stemma.report.Highlight.Side;
import io.stemma.text.Mark;
import io.stemma.text.Passage;
import io.stemma.verdict.Comparison;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What changed where, in lists whose entries are tied to the frames on the pictures. */
final class HtmlChanges {
  /** How much of an unchanged text is shown around what changed in it, in characters. */
  private static final int CONTEXT = 160;

  /** How much of one side of a passage is shown, in characters. */
  private static final int EXCERPT = 2_000;

  private final Html html;
  private final Places places;
  private final HtmlPictures pictures;

  /**
   * @param pictures what the entries refer to
   */
  HtmlChanges(Html html, Places places, HtmlPictures pictures) {
    this.html = html;
    this.places = places;
    this.pictures = pictures;
  }

  void fields(Difference difference, List<Highlight> highlights) throws IOException {
    List<FieldChange> fields = difference.fields();
    if (fields.isEmpty()) {
      return;
    }
    html.open("section").element("h3", "Fields").open("table");
    head("Field", "Left", "Right", "Health");
    for (int i = 0; i < highlights.size(); i++) {
      FieldChange field = fields.get(i);
      html.open("tr", "id", highlights.get(i).id(), "class", field.changed() ? "changed" : "same");
      html.element("th", field.name(), "scope", "row");
      html.open("td").element(field.changed() ? "del" : "span", value(field.left())).close();
      html.open("td").element(field.changed() ? "ins" : "span", value(field.right())).close();
      String note = FieldNote.of(field);
      html.open("td", "class", "health");
      html.element(
          "span", note.isEmpty() ? "ok" : note, "class", note.isEmpty() ? "faint" : "warning");
      references(highlights.get(i));
      html.close().close();
    }
    html.close();
    rest(fields.size() - highlights.size());
    for (Disagreement disagreement : difference.disagreements().right()) {
      html.element("p", disagreement.describe(), "class", "warning", "dir", "auto");
    }
    html.close();
  }

  /** The places of the fields that a selector has lost, as far as there are pictures of them. */
  void lost(Difference difference, Comparison comparison) throws IOException {
    if (pictures.left() == null && pictures.right() == null) {
      return;
    }
    for (FieldChange field : difference.fields()) {
      LostPlace place = LostPlace.of(field, difference.structure(), comparison).orElse(null);
      if (place != null) {
        html.open("section").element("h3", "Lost: " + field.name());
        pictures.crops(html, place);
        html.close();
      }
    }
  }

  private static String value(Reading reading) {
    FieldValue value = reading.value();
    String shown = value != null ? value.display() : reading.raw() != null ? reading.raw() : "";
    return shown.isBlank() ? "nothing" : shown;
  }

  void changes(List<StructuralChange> changes, List<Highlight> highlights) throws IOException {
    if (changes.isEmpty()) {
      return;
    }
    html.open("section").element("h3", "Structure").open("table", "class", "structure");
    head("Change", "Where", "Elements", "Similarity lost");
    for (int i = 0; i < highlights.size(); i++) {
      change(changes.get(i), highlights.get(i));
    }
    html.close();
    rest(changes.size() - highlights.size());
    html.close();
  }

  private void change(StructuralChange change, Highlight highlight) throws IOException {
    String operation = change.operation().label();
    html.open("tr", "id", highlight.id());
    html.open("td").element("span", operation, "class", "badge " + operation).close();
    html.open("td");
    Place left = change.left();
    Place right = change.right();
    if (left != null) {
      selector(left);
    }
    if (right != null && (left == null || !left.selector().equals(right.selector()))) {
      html.text(left == null ? "" : " → ");
      selector(right);
    }
    references(highlight);
    if (!change.text().isBlank()) {
      html.element("p", change.text(), "class", "preview");
    }
    html.close();
    html.element("td", Integer.toString(change.elements()), "class", "number");
    html.element("td", Measures.percent(change.share()), "class", "number");
    html.close();
  }

  private void selector(Place place) throws IOException {
    html.element("code", place.selector(), "title", place.xpath());
  }

  void passages(List<Passage> passages, List<Highlight> highlights) throws IOException {
    if (passages.isEmpty()) {
      return;
    }
    html.open("section").element("h3", "Text");
    for (int i = 0; i < highlights.size(); i++) {
      passage(passages.get(i), highlights.get(i));
    }
    rest(passages.size() - highlights.size());
    html.close();
  }

  private void passage(Passage passage, Highlight highlight) throws IOException {
    html.open("div", "class", "passage", "id", highlight.id()).open("p");
    html.element("span", passage.grade().label(), "class", "badge " + passage.grade().label());
    String selector = places.selector(passage);
    if (selector != null) {
      html.text(" ").element("code", selector);
    }
    if (passage.attribute() != null) {
      html.text(" ").element("code", "@" + passage.attribute());
    }
    references(highlight);
    html.close().open("div", "class", "sides");
    side(passage.left(), passage.leftMarks(), "del");
    side(passage.right(), passage.rightMarks(), "ins");
    html.close().close();
  }

  private void side(@Nullable String text, List<Mark> marks, String mark) throws IOException {
    html.open("p", "dir", "auto", "class", mark + "-side");
    if (text != null) {
      MarkedText shown = MarkedText.of(text, marks).around(CONTEXT).upTo(EXCERPT);
      for (MarkedText.Piece piece : shown.pieces()) {
        if (piece.marked()) {
          html.element(mark, piece.text());
        } else {
          html.text(piece.text());
        }
      }
    }
    html.close();
  }

  private void head(String... titles) throws IOException {
    html.open("tr");
    for (String title : titles) {
      html.element("th", title, "scope", "col");
    }
    html.close();
  }

  /** Links to where an entry is drawn. */
  private void references(Highlight highlight) throws IOException {
    for (Side side : Side.values()) {
      if (pictures.of(side) != null && highlight.box(side) != null) {
        html.text(" ");
        html.element("a", side.label(), "href", "#" + highlight.id(side), "class", "reference");
      }
    }
  }

  private void rest(int count) throws IOException {
    if (count > 0) {
      html.element("p", "... and " + count + " more", "class", "faint");
    }
  }
}
