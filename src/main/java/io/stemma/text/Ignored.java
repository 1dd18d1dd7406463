package io.stemma.text;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** What a reader's patterns match in the blocks of a page. */
final class Ignored {
  private final List<BitSet> characters = new ArrayList<>();
  private final List<IgnorePattern.Effect> effects = new ArrayList<>();

  Ignored(List<Block> blocks, List<IgnorePattern> patterns) {
    int length = blocks.stream().mapToInt(block -> block.text().length()).sum();
    blocks.forEach(block -> characters.add(new BitSet()));
    for (IgnorePattern pattern : patterns) {
      int matches = 0;
      int matched = 0;
      for (int block = 0; block < blocks.size(); block++) {
        for (Mark match : pattern.in(blocks.get(block).text())) {
          characters.get(block).set(match.from(), match.to());
          matched += match.to() - match.from();
          matches++;
        }
      }
      double share = length == 0 ? 0 : (double) matched / length;
      effects.add(new IgnorePattern.Effect(pattern.toString(), matches, share));
    }
  }

  /** What each pattern did, in the order of the patterns. */
  List<IgnorePattern.Effect> effects() {
    return List.copyOf(effects);
  }

  /** Whether anything in the block's text from one place to another is ignored. */
  boolean touches(int block, int from, int to) {
    int next = characters.get(block).nextSetBit(from);
    return next >= 0 && next < to;
  }

  /** The block's text without what is ignored. */
  String rest(int block, String text) {
    BitSet ignored = characters.get(block);
    if (ignored.isEmpty()) {
      return text;
    }
    StringBuilder rest = new StringBuilder(text.length());
    for (int from = ignored.nextClearBit(0); from < text.length(); ) {
      int to = ignored.nextSetBit(from);
      rest.append(text, from, to < 0 ? text.length() : to);
      from = to < 0 ? text.length() : ignored.nextClearBit(to);
    }
    return rest.toString();
  }
}
