package io.stemma.text;

import io.stemma.dom.NodeMapping;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Which blocks of a gap became which: those that share words in the same order, and those whose
 * elements are aligned. A paragraph may have become two, or two one.
 */
final class Rewording {
  /** Which part of both blocks' words must be shared for one to have become the other. */
  private static final double ALIKE = 0.4;

  private final Side left;
  private final Side right;
  private final BlockAlignment.Gap gap;
  private final NodeMapping mapping;
  private final Map<Integer, Integer> sets = new HashMap<>();
  private final List<Integer> alike = new ArrayList<>();
  private boolean exact = true;

  /**
   * Blocks of either side that belong together.
   *
   * @param left the left side's, by number; empty where the text came
   * @param right the right side's, by number; empty where the text went
   * @param alike whether they share many of their words
   */
  record Group(List<Integer> left, List<Integer> right, boolean alike) {}

  /** A block of either side with words in common. */
  private record Shared(int leftBlock, int rightBlock) {}

  Rewording(Side left, Side right, BlockAlignment.Gap gap, NodeMapping mapping) {
    this.left = left;
    this.right = right;
    this.gap = gap;
    this.mapping = mapping;
  }

  boolean exact() {
    return exact;
  }

  /** The groups, in order of their first block. */
  List<Group> groups() {
    if (!gap.left().isEmpty() && !gap.right().isEmpty()) {
      linkByWords();
      linkByElements();
    }
    Map<Integer, Group> groups = new LinkedHashMap<>();
    Set<Integer> alikeSets = alike.stream().map(this::find).collect(Collectors.toSet());
    for (int block : gap.left()) {
      group(groups, find(block), alikeSets).left.add(block);
    }
    for (int block : gap.right()) {
      group(groups, find(rightNumber(block)), alikeSets).right.add(block);
    }
    return List.copyOf(groups.values());
  }

  private static Group group(Map<Integer, Group> groups, int set, Set<Integer> alikeSets) {
    return groups.computeIfAbsent(
        set, unseen -> new Group(new ArrayList<>(), new ArrayList<>(), alikeSets.contains(set)));
  }

  private void linkByWords() {
    Vocabulary vocabulary = new Vocabulary();
    Excerpt before = new Excerpt(left, gap.left());
    Excerpt after = new Excerpt(right, gap.right());
    int[] leftWords = before.speaking();
    int[] rightWords = after.speaking();
    SequenceAlignment alignment =
        SequenceAlignment.of(
            before.numbers(leftWords, vocabulary), after.numbers(rightWords, vocabulary));
    exact = alignment.exact();
    Map<Shared, Integer> shared = new LinkedHashMap<>();
    for (int place = 0; place < leftWords.length; place++) {
      int partner = alignment.toRight(place);
      if (partner != SequenceAlignment.NONE) {
        Shared pair =
            new Shared(before.blockOf(leftWords[place]), after.blockOf(rightWords[partner]));
        shared.merge(pair, 1, Integer::sum);
      }
    }
    shared.forEach((pair, words) -> linkIfAlike(pair.leftBlock, pair.rightBlock, words));
  }

  private void linkIfAlike(int leftBlock, int rightBlock, int shared) {
    int leftWords = left.speakingWords(leftBlock);
    int rightWords = right.speakingWords(rightBlock);
    boolean areAlike = shared >= ALIKE * (leftWords + rightWords) / 2;
    if (areAlike || shared == leftWords || shared == rightWords) {
      link(leftBlock, rightBlock);
    }
    if (areAlike) {
      alike.add(leftBlock);
    }
  }

  /** Pairs what shares no word but stands in elements that are aligned, first with first. */
  private void linkByElements() {
    Map<Integer, Deque<Integer>> alone = new HashMap<>();
    for (int block : gap.right()) {
      if (!sets.containsKey(rightNumber(block))) {
        alone.computeIfAbsent(right.block(block).node(), node -> new ArrayDeque<>()).add(block);
      }
    }
    for (int block : gap.left()) {
      Deque<Integer> partners = alone.get(mapping.toRight(left.block(block).node()));
      if (!sets.containsKey(block) && partners != null && !partners.isEmpty()) {
        link(block, partners.remove());
      }
    }
  }

  private void link(int leftBlock, int rightBlock) {
    int set = find(leftBlock);
    sets.put(find(rightNumber(rightBlock)), set);
    sets.put(set, set);
  }

  private int find(int number) {
    int set = number;
    for (int next = sets.getOrDefault(set, set); next != set; next = sets.getOrDefault(set, set)) {
      set = next;
    }
    sets.replace(number, set);
    return set;
  }

  private static int rightNumber(int rightBlock) {
    return -1 - rightBlock;
  }
}
