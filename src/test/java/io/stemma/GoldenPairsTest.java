package io.stemma;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The pairs of {@code fixtures} as they are without a browser. */
final class GoldenPairsTest {
  private static final Path TABLE = Path.of("fixtures/README.md");

  static List<GoldenPair> pairs() throws IOException {
    return GoldenPair.all();
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void parsed(GoldenPair pair) {
    try (Stemma stemma = Stemma.open(StemmaOptions.defaults().withoutBrowser())) {
      pair.parsed().check(stemma.compare(pair.left(), pair.right()));
    }
  }

  /** Equal pages differ in nothing, and which of two is on the left does not make the kind. */
  @ParameterizedTest
  @MethodSource("pairs")
  void turned_round_and_with_themselves(GoldenPair pair) {
    try (Stemma stemma = Stemma.open(StemmaOptions.defaults().withoutBrowser())) {
      String kind = pair.parsed().kind();
      assertThat(stemma.compare(pair.right(), pair.left()).verdict().kind().label())
          .isEqualTo(kind);
      assertThat(stemma.compare(pair.left(), pair.left()).verdict().kind().label())
          .isEqualTo(kind.equals("unknown") ? "unknown" : "none");
    }
  }

  @Test
  void the_table_names_every_pair_with_its_kind() throws IOException {
    List<String> rows = Files.readAllLines(TABLE);
    for (GoldenPair pair : pairs()) {
      assertThat(rows)
          .as(pair.folder())
          .anyMatch(
              row ->
                  row.matches(
                      "\\| `%s` \\|.*\\| %s\\b.*\\|".formatted(pair, pair.rendered().kind())));
    }
  }
}
