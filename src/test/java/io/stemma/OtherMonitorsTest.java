package io.stemma;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.stemma.compare.CompareOptions;
import io.stemma.compare.PageView;
import io.stemma.compare.Scope;
import io.stemma.config.PageTypes;
import io.stemma.dom.CssSelector;
import io.stemma.dom.NodePolicy;
import io.stemma.field.FieldSpec;
import io.stemma.field.value.ListValue;
import io.stemma.field.value.TextValue;
import io.stemma.page.PageSource;
import io.stemma.text.IgnorePattern;
import io.stemma.text.TextOptions;
import io.stemma.verdict.ChangeKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the filters of two public monitors do, asked of Stemma's options: their own cases where they
 * lie at hand, and ours of the same names. {@code src/docs/filters-of-other-monitors.md} has the
 * same list for people.
 */
class OtherMonitorsTest {
  private static final Path OURS = Path.of("src/test/resources/other-monitors.yaml");
  private static final Path PUBLISHED = Path.of("../shared/pages/vectors");

  private static final Map<String, Counterpart> COUNTERPARTS =
      Map.ofEntries(
          entry("element_by_tag", new Part("body", "")),
          entry("element_by_tag_nested", new Part("div, main", "")),
          entry("element_by_id", new Part("#bar", "")),
          entry("element_by_class", new Part(".foo", "")),
          entry("xpath_elements", new Part("div", "")),
          entry("css", new Part("div", "")),
          entry("xpath_exclude", new Part("div", ".excl")),
          entry("css_exclude", new Part("div", ".excl, #bar")),
          entry("xpath_xml_namespaces", new Part("item, f|item", "f|year, item author")),
          entry("css_xml_namespaces", new Part("item, f|item", "f|year, item author")),
          entry("html2text_bs4", new Part("body", "")),
          entry("html2text_strip_tags", new Part("body", "")),
          entry("xpath_text", new Value("xpath://div[1]/text() | //div[2]/@id")),
          entry("deprecated_grepi", new LeftOut("(?i).*blue.*")),
          entry("re_sub_multiline", new LeftOut("(?m)^jQuery.*")),
          entry("sort", new Unordered("\n")),
          entry("sort_reverse", new Unordered("\n")),
          entry("sort_paragraphs", new Unordered("\n\n")),
          entry("sort_separator_reverse", new Unordered("%")),
          entry("json_format", new Alike()),
          entry("json_format_subfilter", new Alike()),
          entry("json_format_subfilters", new Alike()),
          entry("strip", new Alike()),
          entry("striplines", new Alike()),
          entry("absolute_links", new Alike()),
          entry("beautify_absolute_links", new Alike()));

  /** What turns a page into something else to look at, instead of saying what of it counts. */
  private static final Set<String> WITHOUT_COUNTERPART =
      Set.of(
          "grep",
          "grep_with_comma",
          "deprecated_grep",
          "keep_lines_containing",
          "keep_lines_containing_with_comma",
          "sha1",
          "hexdump",
          "reverse_lines",
          "reverse_separator_dict",
          "reverse_separator_str",
          "reverse_separator_paragraph",
          "re_findall",
          "re_findall_repl",
          "html2text",
          "strip_with_chars",
          "rstrip_with_chars",
          "lstrip_with_chars",
          "strip_each_line_with_chars",
          "rstrip_each_line_with_chars",
          "lstrip_each_line_with_chars");

  /** How Stemma does what a filter does. */
  private sealed interface Counterpart {}

  /** {@code --region} and {@code --ignore}. */
  private record Part(String region, String ignored) implements Counterpart {}

  /** {@code --field}. */
  private record Value(String spec) implements Counterpart {}

  /** {@code --ignore-text}. */
  private record LeftOut(String pattern) implements Counterpart {}

  /** {@code --sort}. */
  private record Unordered(String separator) implements Counterpart {}

  /** Nothing to ask for: what the filter takes away is noise by itself. */
  private record Alike() implements Counterpart {}

  @TempDir private Path folder;

  static Stream<Arguments> cases() throws IOException {
    return Stream.concat(
            Stream.of(OURS),
            Stream.of("urlwatch_filter_tests.yaml", "webchanges_filters.yaml")
                .map(PUBLISHED::resolve))
        .filter(Files::exists)
        .flatMap(OtherMonitorsTest::read)
        .filter(each -> COUNTERPARTS.containsKey(name(each)));
  }

  private static Stream<Arguments> read(Path file) {
    try {
      return new YAMLMapper()
          .readTree(file.toFile()).properties().stream()
              .map(each -> Arguments.of(each.getKey(), file.getFileName(), each.getValue()));
    } catch (IOException unreadable) {
      throw new AssertionError(unreadable);
    }
  }

  private static String name(Arguments arguments) {
    return (String) arguments.get()[0];
  }

  @Test
  void every_published_case_has_a_counterpart_or_is_listed_as_without() throws IOException {
    Set<String> known = new HashSet<>(COUNTERPARTS.keySet());
    known.addAll(WITHOUT_COUNTERPART);
    Set<String> published =
        Stream.of("urlwatch_filter_tests.yaml", "webchanges_filters.yaml")
            .map(PUBLISHED::resolve)
            .filter(Files::exists)
            .flatMap(OtherMonitorsTest::read)
            .map(OtherMonitorsTest::name)
            .collect(Collectors.toSet());
    assertThat(known).containsAll(published);
    String list = Files.readString(Path.of("src/docs/filters-of-other-monitors.md"));
    assertThat(known).allMatch(name -> list.contains("`" + name + "`"));
  }

  @ParameterizedTest(name = "{0} of {1}")
  @MethodSource("cases")
  void what_a_filter_does_there_an_option_does_here(String name, Path file, JsonNode given)
      throws IOException {
    String data = given.get("data").asText();
    String expected = given.get("expected_result").asText();
    Counterpart counterpart = COUNTERPARTS.get(name);
    if (counterpart instanceof Part part) {
      CompareOptions options = options(scope(part), List.of(), List.of(), List.of());
      assertThat(view(data, options).text().text())
          .isEqualTo(view(expected, CompareOptions.DEFAULT).text().text());
    } else if (counterpart instanceof Value value) {
      CompareOptions options =
          options(
              Scope.WHOLE_PAGE,
              List.of(),
              List.of(),
              List.of(FieldSpec.parse("it=" + value.spec() + "|list")));
      assertThat(values(data, options)).isEqualTo(expected.lines().toList());
    } else if (counterpart instanceof LeftOut left) {
      assertThat(kinds(data, expected, CompareOptions.DEFAULT)).contains(ChangeKind.CONTENT);
      IgnorePattern pattern = IgnorePattern.of(left.pattern());
      assertQuiet(
          data, expected, options(Scope.WHOLE_PAGE, List.of(), List.of(pattern), List.of()));
    } else if (counterpart instanceof Unordered unordered) {
      List<CssSelector> sorted = List.of(CssSelector.parse("ul"));
      assertQuiet(
          list(data, unordered.separator()),
          list(expected, unordered.separator()),
          options(Scope.WHOLE_PAGE, sorted, List.of(), List.of()));
    } else {
      assertQuiet(data, expected, CompareOptions.DEFAULT);
    }
  }

  private void assertQuiet(String left, String right, CompareOptions options) throws IOException {
    assertThat(kinds(left, right, options)).isSubsetOf(ChangeKind.NOISE, ChangeKind.NONE);
  }

  private List<ChangeKind> kinds(String left, String right, CompareOptions options)
      throws IOException {
    try (Stemma stemma = open(options)) {
      return stemma.compare(source("left", left), source("right", right)).verdict().kinds();
    }
  }

  private PageView view(String content, CompareOptions options) throws IOException {
    try (Stemma stemma = open(options)) {
      return stemma.view(stemma.capture(source("page", content)));
    }
  }

  private List<String> values(String content, CompareOptions options) throws IOException {
    try (Stemma stemma = open(options)) {
      PageView page = stemma.view(stemma.capture(source("page", content)));
      ListValue list = (ListValue) stemma.fields(page).get(0).value();
      return Objects.requireNonNull(list).elements().stream()
          .map(each -> ((TextValue) each).text())
          .toList();
    }
  }

  private static Stemma open(CompareOptions compared) {
    StemmaOptions defaults = StemmaOptions.defaults();
    return Stemma.open(
        new StemmaOptions(
            null,
            defaults.capture(),
            compared,
            PageTypes.NONE,
            defaults.policy(),
            defaults.thresholds(),
            defaults.calibration(),
            1));
  }

  private static CompareOptions options(
      Scope scope, List<CssSelector> sorted, List<IgnorePattern> leftOut, List<FieldSpec> fields) {
    return new CompareOptions(
        scope, sorted, NodePolicy.RENDERED, TextOptions.VISIBLE.ignoring(leftOut), fields, false);
  }

  private static Scope scope(Part part) {
    return new Scope(
        List.of(CssSelector.parse(part.region())),
        part.ignored().isEmpty() ? List.of() : List.of(CssSelector.parse(part.ignored())));
  }

  private static String list(String items, String separator) {
    return Stream.of(items.split(separator))
        .collect(Collectors.joining("</li><li>", "<ul><li>", "</li></ul>"));
  }

  /** A file of the kind that its content is of; a page's links are those of the monitors' job. */
  private PageSource source(String name, String content) throws IOException {
    String start = content.stripLeading();
    String ending =
        switch (start.isEmpty() ? ' ' : start.charAt(0)) {
          case '{' -> ".json";
          case '<' -> start.startsWith("<feed") || start.startsWith("<item") ? ".xml" : ".html";
          default -> ".txt";
        };
    String base = ending.equals(".html") ? "<base href='https://testfakejob.com/'>" : "";
    Path file = folder.resolve(name + ending);
    Files.writeString(file, base + content);
    return PageSource.of(file.toString());
  }
}
