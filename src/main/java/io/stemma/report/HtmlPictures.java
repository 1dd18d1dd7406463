package io.stemma.report;

import io.stemma.compare.PageView;
import io.stemma.dom.Box;
import io.stemma.page.Bytes;
import io.stemma.report.Highlight.Side;
import io.stemma.verdict.Comparison;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The screenshots of both pages side by side, with what differs drawn on them.
 *
 * @param id what the comparison is called in the report
 * @param left null where there is none
 * @param right null where there is none
 */
record HtmlPictures(String id, @Nullable Picture left, @Nullable Picture right) {
  /** None at all. */
  static final HtmlPictures NONE = new HtmlPictures("", null, null);

  /** How far a frame stands off what it frames, in pixels. */
  private static final int MARGIN = 3;

  static HtmlPictures of(Comparison comparison, String id) {
    return new HtmlPictures(id, picture(comparison.left()), picture(comparison.right()));
  }

  private static @Nullable Picture picture(PageView page) {
    Bytes screenshot = page.snapshot().screenshot();
    return screenshot == null ? null : Picture.of(screenshot).orElse(null);
  }

  @Nullable Picture of(Side side) {
    return side == Side.LEFT ? left : right;
  }

  /** Writes them, with the boxes of the highlights; nothing where there is no picture. */
  void write(Html html, List<Highlight> highlights) throws IOException {
    if (left == null && right == null) {
      return;
    }
    html.open("section").element("h3", "Pictures").open("div", "class", "pictures");
    figure(html, Side.LEFT, left, highlights);
    figure(html, Side.RIGHT, right, highlights);
    html.close().close();
  }

  /** Writes what the pictures show of a place on both pages; nothing where neither shows it. */
  void crops(Html html, LostPlace place) throws IOException {
    Box now = place.right();
    html.open("div", "class", "crops");
    if (left != null) {
      crop(html, Side.LEFT, left, place.left(), "where it was");
    }
    if (right != null && now != null) {
      crop(
          html,
          Side.RIGHT,
          right,
          now,
          place.kept() ? "the same element now" : "where the element would be; it is gone");
    }
    html.close();
  }

  private void crop(Html html, Side side, Picture picture, Box place, String meaning)
      throws IOException {
    Box part = picture.around(place);
    html.open("figure").element("figcaption", side.label() + ": " + meaning);
    html.open(
        "svg",
        "viewBox",
        part.x() + " " + part.y() + " " + part.width() + " " + part.height(),
        "width",
        Integer.toString(part.width()),
        "role",
        "img",
        "aria-label",
        side.label() + ": " + meaning);
    html.open("use", "href", "#" + name(side)).close();
    rect(html, null, "field", place);
    html.close();
    html.close().close();
  }

  /** What the picture of a page is called, to be shown again elsewhere. */
  private String name(Side side) {
    return id + "-picture-" + side.label();
  }

  private void figure(Html html, Side side, @Nullable Picture picture, List<Highlight> highlights)
      throws IOException {
    List<Highlight> framed = highlights.stream().filter(each -> each.box(side) != null).toList();
    html.open("figure").open("figcaption").element("b", side.label());
    if (picture == null) {
      html.text(": no picture of this page").close();
    } else {
      html.text(", " + Measures.count(framed.size(), "place") + " framed").close();
      String name = "Screenshot of the " + side.label() + " page";
      html.open("div", "class", "picture", "tabindex", "0", "role", "region", "aria-label", name);
      drawing(html, side, picture, framed);
      html.close();
    }
    html.close();
  }

  private void drawing(Html html, Side side, Picture picture, List<Highlight> framed)
      throws IOException {
    String width = Integer.toString(picture.width());
    String height = Integer.toString(picture.height());
    html.open("svg", "viewBox", "0 0 " + width + " " + height);
    html.open(
        "image", "id", name(side), "href", picture.address(), "width", width, "height", height);
    html.close();
    for (Highlight highlight : framed) {
      frame(html, side, highlight, Objects.requireNonNull(highlight.box(side)));
    }
    html.close();
  }

  private static void frame(Html html, Side side, Highlight highlight, Box box) throws IOException {
    html.open("a", "href", "#" + highlight.id());
    rect(html, highlight.id(side), highlight.style(), box);
    html.element("title", highlight.label()).close().close();
  }

  /** Opens the frame of a place. */
  private static void rect(Html html, @Nullable String id, String style, Box box)
      throws IOException {
    html.open(
        "rect",
        "id",
        id,
        "class",
        "frame " + style,
        "x",
        Integer.toString(box.x() - MARGIN),
        "y",
        Integer.toString(box.y() - MARGIN),
        "width",
        Integer.toString(box.width() + 2 * MARGIN),
        "height",
        Integer.toString(box.height() + 2 * MARGIN),
        "rx",
        "3");
  }
}
