package io.stemma.text;

import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One of the two texts that are compared. Its blocks are worded, and their volatile words found,
 * when they are first asked for: most blocks of two captures of a page never are.
 */
final class Side {
  private final PageText text;
  private final Vocabulary vocabulary;
  private final VolatileFragments fragments;
  private final @Nullable Wording[] wordings;
  private final @Nullable BitSet[] fleeting;

  /**
   * @param vocabulary the numbers for what blocks say, shared by both sides
   */
  Side(PageText text, Vocabulary vocabulary) {
    this.text = text;
    this.vocabulary = vocabulary;
    fragments = new VolatileFragments(text);
    wordings = new Wording[text.blocks().size()];
    fleeting = new BitSet[text.blocks().size()];
  }

  int size() {
    return wordings.length;
  }

  PageText text() {
    return text;
  }

  Block block(int block) {
    return text.blocks().get(block);
  }

  Wording wording(int block) {
    Wording known = wordings[block];
    if (known == null) {
      known = Wording.of(block(block).text());
      wordings[block] = known;
    }
    return known;
  }

  /** Which of the block's words are volatile. */
  BitSet fleeting(int block) {
    BitSet known = fleeting[block];
    if (known == null) {
      known = fragments.in(wording(block), block);
      List<Wording.Word> words = wording(block).words();
      for (int word = 0; word < words.size(); word++) {
        if (text.ignores(block, words.get(word).from(), words.get(word).to())) {
          known.set(word);
        }
      }
      fleeting[block] = known;
    }
    return known;
  }

  /** Whether all of the block's words are volatile. */
  boolean isFleeting(int block) {
    return speakingWords(block) == 0;
  }

  /** How many of the block's words are not volatile. */
  int speakingWords(int block) {
    return wording(block).words().size() - fleeting(block).cardinality();
  }

  /** The number of what is written in the block. */
  int writing(int block) {
    return vocabulary.number(block(block).text());
  }

  /** The number of what the block says: equal where only volatile words and spaces differ. */
  int saying(int block) {
    return vocabulary.number(words(block));
  }

  /** The words of a block that are not volatile, in their normal forms, each with a space after. */
  String words(int block) {
    StringBuilder said = new StringBuilder();
    List<Wording.Word> words = wording(block).words();
    for (int word = 0; word < words.size(); word++) {
      if (!fleeting(block).get(word)) {
        said.append(words.get(word).form()).append(' ');
      }
    }
    return said.toString();
  }
}
