package io.stemma.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.stemma.render.ParsedPage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Pairs of small pages and the grades of all their differences, from {@code
 * src/test/resources/text}: a file for each kind of report that users of other tools made.
 */
class CasesTest {
  private static final Path CASES = Path.of("src/test/resources/text");

  static Stream<Arguments> cases() throws IOException {
    try (Stream<Path> files = Files.list(CASES)) {
      return files.filter(file -> file.toString().endsWith(".json")).sorted().toList().stream()
          .flatMap(CasesTest::read);
    }
  }

  private static Stream<Arguments> read(Path file) {
    try {
      JsonNode cases = new JsonMapper().readTree(file.toFile());
      return StreamSupport.stream(cases.spliterator(), false)
          .map(
              each ->
                  Arguments.of(
                      file.getFileName() + ": " + each.get("name").asText(),
                      each.get("left").asText(),
                      each.get("right").asText(),
                      StreamSupport.stream(each.get("grades").spliterator(), false)
                          .map(JsonNode::asText)
                          .toList()));
    } catch (IOException unreadable) {
      return fail(unreadable);
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void the_differences_have_these_grades(
      String name, String left, String right, List<String> grades) {
    PageText before = PageText.of(ParsedPage.of(left));
    PageText after = PageText.of(ParsedPage.of(right));
    TextDifference difference = ChildMapping.compare(before, after);

    assertThat(
            new TreeSet<>(
                difference.passages().stream().map(each -> each.grade().label()).toList()))
        .as("%s: %s", name, difference)
        .isEqualTo(new TreeSet<>(grades));
  }
}
