package io.stemma.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.stemma.render.ParsedPage;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Pages of the length that people watch: what little changes do to fingerprint and passages. */
class WholePagesTest {
  private static final List<String> WORDS =
      List.of(
          "river",
          "harbour",
          "council",
          "vote",
          "storm",
          "bridge",
          "school",
          "night",
          "winter",
          "railway",
          "price",
          "minister",
          "festival",
          "library",
          "forest",
          "island",
          "teacher",
          "market",
          "engine",
          "museum",
          "garden",
          "village",
          "mountain",
          "court",
          "doctor",
          "street",
          "opens",
          "closes",
          "falls",
          "rises",
          "wins",
          "loses",
          "builds",
          "leaves",
          "returns",
          "finds");

  @Test
  void a_front_page_with_three_of_forty_headlines_replaced_is_rotated_by_few_bits() {
    TextDifference difference = compare(frontPage(1, 0), frontPage(1, 3));

    assertThat(PageText.of(ParsedPage.of(frontPage(1, 0))).words()).isBetween(1_300, 1_700);
    assertThat(difference.passages()).extracting(Passage::grade).containsOnly(Grade.ROTATED);
    assertThat(difference.distance()).isBetween(1, 10);
    assertThat(difference.turnover()).isLessThanOrEqualTo(10);
  }

  @Test
  void another_front_page_is_tens_of_bits_away() {
    assertThat(compare(frontPage(1, 0), frontPage(2, 0)).distance()).isGreaterThan(20);
  }

  @Test
  void one_word_in_three_thousand_hardly_moves_the_fingerprint_and_is_edited() {
    String article = "<article><p>" + sentence(new Random(3), 3_000) + "</p></article>";
    String edited = article.replaceFirst("harbour", "airport");
    TextDifference difference = compare(article, edited);

    assertThat(difference.distance()).isLessThanOrEqualTo(3);
    assertThat(difference.passages()).extracting(Passage::grade).containsExactly(Grade.EDITED);
  }

  @Test
  void a_tenfold_dose_in_a_long_leaflet_is_edited() {
    String before =
        sentence(new Random(4), 400) + " take 5 mg daily " + sentence(new Random(5), 400);
    TextDifference difference =
        compare("<p>" + before + "</p>", "<p>" + before.replace("5 mg", "50 mg") + "</p>");

    assertThat(difference.passages())
        .singleElement()
        .satisfies(
            passage -> {
              assertThat(passage.grade()).isEqualTo(Grade.EDITED);
              assertThat(passage.rightMarks()).hasSize(1);
            });
  }

  @Test
  void short_texts_are_told_apart_word_by_word_whatever_their_fingerprints_say() {
    assertThat(compare("<p>abc</p>", "<p>def</p>").hasContent()).isTrue();
    assertThat(compare("<p>Yes</p>", "<p>No</p>").hasContent()).isTrue();
    String tea = "<p>" + "test ".repeat(10) + "</p>";
    TextDifference repeated = compare(tea, "<p>" + "test ".repeat(7) + "</p>");
    assertThat(repeated.distance()).isZero();
    assertThat(repeated.hasContent()).isTrue();
  }

  private static String frontPage(long seed, int replaced) {
    Random random = new Random(seed);
    Random other = new Random(seed + 100);
    String lead = "<p>" + sentence(random, 60) + "</p>";
    String headlines =
        IntStream.range(0, 40)
            .mapToObj(
                i -> {
                  String usual = headline(random);
                  return i % 13 == 5 && i / 13 < replaced ? headline(other) : usual;
                })
            .collect(Collectors.joining());
    return "<main><h1>The Gazette</h1>" + lead + "<ul>" + headlines + "</ul></main>";
  }

  private static String headline(Random random) {
    return "<li><h3><a href='/n"
        + random.nextInt(1_000)
        + "'>"
        + sentence(random, 10)
        + "</a></h3><p>"
        + sentence(random, 26)
        + "</p></li>";
  }

  private static String sentence(Random random, int words) {
    return IntStream.range(0, words)
        .mapToObj(i -> WORDS.get(random.nextInt(WORDS.size())))
        .collect(Collectors.joining(" "));
  }

  private static TextDifference compare(String left, String right) {
    return ChildMapping.compare(
        PageText.of(ParsedPage.of(left)), PageText.of(ParsedPage.of(right)));
  }
}
