package io.stemma.report;

import io.stemma.match.Operation;
import io.stemma.verdict.ChangeKind;

/** What words on a terminal look like: in colour, or marked by signs where there is none. */
final class Ink {
  private static final String RED = "31";
  private static final String GREEN = "32";
  private static final String YELLOW = "33";
  private static final String BLUE = "34";
  private static final String MAGENTA = "35";
  private static final String BOLD = "1";
  private static final String FAINT = "2";

  private final boolean color;

  Ink(boolean color) {
    this.color = color;
  }

  boolean hasColor() {
    return color;
  }

  String strong(String text) {
    return in(BOLD, text);
  }

  String faint(String text) {
    return in(FAINT, text);
  }

  String removed(String text) {
    return in(BOLD + ";" + RED, text);
  }

  String added(String text) {
    return in(BOLD + ";" + GREEN, text);
  }

  String warning(String text) {
    return in(YELLOW, text);
  }

  /** Text in the colour of a kind of change. */
  String kind(ChangeKind kind, String text) {
    return in(
        BOLD
            + ";"
            + switch (kind) {
              case UNKNOWN -> MAGENTA;
              case FIELD, TEMPLATE -> RED;
              case CONTENT -> YELLOW;
              case NOISE -> BLUE;
              case NONE -> GREEN;
            },
        text);
  }

  /** The sign of an operation, in its colour. */
  String operation(Operation operation) {
    return switch (operation) {
      case INSERT -> in(GREEN, "+");
      case DELETE -> in(RED, "-");
      case MOVE -> in(BLUE, ">");
      case RELABEL -> in(YELLOW, "~");
      case WRAP -> in(YELLOW, "(");
      case UNWRAP -> in(YELLOW, ")");
    };
  }

  private String in(String code, String text) {
    return color ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
  }
}
