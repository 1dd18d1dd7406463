package io.stemma.field.structured;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Rewrites text that is almost JSON into JSON, in one pass: quotes that are not escaped, not
 * straight or single; raw line breaks and control characters; commas and brackets too many or too
 * few; comments; keys without quotes; literals of other languages. What it does not understand it
 * leaves as it is, so that the parser refuses it.
 */
final class MendedJson {
  private final String text;
  private final StringBuilder out;
  private final Set<String> repairs = new LinkedHashSet<>();

  /** The brackets that must still be closed, as their closing signs. */
  private final Deque<Character> closers = new ArrayDeque<>();

  private int at;
  private boolean commaPending;

  /** What stands last in the output. */
  private Last last = Last.OPENING;

  private boolean rootDone;
  private boolean severalRoots;

  private enum Last {
    OPENING,
    KEY,
    COLON,
    VALUE,
    COMMA
  }

  private MendedJson(String text) {
    this.text = text;
    out = new StringBuilder(text.length() + 16);
  }

  static MendedJson of(String text) {
    MendedJson mended = new MendedJson(text);
    while (mended.at < text.length()) {
      mended.token();
    }
    mended.finish();
    return mended;
  }

  /** Perhaps JSON. */
  String text() {
    return severalRoots ? "[" + out + "]" : out.toString();
  }

  /** What was done, in words. */
  List<String> repairs() {
    return List.copyOf(repairs);
  }

  private void token() {
    char sign = text.charAt(at);
    if (isSpace(sign)) {
      at++;
    } else if (!skipComment()) {
      switch (sign) {
        case '{', '[' -> open(sign);
        case '}', ']' -> close(sign);
        case ',' -> comma();
        case ':' -> colon();
        case ';' -> drop("semicolon");
        case '"', '\'', '\u201C', '\u201D', '\u201E', '\u2033' -> quoted(sign);
        default -> word();
      }
    }
  }

  private static boolean isSpace(char sign) {
    return sign <= ' ' || sign == '\uFEFF' || sign == '\u200B' || Character.isSpaceChar(sign);
  }

  private boolean skipComment() {
    int end = MendedComments.endOf(text, at);
    if (end == at) {
      return false;
    }
    repairs.add("comment");
    at = end;
    return true;
  }

  private void open(char sign) {
    beforeValue();
    out.append(sign);
    closers.push(sign == '{' ? '}' : ']');
    last = Last.OPENING;
    at++;
  }

  private void close(char sign) {
    at++;
    if (!closers.contains(sign)) {
      repairs.add("bracket too many");
      return;
    }
    while (closers.getFirst() != sign) {
      repairs.add("bracket not closed");
      closeInnermost();
    }
    closeInnermost();
  }

  private void closeInnermost() {
    beforeClosing();
    out.append(closers.pop());
    last = Last.VALUE;
    rootDone = closers.isEmpty();
  }

  private void beforeClosing() {
    if (last == Last.COLON) {
      noValue();
    }
    if (commaPending) {
      repairs.add("comma too many");
      commaPending = false;
    }
  }

  private void noValue() {
    repairs.add("value missing");
    out.append("null");
    last = Last.VALUE;
  }

  private void comma() {
    at++;
    if (last == Last.COLON) {
      noValue();
    }
    if (commaPending || last == Last.OPENING) {
      repairs.add("comma too many");
    }
    commaPending = last == Last.VALUE;
  }

  private void colon() {
    out.append(':');
    last = Last.COLON;
    at++;
  }

  private void drop(String what) {
    repairs.add(what);
    at++;
  }

  /** Writes the comma that stood before a value, or one that is missing there. */
  private void beforeValue() {
    if (rootDone) {
      rootDone = false;
      severalRoots = true;
      repairs.add("several values in one block");
    }
    if (last == Last.VALUE) {
      if (!commaPending && !closers.isEmpty()) {
        repairs.add("comma missing");
      }
      out.append(',');
      last = Last.COMMA;
    }
    commaPending = false;
  }

  private boolean keyExpected() {
    return !closers.isEmpty() && closers.getFirst() == '}' && last != Last.COLON;
  }

  private void quoted(char quote) {
    beforeValue();
    boolean key = keyExpected();
    boolean inArray = !closers.isEmpty() && closers.getFirst() == ']';
    MendedString string = MendedString.read(text, at, quote, key, inArray);
    out.append(string.json());
    repairs.addAll(string.repairs());
    at = string.end();
    last = key ? Last.KEY : Last.VALUE;
  }

  private void word() {
    int end = at;
    while (end < text.length() && isWordSign(text.charAt(end))) {
      end++;
    }
    String word = text.substring(at, Math.max(end, at + 1));
    beforeValue();
    boolean key = keyExpected();
    boolean cut = at + word.length() >= text.length();
    at += word.length();
    out.append(key ? quotedKey(word) : literal(word));
    last = key ? Last.KEY : Last.VALUE;
    if (cut) {
      // The word may have lost its end, so what is open stays open and nothing is read.
      closers.clear();
    }
  }

  private static boolean isWordSign(char sign) {
    return Character.isLetterOrDigit(sign) || "_$@+-.".indexOf(sign) >= 0;
  }

  private String quotedKey(String word) {
    boolean name = word.chars().allMatch(sign -> isWordSign((char) sign));
    if (name) {
      repairs.add("key without quotes");
    }
    return name ? '"' + word + '"' : word;
  }

  private String literal(String word) {
    return switch (word.toLowerCase(Locale.ROOT)) {
      case "true", "false", "null" -> word.toLowerCase(Locale.ROOT);
      case "none", "undefined", "nan", "infinity", "-infinity" -> {
        repairs.add("value that JSON does not know");
        yield "null";
      }
      default -> number(word);
    };
  }

  /** A number in JSON's form: no plus, no zeros before it, digits on both sides of the point. */
  private String number(String word) {
    if (!word.matches("[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d{1,3})?")) {
      return word;
    }
    String plain = word.replaceFirst("^\\+", "").replaceFirst("^(-?)0+(?=\\d)", "$1");
    plain = plain.replaceFirst("^(-?)\\.", "$10.").replaceFirst("\\.(?=$|[eE])", "");
    if (!plain.equals(word)) {
      repairs.add("number not as JSON writes it");
    }
    return plain;
  }

  private void finish() {
    if (!closers.isEmpty()) {
      repairs.add("bracket not closed");
    }
    while (!closers.isEmpty()) {
      closeInnermost();
    }
    if (commaPending) {
      repairs.add("comma too many");
    }
  }
}
