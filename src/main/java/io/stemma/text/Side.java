package io.stemma.text;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** One of the two texts that are compared, its blocks worded and their volatile words marked. */
final class Side {
  private final PageText text;
  private final List<Wording> wordings = new ArrayList<>();
  private final List<BitSet> fleeting = new ArrayList<>();
  private final int[] keys;

  /**
   * @param vocabulary the numbers for the blocks' keys, shared by both sides
   */
  Side(PageText text, Vocabulary vocabulary) {
    this.text = text;
    VolatileFragments fragments = new VolatileFragments(text);
    keys = new int[text.blocks().size()];
    Map<String, Wording> seen = new HashMap<>();
    for (int block = 0; block < keys.length; block++) {
      Wording wording = seen.computeIfAbsent(text.blocks().get(block).text(), Wording::of);
      wordings.add(wording);
      fleeting.add(fragments.in(wording, block));
      keys[block] = vocabulary.number(saying(block));
    }
  }

  int size() {
    return keys.length;
  }

  PageText text() {
    return text;
  }

  Block block(int block) {
    return text.blocks().get(block);
  }

  Wording wording(int block) {
    return wordings.get(block);
  }

  /** Which of the block's words are volatile. */
  BitSet fleeting(int block) {
    return fleeting.get(block);
  }

  /** Whether all of the block's words are volatile. */
  boolean isFleeting(int block) {
    return fleeting.get(block).cardinality() == wordings.get(block).words().size();
  }

  /** The number of what the block says: equal where only volatile words and spaces differ. */
  int key(int block) {
    return keys[block];
  }

  /** The words of a block that are not volatile, in their normal forms. */
  String saying(int block) {
    StringBuilder key = new StringBuilder();
    List<Wording.Word> words = wordings.get(block).words();
    for (int word = 0; word < words.size(); word++) {
      if (!fleeting.get(block).get(word)) {
        key.append(words.get(word).form()).append(' ');
      }
    }
    return key.toString();
  }
}
