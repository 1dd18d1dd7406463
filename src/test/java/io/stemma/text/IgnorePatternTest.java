package io.stemma.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.stemma.render.ParsedPage;
import java.util.List;
import org.junit.jupiter.api.Test;

class IgnorePatternTest {
  @Test
  void what_a_pattern_matches_is_volatile_and_not_in_the_fingerprint() {
    PageText before = text("<p>Water level 312 cm</p><p>The bridge is open.</p>", "level \\d+ cm");
    PageText after = text("<p>Water level 290 cm</p><p>The bridge is open.</p>", "level \\d+ cm");

    TextDifference difference = ChildMapping.compare(before, after);

    assertThat(difference.passages()).extracting(Passage::grade).containsExactly(Grade.VOLATILE);
    assertThat(difference.distance()).isZero();
  }

  @Test
  void the_effect_tells_a_useless_pattern_and_one_that_eats_all() {
    PageText text = text("<p>Water level 312 cm</p>", "snow", ".*");

    assertThat(text.ignored())
        .containsExactly(
            new IgnorePattern.Effect("\"snow\"", 0, 0), new IgnorePattern.Effect("\".*\"", 1, 1));
  }

  @Test
  void a_pattern_that_cannot_be_read_is_named() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> IgnorePattern.of("level (\\d+"))
        .withMessageContaining("level (\\d+")
        .withMessageContaining("missing closing )");
    assertThatIllegalArgumentException().isThrownBy(() -> IgnorePattern.of("(a)\\1"));
  }

  @Test
  void a_pattern_that_takes_other_engines_for_ever_takes_linear_time() {
    String text = "a".repeat(200_000) + "!";

    assertThat(IgnorePattern.of("(a+)+$").in(text)).isEmpty();
  }

  private static PageText text(String html, String... patterns) {
    List<IgnorePattern> ignored = List.of(patterns).stream().map(IgnorePattern::of).toList();
    return PageText.of(ParsedPage.of(html), TextOptions.VISIBLE.ignoring(ignored));
  }
}
