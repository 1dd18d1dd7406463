package io.stemma.text;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * A block's words with the short texts around it that may say what they mean: "Last updated" before
 * a date, "views" after a number.
 */
final class Context {
  private final List<Wording.Word> words = new ArrayList<>();
  private final StringBuilder plain = new StringBuilder();
  private final int labelWords;
  private final int blockWords;

  Context(String label, Wording block, String unit) {
    if (!label.isEmpty()) {
      add(Wording.of(label));
      plain.append(label.endsWith(":") ? " " : ": ");
    }
    labelWords = words.size();
    add(block);
    blockWords = block.words().size();
    if (!unit.isEmpty()) {
      plain.append(' ');
      add(Wording.of(unit));
    }
  }

  private void add(Wording wording) {
    int shift = plain.length();
    wording.words().forEach(word -> words.add(word.shifted(shift)));
    plain.append(wording.plain());
  }

  /** Label, block and unit as one plain text. */
  String plain() {
    return plain.toString();
  }

  /** All words, with their places in the plain text. */
  List<Wording.Word> words() {
    return words;
  }

  /** Where the block begins in the plain text. */
  int blockStart() {
    return blockWords == 0 ? plain.length() : words.get(labelWords).plainFrom();
  }

  /** Marks the block's words that touch a stretch of the plain text. */
  void mark(int from, int to, BitSet found) {
    for (int word = first(from); word < labelWords + blockWords; word++) {
      if (words.get(word).plainFrom() >= to) {
        return;
      }
      found.set(word - labelWords);
    }
  }

  /** The first of the block's words that ends after a place. */
  private int first(int place) {
    int low = labelWords;
    int high = labelWords + blockWords;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (words.get(middle).plainTo() > place) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low;
  }
}
