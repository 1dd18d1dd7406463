package io.stemma.report;

import io.stemma.compare.PageView;
import io.stemma.page.Settling;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a reader should know of how a page was captured. */
final class Notes {
  private Notes() {}

  /** A sentence each; what was noted several times is told once, with how often. */
  static List<String> of(PageView page) {
    Map<String, Integer> notes = new LinkedHashMap<>();
    Settling settling = page.snapshot().settling();
    if (!settling.settled()) {
      notes.put("captured before it came to rest: " + settling.reason(), 1);
    }
    page.warnings().forEach(warning -> notes.merge(warning, 1, Integer::sum));
    return notes.entrySet().stream()
        .map(note -> note.getKey() + (note.getValue() == 1 ? "" : " (" + note.getValue() + "x)"))
        .toList();
  }
}
