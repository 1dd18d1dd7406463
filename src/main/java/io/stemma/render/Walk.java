package io.stemma.render;

import io.stemma.dom.Box;
import io.stemma.dom.Document;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A page as {@code walk.js} found it.
 *
 * @param title the document's title
 * @param address where the document stands
 * @param contentType what the browser took the document for: {@code text/html}
 * @param document its nodes
 * @param warnings the parts that could not be read
 */
record Walk(
    String title, String address, String contentType, Document document, List<String> warnings) {

  Walk {
    warnings = List.copyOf(warnings);
  }

  /** Of an answer without a document. */
  static Walk nothing(String address) {
    return new Walk("", address, "", Document.EMPTY, List.of());
  }

  /**
   * A frame that the walk of the page around it could not enter.
   *
   * @param id the browser's id of the frame; empty where it is not known yet
   * @param address what it was to show
   * @param shown whether a reader can see it
   * @param x where its content begins on the page
   * @param y where its content begins on the page
   */
  record Gap(String id, String address, boolean shown, int x, int y) {}

  /** The frames that a walk could not enter. */
  static List<Gap> gaps(String records) {
    Parser parser = new Parser(records, Map.of());
    parser.walk();
    return parser.gaps;
  }

  /**
   * Reads the records of a walk.
   *
   * @param frames the walks of the frames that it could not enter, by their id
   * @throws IllegalArgumentException if they are not what {@code walk.js} writes
   */
  static Walk parse(String records, Map<String, String> frames) {
    return new Parser(records, frames).walk();
  }

  /** Reads one record after the other. */
  private static final class Parser {
    private static final int HIDDEN = 1;
    private static final int BREAKS_LINE = 2;

    private final String records;
    private final Map<String, String> names = new HashMap<>();
    private final Map<String, String> frames;
    private final List<String> warnings = new ArrayList<>();
    private final List<Gap> gaps = new ArrayList<>();
    private int at;

    Parser(String records, Map<String, String> frames) {
      this.records = records;
      this.frames = frames;
    }

    Walk walk() {
      if (sign() != 'H') {
        throw new IllegalArgumentException("a walk begins with its header");
      }
      String title = text();
      String address = text();
      Document.Builder builder = Document.builder(text());
      String contentType = text();
      records(builder);
      return new Walk(title, address, contentType, builder.build(), warnings);
    }

    private void records(Document.Builder builder) {
      while (at < records.length()) {
        record(builder);
      }
    }

    private void record(Document.Builder builder) {
      char sign = sign();
      switch (sign) {
        case 'E' -> element(builder);
        case 'T' -> characters(builder);
        case 'C' -> builder.comment(text());
        case 'S' -> builder.openShadowRoot();
        case 'F' -> builder.openFrameDocument();
        case ')' -> builder.close();
        case 'X' -> frame(builder, new Gap(text(), text(), number() == 1, number(), number()));
        default -> throw new IllegalArgumentException("no record begins with " + sign);
      }
    }

    private void frame(Document.Builder builder, Gap gap) {
      gaps.add(gap);
      String inner = frames.get(gap.id());
      if (inner == null) {
        warnings.add("the frame " + gap.address() + " could not be read");
        return;
      }
      builder.openFrameDocument();
      Parser parser = new Parser(inner, frames);
      parser.skipHeader();
      parser.records(builder);
      warnings.addAll(parser.warnings);
      builder.close();
    }

    private void skipHeader() {
      sign();
      for (int left = 4; left > 0; left--) {
        text();
      }
    }

    private void characters(Document.Builder builder) {
      boolean visible = (number() & HIDDEN) == 0;
      builder.text(text(), visible);
    }

    private void element(Document.Builder builder) {
      int flags = number();
      builder.open(name());
      for (int left = number(); left > 0; left--) {
        builder.attribute(name(), text());
      }
      builder.box(new Box(number(), number(), number(), number()));
      if ((flags & HIDDEN) != 0) {
        builder.hide();
      }
      if ((flags & BREAKS_LINE) != 0) {
        builder.breakLine();
      }
    }

    private char sign() {
      return records.charAt(at++);
    }

    private int number() {
      return digitsUntil(';');
    }

    private String text() {
      int length = digitsUntil(':');
      String text = records.substring(at, at + length);
      at += length;
      return text;
    }

    /** A text of which a page has few different ones. */
    private String name() {
      return names.computeIfAbsent(text(), name -> name);
    }

    private int digitsUntil(char end) {
      int stop = records.indexOf(end, at);
      int number = Integer.parseInt(records, at, stop, 10);
      at = stop + 1;
      return number;
    }
  }
}
