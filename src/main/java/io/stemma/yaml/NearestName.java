package io.stemma.yaml;

import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** The known name that a user probably meant. */
public final class NearestName {
  private NearestName() {}

  /** The name with the fewest edits to {@code word}; null where none is near. */
  public static @Nullable String of(String word, Collection<String> names) {
    String nearest = null;
    int fewest = Math.max(2, word.length() / 2) + 1;
    for (String name : names) {
      int edits = edits(word, name);
      if (edits < fewest) {
        fewest = edits;
        nearest = name;
      }
    }
    return nearest;
  }

  /** Levenshtein's distance. */
  private static int edits(String left, String right) {
    int[] row = new int[right.length() + 1];
    for (int j = 0; j <= right.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= left.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= right.length(); j++) {
        int same = diagonal + (left.charAt(i - 1) == right.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(same, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[right.length()];
  }
}
