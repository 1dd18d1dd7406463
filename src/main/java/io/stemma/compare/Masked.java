package io.stemma.compare;

import io.stemma.text.Passage;
import java.util.List;

/**
 * What a noise mask did to a comparison.
 *
 * @param hidden the places where it hid something, in the order of the mask
 * @param absent the places that are on neither page, but for those that come and go: the mask may
 *     have grown old
 */
public record Masked(List<Hidden> hidden, List<MaskedPlace> absent) {
  /** No mask, or one that met nothing. */
  public static final Masked NOTHING = new Masked(List.of(), List.of());

  public Masked {
    hidden = List.copyOf(hidden);
    absent = List.copyOf(absent);
  }

  /**
   * What was hidden at one place.
   *
   * @param place where
   * @param passages the differences, as they are graded now; never empty
   */
  public record Hidden(MaskedPlace place, List<Passage> passages) {
    public Hidden {
      passages = List.copyOf(passages);
    }

    /** How many words changed in them. */
    public int words() {
      return passages.stream().mapToInt(Passage::changedWords).sum();
    }
  }

  /** Whether the passage is one that the mask hid. */
  public boolean hides(Passage passage) {
    return hidden.stream().anyMatch(each -> each.passages().contains(passage));
  }

  /** How many passages were hidden. */
  public int passages() {
    return hidden.stream().mapToInt(each -> each.passages().size()).sum();
  }

  /** How many words changed in them. */
  public int words() {
    return hidden.stream().mapToInt(Hidden::words).sum();
  }
}
