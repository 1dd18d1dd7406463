package io.stemma.verdict;

import io.stemma.compare.Difference;
import io.stemma.text.Grade;
import io.stemma.text.Passage;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Says in words what two documents differ in when none of it matters. */
final class QuietDifference {
  private QuietDifference() {}

  static String describe(Difference difference) {
    List<String> parts = new ArrayList<>();
    Map<Grade, Integer> counts = new EnumMap<>(Grade.class);
    for (Passage passage : difference.text().passages()) {
      counts.merge(passage.grade(), 1, Integer::sum);
    }
    counts.forEach((grade, count) -> parts.add(count(count, grade.label() + " passage")));
    int changes = difference.structure().changes().size();
    if (changes > 0) {
      parts.add(count(changes, "structural change"));
    }
    if (parts.isEmpty()) {
      return "the documents differ only in what is not compared, such as attributes or consent layers";
    }
    int masked = difference.masked().passages();
    List<String> unasked = UnaskedChanges.of(difference.fields()).describe();
    return "the documents differ only in "
        + String.join(", ", parts)
        + (masked == 0 ? "" : "; of these " + count(masked, "passage") + " in masked places")
        + (unasked.isEmpty() ? "" : "; " + String.join("; ", unasked));
  }

  private static String count(int number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }
}
