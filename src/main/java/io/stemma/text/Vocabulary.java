package io.stemma.text;

import java.util.HashMap;
import java.util.Map;

/** Numbers for words: equal words have equal numbers. */
final class Vocabulary {
  private final Map<String, Integer> numbers = new HashMap<>();

  int number(String word) {
    return numbers.computeIfAbsent(word, unseen -> numbers.size());
  }
}
