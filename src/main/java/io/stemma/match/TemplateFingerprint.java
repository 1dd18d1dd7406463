package io.stemma.match;

import io.stemma.dom.Tree;
import java.util.HashSet;
import java.util.Set;

/**
 * A template in 64 bits: the simhash (Charikar, Similarity estimation techniques from rounding
 * algorithms, STOC 2002) of the tag paths in the folded tree, each path of up to {@value
 * #PATH_LENGTH} tags counted once. Pages of one template have equal or nearly equal fingerprints,
 * whatever they say, how often they repeat it, and what their classes are called; so millions can
 * be grouped before any two are compared. A wrapper around the page changes few paths, and so few
 * bits.
 *
 * <p>Equal fingerprints do not prove equal templates.
 *
 * @param bits the simhash
 */
public record TemplateFingerprint(long bits) {
  private static final int PATH_LENGTH = 3;

  /** The fingerprint of a page's template; takes one pass over the folded tree. */
  public static TemplateFingerprint of(IndexedTree page) {
    Tree tree = page.template().folded().tree();
    int[] votes = new int[Long.SIZE];
    Set<Long> seen = new HashSet<>();
    for (int node = 0; node < tree.size(); node++) {
      long path = path(tree, node);
      if (seen.add(path)) {
        for (int bit = 0; bit < Long.SIZE; bit++) {
          votes[bit] += (path >>> bit & 1) == 0 ? -1 : 1;
        }
      }
    }
    long bits = 0;
    for (int bit = 0; bit < Long.SIZE; bit++) {
      bits |= votes[bit] > 0 ? 1L << bit : 0;
    }
    return new TemplateFingerprint(bits);
  }

  /** How many bits differ, 0 to 64. */
  public int distance(TemplateFingerprint other) {
    return Long.bitCount(bits ^ other.bits);
  }

  /** Sixteen hexadecimal digits. */
  @Override
  public String toString() {
    return String.format("%016x", bits);
  }

  /** A hash of the labels of a node and of the nearest nodes above it. */
  private static long path(Tree tree, int node) {
    long hash = 0;
    int at = node;
    for (int i = 0; i < PATH_LENGTH && at != Tree.NONE; i++, at = tree.parent(at)) {
      hash = mix(hash ^ tree.label(at).hashCode());
    }
    return hash;
  }

  /** The finisher of SplitMix64 (Steele, Lea and Flood, OOPSLA 2014). */
  private static long mix(long value) {
    long mixed = value + 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return mixed ^ mixed >>> 31;
  }
}
