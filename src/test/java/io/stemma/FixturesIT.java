package io.stemma;

import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The pairs of pages in {@code fixtures}, rendered in a browser. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FixturesIT {
  private Stemma stemma;

  static Stream<Fixture> fixtures() throws IOException {
    return Fixture.all();
  }

  @BeforeAll
  void open() {
    stemma = Stemma.open(StemmaOptions.defaults());
  }

  @AfterAll
  void close() {
    stemma.close();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("fixtures")
  void the_verdict_is_as_expected(Fixture fixture) {
    fixture.check(stemma.compare(fixture.left(), fixture.right()), "browser");
  }
}
