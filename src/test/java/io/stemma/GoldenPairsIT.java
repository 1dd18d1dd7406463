package io.stemma;

import static org.assertj.core.api.Assertions.assertThat;

import io.stemma.page.PageSource;
import io.stemma.verdict.Comparison;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The pairs of {@code fixtures} as a browser shows them. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class GoldenPairsIT {
  private static final int TIMES = 10;

  private Stemma stemma;

  @BeforeAll
  void open() {
    stemma = Stemma.open(StemmaOptions.defaults());
  }

  @AfterAll
  void close() {
    stemma.close();
  }

  static List<GoldenPair> pairs() throws IOException {
    return GoldenPair.all();
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void rendered(GoldenPair pair) {
    pair.rendered().check(stemma.compare(pair.left(), pair.right()));
  }

  @Test
  void an_app_whose_data_comes_late_is_the_same_every_time() {
    PageSource left = PageSource.of("fixtures/spa/left.html");
    PageSource right = PageSource.of("fixtures/spa/right.html");
    Comparison first = stemma.compare(left, right);
    assertThat(first.left().elements()).isEqualTo(25);
    for (int time = 1; time < TIMES; time++) {
      Comparison again = stemma.compare(left, right);
      assertThat(again.left().document().sameAs(first.left().document())).isTrue();
      assertThat(again.right().document().sameAs(first.right().document())).isTrue();
      assertThat(again.verdict()).isEqualTo(first.verdict());
    }
  }
}
