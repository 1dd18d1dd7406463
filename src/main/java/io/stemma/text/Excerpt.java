package io.stemma.text;

import io.stemma.dom.Document;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The text of some blocks of one side, joined by single spaces, with the words that stand in it.
 */
final class Excerpt {
  private final Side side;
  private final List<Integer> blocks;
  private final StringBuilder text = new StringBuilder();
  private final List<Wording.Word> words = new ArrayList<>();
  private final List<Integer> owners = new ArrayList<>();
  private final BitSet fleeting = new BitSet();

  Excerpt(Side side, List<Integer> blocks) {
    this.side = side;
    this.blocks = blocks;
    for (int block : blocks) {
      int shift = text.isEmpty() ? 0 : text.append(' ').length();
      BitSet volatileWords = side.fleeting(block);
      List<Wording.Word> ofBlock = side.wording(block).words();
      for (int word = 0; word < ofBlock.size(); word++) {
        fleeting.set(words.size(), volatileWords.get(word));
        words.add(ofBlock.get(word).shifted(shift));
        owners.add(block);
      }
      text.append(side.block(block).text());
    }
  }

  String text() {
    return text.toString();
  }

  /** The block that a word stands in. */
  int blockOf(int word) {
    return owners.get(word);
  }

  /** The element around all of it; {@link Document#NONE} if there are no blocks. */
  int node() {
    if (blocks.isEmpty()) {
      return Document.NONE;
    }
    Document document = side.text().document();
    int node = side.block(blocks.get(0)).node();
    int last = side.block(blocks.get(blocks.size() - 1)).node();
    while (document.parent(node) != Document.NONE && !document.contains(node, last)) {
      node = document.parent(node);
    }
    return node;
  }

  /** The words that are not volatile, by number. */
  int[] speaking() {
    BitSet speaking = new BitSet();
    speaking.set(0, words.size());
    speaking.andNot(fleeting);
    return speaking.stream().toArray();
  }

  /** The numbers that a vocabulary gives to some of the words. */
  int[] numbers(int[] chosen, Vocabulary vocabulary) {
    int[] numbers = new int[chosen.length];
    for (int i = 0; i < chosen.length; i++) {
      numbers[i] = vocabulary.number(words.get(chosen[i]).form());
    }
    return numbers;
  }

  /** Marks over the words of these numbers; neighbours share one. */
  List<Mark> marks(BitSet marked) {
    List<Mark> marks = new ArrayList<>();
    for (int from = marked.nextSetBit(0); from >= 0; ) {
      int to = marked.nextClearBit(from);
      marks.add(new Mark(words.get(from).from(), words.get(to - 1).to()));
      from = marked.nextSetBit(to);
    }
    return marks;
  }

  /** Every word, volatile ones too, in its normal form. */
  List<String> forms() {
    return words.stream().map(Wording.Word::form).toList();
  }
}
