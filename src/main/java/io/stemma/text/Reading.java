package io.stemma.text;

import io.stemma.dom.Document;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The one pass over a document that reads its text in blocks. */
final class Reading {
  /** Elements that part text even where they stand on the same line. */
  private static final Set<String> SEPARATORS =
      Set.of("br", "hr", "td", "th", "option", "legend", "iframe");

  /** Kinds of input whose value is no text to read. */
  private static final Set<String> WORDLESS_INPUTS =
      Set.of("hidden", "password", "checkbox", "radio", "image", "file", "color", "range");

  private final Document document;
  private final TextOptions options;
  private final List<Block> blocks = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();
  private final List<Run> runs = new ArrayList<>();
  private boolean spacePending;

  Reading(Document document, TextOptions options) {
    this.document = document;
    this.options = options;
  }

  List<Block> blocks() {
    int[] open = new int[16];
    int depth = 0;
    int preformattedEnd = 0;
    for (int node = 0; node < document.size(); node++) {
      while (depth > 0 && open[depth - 1] <= node) {
        depth--;
        endBlock();
      }
      if (document.isText(node)) {
        if (document.visible(node) && document.inScope(node)) {
          read(node, document.text(node), node < preformattedEnd);
        }
      } else if (document.isElement(node)) {
        if (parts(node)) {
          endBlock();
          open = depth == open.length ? java.util.Arrays.copyOf(open, 2 * depth) : open;
          open[depth++] = document.end(node);
        }
        if (document.isTag(node, "pre") || document.isTag(node, "textarea")) {
          preformattedEnd = Math.max(preformattedEnd, document.end(node));
        }
        if (isLink(node) && isGluedToLink()) {
          spacePending = true;
        }
        readAttributes(node);
      }
    }
    endBlock();
    return blocks;
  }

  private boolean isLink(int element) {
    return document.isTag(element, "a") || document.isTag(element, "button");
  }

  /** Whether the open block's text ends inside a link: what follows is another, not its rest. */
  private boolean isGluedToLink() {
    if (runs.isEmpty() || spacePending || runs.get(runs.size() - 1).to() < text.length()) {
      return false;
    }
    int node = runs.get(runs.size() - 1).node();
    while (node != Document.NONE && !isLink(node)) {
      node = document.parent(node);
    }
    return node != Document.NONE;
  }

  private boolean parts(int element) {
    return document.breaksLine(element) || SEPARATORS.contains(document.tag(element));
  }

  private void readAttributes(int element) {
    if (!document.visible(element) || !document.inScope(element)) {
      return;
    }
    if (options.alternatives() && document.isTag(element, "img")) {
      readApart(element, document.attribute(element, "alt"));
    }
    if (options.formValues() && document.isTag(element, "input")) {
      String type = document.attribute(element, "type");
      if (type == null || !WORDLESS_INPUTS.contains(type)) {
        readApart(element, document.attribute(element, "value"));
      }
    }
  }

  private void readApart(int element, @Nullable String words) {
    if (words != null) {
      spacePending = true;
      read(element, words, false);
      spacePending = true;
    }
  }

  /** Adds a node's characters to the open block; lines that are kept as they are end it. */
  private void read(int node, String characters, boolean keepsLines) {
    int from = text.length();
    for (int at = 0; at < characters.length(); at++) {
      char character = characters.charAt(at);
      if (!isCollapsible(character)) {
        if (spacePending && !text.isEmpty()) {
          text.append(' ');
        }
        spacePending = false;
        text.append(character);
      } else if (character == '\n' && keepsLines) {
        endRun(node, from);
        endBlock();
        from = 0;
      } else {
        spacePending = true;
      }
    }
    endRun(node, from);
  }

  /** White space that a browser shows as one space, or none at the ends of a line. */
  private static boolean isCollapsible(char character) {
    return character == ' '
        || character == '\n'
        || character == '\t'
        || character == '\r'
        || character == '\f';
  }

  private void endRun(int node, int from) {
    int start = from < text.length() && text.charAt(from) == ' ' ? from + 1 : from;
    if (start < text.length()) {
      runs.add(new Run(node, start, text.length()));
    }
  }

  private void endBlock() {
    spacePending = false;
    if (!runs.isEmpty()) {
      blocks.add(new Block(holder(), text.toString(), runs));
      text.setLength(0);
      runs.clear();
    }
  }

  /** The innermost element around all runs of the open block. */
  private int holder() {
    int first = runs.get(0).node();
    int last = runs.get(runs.size() - 1).node();
    int node = first;
    while (node != Document.NONE && !(document.isElement(node) && document.contains(node, last))) {
      node = document.parent(node);
    }
    return node == Document.NONE ? first : node;
  }
}
