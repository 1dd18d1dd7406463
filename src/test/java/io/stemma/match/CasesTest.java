package io.stemma.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.stemma.dom.Tree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Pairs of trees and what simple tree matching finds in them, as data. */
class CasesTest {
  /** Pairs of a public tree edit distance suite, not part of this project. */
  private static final Path SUITE = Path.of("../shared/pages/vectors/apted_pairs_stm.json");

  static Stream<Arguments> cases() throws IOException {
    try (var cases = Objects.requireNonNull(CasesTest.class.getResourceAsStream("cases.txt"))) {
      return new String(cases.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\\|", -1))
          .map(row -> arguments(row[0].strip(), row[1].strip(), Integer.valueOf(row[2].strip())));
    }
  }

  static List<Arguments> suite() throws IOException {
    List<Arguments> pairs = new ArrayList<>();
    if (Files.exists(SUITE)) {
      for (JsonNode pair : new ObjectMapper().readTree(SUITE.toFile())) {
        int expected = pair.get("stm_ref").asInt();
        pairs.add(arguments(pair.get("t1").asText(), pair.get("t2").asText(), expected));
      }
    }
    return pairs;
  }

  @ParameterizedTest
  @MethodSource("cases")
  void written_by_hand(String left, String right, int matched) {
    assertThat(RandomTrees.compare(left, right).matched()).isEqualTo(matched);
    assertThat(RandomTrees.compare(right, left).matched()).isEqualTo(matched);
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("suite")
  void of_the_public_suite(String left, String right, int matched) {
    assertThat(new PlainMatching(Tree.parse(left), Tree.parse(right)).score()).isEqualTo(matched);
    assertThat(RandomTrees.compare(left, right).matched()).isEqualTo(matched);
  }
}
