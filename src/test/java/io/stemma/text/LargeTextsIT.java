package io.stemma.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.stemma.dom.Document;
import java.time.Duration;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/** Texts that make other tools hang: all end soon, and say where they were compared coarsely. */
class LargeTextsIT {
  @Test
  void twenty_thousand_wholly_different_lines() {
    TextDifference difference =
        compare(
            lines(20_000, i -> "left line with number l" + i + " and more l" + i * 7),
            lines(20_000, i -> "right row of count r" + i + " or less r" + i * 7));

    assertThat(difference.hasContent()).isTrue();
  }

  @Test
  void five_million_characters_without_a_space() {
    char[] left = new char[5_000_000];
    Random random = new Random(1);
    for (int i = 0; i < left.length; i++) {
      left[i] = (char) ('a' + random.nextInt(26));
    }
    char[] right = left.clone();
    for (int i = 0; i < right.length / 100; i++) {
      right[random.nextInt(right.length)] = 'Q';
    }

    TextDifference difference = compare(new String(left), new String(right));

    assertThat(difference.passages())
        .singleElement()
        .satisfies(
            passage -> {
              assertThat(passage.grade()).isEqualTo(Grade.EDITED);
              assertThat(passage.left()).hasSizeLessThan(Quote.LONGEST + 50);
            });
  }

  @Test
  void two_hundred_thousand_equal_lines_with_every_tenth_changed() {
    TextDifference difference =
        compare(
            lines(200_000, i -> "the same line"),
            lines(200_000, i -> i % 10 == 9 ? "the changed line " + i : "the same line"));

    assertThat(difference.fallback()).isNotNull();
    assertThat(difference.passages()).hasSize(20_000);
    assertThat(difference.passages()).allMatch(passage -> passage.grade() == Grade.EDITED);
  }

  @Test
  void eight_million_characters_of_plain_numbers() {
    Random random = new Random(2);
    TextDifference difference =
        compare(lines(100_000, i -> numbers(random)), lines(100_000, i -> numbers(random)));

    assertThat(difference.hasContent()).isTrue();
  }

  private static String numbers(Random random) {
    return random.ints(14, 0, 99_999).mapToObj(Integer::toString).collect(Collectors.joining(" "));
  }

  private static String lines(int count, IntFunction<String> line) {
    return IntStream.range(0, count).mapToObj(line).collect(Collectors.joining("\n"));
  }

  private static TextDifference compare(String left, String right) {
    return Assertions.assertTimeoutPreemptively(
        Duration.ofMinutes(2),
        () -> {
          return ChildMapping.compare(
              PageText.of(preformatted(left)), PageText.of(preformatted(right)));
        });
  }

  private static Document preformatted(String text) {
    return Document.builder("").open("pre").breakLine().text(text).close().build();
  }
}
