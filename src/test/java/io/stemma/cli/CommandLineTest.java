package io.stemma.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands as a shell sees them: standard output, standard error and the exit code. */
class CommandLineTest {
  private static final String V1 = "fixtures/shop/product-v1.html";
  private static final String V2 = "fixtures/shop/product-v2.html";

  @TempDir private Path folder;

  @Test
  void a_page_compared_with_itself_is_the_same() {
    Run run = run("compare", "--static", V1, V1, "--format", "json");
    assertThat(run.code).isEqualTo(ExitCode.QUIET);
    JsonNode result = run.json();
    assertThat(result.at("/verdict/kind").textValue()).isEqualTo("none");
    assertThat(result.at("/structure/similarity").doubleValue()).isEqualTo(1);
  }

  @Test
  void a_changed_price_is_a_field_change_that_names_the_price() {
    Run run = run("compare", "--static", V1, V2, "--field", "price=.price|price");
    assertThat(run.code).isEqualTo(ExitCode.CHANGED);
    assertThat(run.out).startsWith("FIELD").contains("price 89.00 EUR -> 79.00 EUR");
    assertThat(run.err).isEmpty();
  }

  @Test
  void exit_zero_and_fail_on_decide_what_a_change_exits_with() {
    assertThat(run("compare", "--static", V1, V2, "--exit-zero").code).isEqualTo(ExitCode.QUIET);
    assertThat(run("compare", "--static", V1, V2, "--fail-on", "template").code)
        .isEqualTo(ExitCode.QUIET);
    assertThat(run("compare", "--static", V1, V2, "--fail-on", "template,content").code)
        .isEqualTo(ExitCode.CHANGED);
  }

  @Test
  void a_page_that_is_not_there_is_unknown_with_its_cause_and_valid_json() {
    Run run = run("compare", "--static", V1, "no-such-page.html", "--format", "json");
    assertThat(run.code).isEqualTo(ExitCode.UNJUDGED);
    JsonNode result = run.json();
    assertThat(result.at("/verdict/kind").textValue()).isEqualTo("unknown");
    assertThat(result.at("/right/state").textValue()).isEqualTo("failed");
    assertThat(result.at("/right/stateReason").textValue()).contains("no such file");
    assertThat(result.get("structure").isNull()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "compare a.html | Missing required parameter: 'RIGHT'",
        "compare a.html b.html --regoin main | --region",
        "compare a.html b.html --region x[[ | balanced marker",
        "compare a.html b.html --field =.price | no name",
        "compare a.html ftp://example.org/ | expected http://",
        "compare a.html b.html --static --text-threshold 65 | 0 to 64, got 65",
        "compare a.html b.html --profile mobil | did you mean \"mobile\"",
        "capture a.html -o b.html | ends in .stemma",
        "compare a.html b.html --wait-for p::: | p:::",
        "compare - - | only one of the two pages",
        "compar a.html b.html | compare",
        "batch no-such-list.tsv --static | no such file",
        "batch fixtures/README.md --static --workers 0 | 1 or more, got 0",
        "compare a.html b.html -o no/such/folder/x.json --static | no such file or folder"
      })
  void wrong_usage_says_what_would_be_right(String line, String expected) {
    Run run = run(line.strip().split(" "));
    assertThat(run.code).isEqualTo(ExitCode.USAGE);
    assertThat(run.err).contains(expected.strip());
    assertThat(run.out).isEmpty();
  }

  @Test
  void a_captured_page_compares_as_the_page_did() {
    Path left = folder.resolve("left.stemma");
    Path right = folder.resolve("right.stemma");
    assertThat(run("capture", "--static", V1, "-o", left.toString()).code).isZero();
    assertThat(run("capture", "--static", V2, "-o", right.toString()).code).isZero();
    JsonNode live = run("compare", "--static", V1, V2, "--format", "json").json();
    JsonNode stored =
        run("compare", "--static", left.toString(), right.toString(), "--format", "json").json();
    for (JsonNode result : List.of(live, stored)) {
      ((ObjectNode) result).remove("millis");
      for (String side : List.of("left", "right")) {
        ((ObjectNode) result.get(side)).remove(List.of("capturedAt", "loadMillis"));
      }
    }
    assertThat(stored).isEqualTo(live);
  }

  @Test
  void a_layer_that_asks_for_consent_counts_only_if_it_is_kept() throws IOException {
    String page = "<!DOCTYPE html><title>Lamp</title><main><h1>Lamp</h1><p>89 EUR</p></main>";
    String layer = "<div class=cookie-bar>We use cookies<button>Accept</button></div>";
    String left = Files.writeString(folder.resolve("left.html"), page).toString();
    String right = Files.writeString(folder.resolve("right.html"), page + layer).toString();
    JsonNode without = run("compare", "--static", left, right, "--format", "json").json();
    assertThat(without.at("/structure/similarity").doubleValue()).isEqualTo(1);
    assertThat(without.at("/text/distance").intValue()).isZero();
    assertThat(without.at("/right/warnings/0").textValue()).contains("asks for consent in div");
    assertThat(run("compare", "--static", left, right).code).isEqualTo(ExitCode.QUIET);
    assertThat(run("compare", "--static", left, right, "--keep-consent").code)
        .isEqualTo(ExitCode.CHANGED);
  }

  @Test
  void a_page_that_is_not_there_is_captured_as_such() {
    String file = folder.resolve("page.stemma").toString();
    Run run = run("capture", "--static", "no-such-page.html", "-o", file);
    assertThat(run.code).isEqualTo(ExitCode.UNJUDGED);
    assertThat(run.err).contains("The page is failed: there is no such file");
    assertThat(run("compare", "--static", file, V1).out).contains("no such file");
  }

  @Test
  void a_file_that_is_no_snapshot_is_told() throws IOException {
    Path file = Files.writeString(folder.resolve("page.stemma"), "<html>");
    Run run = run("compare", "--static", V1, file.toString());
    assertThat(run.code).isEqualTo(ExitCode.UNJUDGED);
    assertThat(run.out).contains("this is no snapshot of Stemma");
  }

  @Test
  void a_batch_gives_one_result_for_every_accepted_line_in_order() throws IOException {
    Path list =
        Files.writeString(
            folder.resolve("pairs.tsv"),
            String.join("\n", V1 + " " + V2, "one-source-only", V1 + " gone.html", V1 + " " + V1));
    Run run = run("batch", "--static", list.toString());
    assertThat(run.code).isEqualTo(ExitCode.CHANGED);
    assertThat(run.jsonLines())
        .extracting(result -> result.at("/verdict/kind").textValue())
        .containsExactly("field", "unknown", "none");
    assertThat(run.err)
        .contains("line 2: expected two sources")
        .contains("3 pairs: 1 unknown, 1 field, 1 none; 1 bad line");
  }

  @Test
  void what_a_batch_says_of_a_pair_is_what_compare_says() throws IOException {
    Path list = Files.writeString(folder.resolve("pairs.csv"), "left,right\n" + V1 + "," + V2);
    JsonNode ofBatch = run("batch", "--static", list.toString()).jsonLines().get(0);
    JsonNode ofCompare = run("compare", "--static", V1, V2, "--format", "json").json();
    for (String part : List.of("structure", "text", "fields", "verdict")) {
      assertThat(ofBatch.get(part)).isEqualTo(ofCompare.get(part));
    }
  }

  @Test
  void a_bad_line_alone_is_something_that_could_not_be_judged() throws IOException {
    Path list = Files.writeString(folder.resolve("pairs.tsv"), "only-one\n" + V1 + " " + V1);
    assertThat(run("batch", "--static", list.toString()).code).isEqualTo(ExitCode.UNJUDGED);
  }

  @Test
  void results_and_a_report_go_to_files_whole() throws IOException {
    Path json = folder.resolve("result.json");
    Path html = folder.resolve("report.html");
    Run run =
        run(
            "compare",
            "--static",
            V1,
            V2,
            "--format",
            "json",
            "-o",
            json.toString(),
            "--report",
            html.toString());
    assertThat(run.out).isEmpty();
    assertThat(new ObjectMapper().readTree(json.toFile()).at("/verdict/kind").textValue())
        .isEqualTo("field");
    assertThat(html).content().contains("</html>");
    assertThat(folder.toFile().list()).containsExactlyInAnyOrder("result.json", "report.html");
  }

  @Test
  void the_fields_of_a_page_are_listed_with_its_structured_data() {
    Run run = run("fields", "--static", V1, "--format", "json");
    assertThat(run.code).isEqualTo(ExitCode.QUIET);
    JsonNode listing = run.json();
    assertThat(listing.at("/schema").textValue()).isEqualTo("stemma/fields/1");
    assertThat(listing.at("/source/state").textValue()).isEqualTo("ok");
    assertThat(listing.at("/fields").findValuesAsText("name"))
        .containsExactly("name", "price", "currency", "availability");
    assertThat(listing.at("/fields/1/value/value").textValue()).isEqualTo("89.00");
    assertThat(listing.at("/structured/jsonld/0/@type").textValue()).isEqualTo("Product");
    assertThat(listing.at("/unreadable").isEmpty()).isTrue();
  }

  @Test
  void the_fields_of_a_page_read_well_in_a_terminal() {
    assertThat(run("fields", "--static", V1, "--field", "price=.price|price").out)
        .contains("price  89.00 EUR", "price, .price", "1 JSON-LD");
    assertThat(run("fields", "--static", "no-such-page.html").code).isEqualTo(ExitCode.UNJUDGED);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"--help", "fields --help", "compare --help", "batch --help", "doctor --help"})
  void help_has_examples(String line) {
    Run run = run(line.split(" "));
    assertThat(run.code).isEqualTo(ExitCode.QUIET);
    assertThat(run.out).contains("Example").contains("stemma ");
  }

  @Test
  void exit_codes_are_in_the_help() {
    assertThat(run("--help").out).contains("3   some pages could not be judged");
  }

  @Test
  void the_schema_is_json() throws IOException {
    assertThat(new ObjectMapper().readTree(run("schema", "comparison").out).get("$schema"))
        .isNotNull();
  }

  private static Run run(String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code = Main.run(args, new Console(out, err, false, false, Map.of()));
    return new Run(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  private record Run(int code, String out, String err) {
    JsonNode json() {
      return parse(out);
    }

    List<JsonNode> jsonLines() {
      List<JsonNode> lines = new ArrayList<>();
      out.lines().forEach(line -> lines.add(parse(line)));
      return lines;
    }

    private static JsonNode parse(String json) {
      try {
        return new ObjectMapper().readTree(json);
      } catch (IOException e) {
        throw new AssertionError("not JSON: " + json, e);
      }
    }
  }
}
