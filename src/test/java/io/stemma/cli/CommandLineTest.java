package io.stemma.cli;

import static io.stemma.cli.Run.run;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
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
    assertThat(run.code()).isEqualTo(ExitCode.QUIET);
    JsonNode result = run.json();
    assertThat(result.at("/verdict/kind").textValue()).isEqualTo("none");
    assertThat(result.at("/structure/similarity").doubleValue()).isEqualTo(1);
  }

  @Test
  void a_changed_price_is_a_field_change_that_names_the_price() {
    Run run = run("compare", "--static", V1, V2, "--field", "price=.price|price");
    assertThat(run.code()).isEqualTo(ExitCode.CHANGED);
    assertThat(run.out()).startsWith("FIELD").contains("price 89.00 EUR -> 79.00 EUR");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void the_configuration_of_a_page_type_is_used_and_named() throws IOException {
    Path config =
        Files.writeString(
            folder.resolve("shop.yaml"),
            "types: {product: {match: '**/shop/*', fields: {cost: .price|price},"
                + " thresholds: {text: 9}}}");

    JsonNode result =
        run("compare", "--static", V1, V2, "--config", config.toString(), "--format", "json")
            .json();

    assertThat(result.at("/fields/0/name").textValue()).isEqualTo("cost");
    assertThat(result.at("/verdict/thresholds/text").intValue()).isEqualTo(9);
    assertThat(result.at("/verdict/thresholds/source").textValue()).isEqualTo("config");
  }

  @Test
  void a_list_names_the_type_of_its_pages_and_keys_without_effect_are_told_once()
      throws IOException {
    Path config =
        Files.writeString(
            folder.resolve("shop.yaml"),
            "store: sqlite:stemma.db\n"
                + "types: {lamp: {match: none, fields: {cost: {select: .price, type: price,"
                + " when: drop > 50%}}}}");
    Path list =
        Files.writeString(
            folder.resolve("pairs.csv"),
            String.join("\n", "left,right,type", V1 + "," + V2 + ",lamp", V1 + "," + V2 + ",lmap"));

    Run run = run("batch", "--static", list.toString(), "--config", config.toString());

    JsonNode result = run.jsonLines().get(0);
    assertThat(result.at("/type").textValue()).isEqualTo("lamp");
    assertThat(result.at("/fields/0/when").textValue()).isEqualTo("drop > 50%");
    assertThat(result.at("/fields/0/alerts").booleanValue()).isFalse();
    assertThat(result.at("/verdict/kind").textValue()).isEqualTo("noise");
    assertThat(run.jsonLines()).hasSize(1);
    assertThat(run.err())
        .containsOnlyOnce("this is not used yet: store")
        .contains("line 3: no type \"lmap\" is configured; did you mean \"lamp\"?");
  }

  @ParameterizedTest
  @ValueSource(strings = {"doctor", "compare a.html b.html", "fields a.html", "calibrate a.html"})
  void every_command_takes_the_profile_of_the_configuration(String command) throws IOException {
    Path config = Files.writeString(folder.resolve("shop.yaml"), "profile: mobil");

    Run run = run((command + " --config " + config).split(" "));

    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("did you mean \"mobile\"");
  }

  @Test
  void a_type_of_the_configuration_is_calibrated_as_one() throws IOException {
    Path config =
        Files.writeString(folder.resolve("shop.yaml"), "types: {lamp: {match: '**/shop/*'}}");

    Run run = run("calibrate", V1, "--static", "--delay", "0", "--config", config.toString());

    assertThat(run.code()).isEqualTo(ExitCode.QUIET);
    assertThat(run.out()).contains("lamp");
  }

  @Test
  void exit_zero_and_fail_on_decide_what_a_change_exits_with() {
    assertThat(run("compare", "--static", V1, V2, "--exit-zero").code()).isEqualTo(ExitCode.QUIET);
    assertThat(run("compare", "--static", V1, V2, "--fail-on", "template").code())
        .isEqualTo(ExitCode.QUIET);
    assertThat(run("compare", "--static", V1, V2, "--fail-on", "template,content").code())
        .isEqualTo(ExitCode.CHANGED);
  }

  @Test
  void a_page_that_is_not_there_is_unknown_with_its_cause_and_valid_json() {
    Run run = run("compare", "--static", V1, "no-such-page.html", "--format", "json");
    assertThat(run.code()).isEqualTo(ExitCode.UNJUDGED);
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
        "compare a.html b.html --sort x[[ | balanced marker",
        "compare a.html b.html --ignore-text (?=x) | read as RE2 does",
        "compare a.html b.html --field =.price | no name",
        "compare a.html ftp://example.org/ | expected http://",
        "compare a.html b.html --static --text-threshold 65 | 0 to 64, got 65",
        "compare a.html b.html --profile mobil | did you mean \"mobile\"",
        "capture a.html -o b.html | ends in .stemma",
        "compare a.html b.html --wait-for p::: | p:::",
        "compare - - | only one of the pages",
        "compare a.html b.html --static --calibration no-such-file.yaml | no-such-file.yaml",
        "compare a.html b.html --static --config no-such-file.yaml | no-such-file.yaml: no such file",
        "calibrate a.html --static --captures 1 | 2 captures or more",
        "calibrate a.html --static --type product | a name and a pattern",
        "calibrate - --static | only once",
        "calibrate --save | Missing required parameter",
        "compar a.html b.html | compare",
        "batch no-such-list.tsv --static | no such file",
        "batch fixtures/README.md --static --workers 0 | 1 or more, got 0",
        "compare a.html b.html -o no/such/folder/x.json --static | no such file or folder"
      })
  void wrong_usage_says_what_would_be_right(String line, String expected) {
    Run run = run(line.strip().split(" "));
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains(expected.strip());
    assertThat(run.out()).isEmpty();
  }

  @Test
  void a_captured_page_compares_as_the_page_did() {
    Path left = folder.resolve("left.stemma");
    Path right = folder.resolve("right.stemma");
    assertThat(run("capture", "--static", V1, "-o", left.toString()).code()).isZero();
    assertThat(run("capture", "--static", V2, "-o", right.toString()).code()).isZero();
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
    assertThat(run("compare", "--static", left, right).code()).isEqualTo(ExitCode.QUIET);
    assertThat(run("compare", "--static", left, right, "--keep-consent").code())
        .isEqualTo(ExitCode.CHANGED);
  }

  @Test
  void a_page_that_is_not_there_is_captured_as_such() {
    String file = folder.resolve("page.stemma").toString();
    Run run = run("capture", "--static", "no-such-page.html", "-o", file);
    assertThat(run.code()).isEqualTo(ExitCode.UNJUDGED);
    assertThat(run.err()).contains("The page is failed: there is no such file");
    assertThat(run("compare", "--static", file, V1).out()).contains("no such file");
  }

  @Test
  void a_file_that_is_no_snapshot_is_told() throws IOException {
    Path file = Files.writeString(folder.resolve("page.stemma"), "<html>");
    Run run = run("compare", "--static", V1, file.toString());
    assertThat(run.code()).isEqualTo(ExitCode.UNJUDGED);
    assertThat(run.out()).contains("this is no snapshot of Stemma");
  }

  @Test
  void a_batch_gives_one_result_for_every_accepted_line_in_order() throws IOException {
    Path list =
        Files.writeString(
            folder.resolve("pairs.tsv"),
            String.join("\n", V1 + " " + V2, "one-source-only", V1 + " gone.html", V1 + " " + V1));
    Run run = run("batch", "--static", list.toString());
    assertThat(run.code()).isEqualTo(ExitCode.CHANGED);
    assertThat(run.jsonLines())
        .extracting(result -> result.at("/verdict/kind").textValue())
        .containsExactly("field", "unknown", "none");
    assertThat(run.err())
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
    assertThat(run("batch", "--static", list.toString()).code()).isEqualTo(ExitCode.UNJUDGED);
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
    assertThat(run.out()).isEmpty();
    assertThat(new ObjectMapper().readTree(json.toFile()).at("/verdict/kind").textValue())
        .isEqualTo("field");
    assertThat(html).content().contains("</html>");
    assertThat(folder.toFile().list()).containsExactlyInAnyOrder("result.json", "report.html");
  }

  @Test
  void the_fields_of_a_page_are_listed_with_its_structured_data() {
    Run run = run("fields", "--static", V1, "--format", "json");
    assertThat(run.code()).isEqualTo(ExitCode.QUIET);
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
  void fields_say_what_may_break_and_which_sources_disagree() throws IOException {
    Path page = folder.resolve("offer.html");
    Files.writeString(
        page,
        "<script type=application/ld+json>{\"@type\":\"Product\",\"name\":\"Lamp\",\"offers\":"
            + "{\"price\":\"129.99\",\"priceCurrency\":\"EUR\"}}</script>"
            + "<h1>Lamp</h1><p class=css-1x2y3z>99.99 EUR</p>");
    String field = "shown=.css-1x2y3z|price";
    Run run = run("fields", "--static", page.toString(), "--field", field, "--format", "json");
    JsonNode listing = run.json();
    assertThat(
            JsonSchemaFactory.getInstance(VersionFlag.V202012)
                .getSchema(run("schema", "fields").out())
                .validate(listing))
        .isEmpty();
    assertThat(listing.at("/fields/0/advice/score").doubleValue()).isLessThan(0.5);
    assertThat(listing.at("/disagreements/0/structuredValue/value").textValue())
        .isEqualTo("129.99");
    assertThat(run("fields", "--static", page.toString(), "--field", field).out())
        .contains(
            "may break: \"css-1x2y3z\" looks generated",
            "sources disagree: shown says 99.99 EUR, jsonld:Product.offers.price says 129.99 EUR");
  }

  @Test
  void the_fields_of_a_page_read_well_in_a_terminal() {
    assertThat(run("fields", "--static", V1, "--field", "price=.price|price").out())
        .contains("price  89.00 EUR", "price, .price", "1 JSON-LD");
    assertThat(run("fields", "--static", "no-such-page.html").code()).isEqualTo(ExitCode.UNJUDGED);
  }

  @Test
  void text_that_a_pattern_matches_does_not_count_and_a_useless_pattern_is_named() {
    String[] compare = {"compare", "--static", V1, V2, "--no-auto-fields", "--format", "json"};
    assertThat(run(compare).json().at("/verdict/kind").textValue()).isEqualTo("content");
    JsonNode result =
        run(with(compare, "--ignore-text", "\\d+\\.00 EUR", "--ignore-text", "no such text"))
            .json();
    assertThat(result.at("/verdict/kind").textValue()).isEqualTo("noise");
    assertThat(result.at("/left/warnings").toString())
        .contains("no such text")
        .contains("matches nothing here")
        .doesNotContain("EUR");
  }

  @Test
  void alternative_texts_and_form_values_count_where_asked_for() throws IOException {
    String[] compare = {"compare", "--static", "left.html", "right.html", "--format", "json"};
    compare[2] = page("left.html", "<p>a lamp<img alt='lit'><input value=one>");
    compare[3] = page("right.html", "<p>a lamp<img alt='dark'><input value=two>");
    assertThat(run(compare).json().at("/verdict/kind").textValue()).isEqualTo("noise");
    assertThat(run(with(compare, "--alternative-texts")).json().at("/text/passages").toString())
        .contains("lit", "dark")
        .doesNotContain("two");
    assertThat(run(with(compare, "--form-values")).json().at("/text/passages").toString())
        .contains("one", "two")
        .doesNotContain("dark");
  }

  private String page(String name, String html) throws IOException {
    return Files.writeString(folder.resolve(name), html).toString();
  }

  @Test
  void a_quiet_page_is_calibrated_saved_and_compared_with_what_was_learnt() throws IOException {
    Path file = folder.resolve("known.yaml");
    Path html = folder.resolve("known.html");
    Run run =
        run(
            "calibrate",
            "--static",
            V1,
            "--captures",
            "3",
            "--delay",
            "0",
            "--save=" + file,
            "--type",
            "shop=fixtures/shop/**",
            "--report",
            html.toString());
    assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.QUIET);
    assertThat(run.out()).contains(V1, "shop", "every word counts", "nothing varies");
    assertThat(run.err()).contains("saved; use it with --calibration");
    assertThat(html).content().contains("<meter", "</html>");
    assertThat(file).content().contains("match: " + V1, "type: shop", "text: 0 0 0");

    String[] compare = {
      "compare", "--static", "--format", "json", "--calibration", file.toString()
    };
    JsonNode own = run(with(compare, V1, V2)).json();
    assertThat(own.at("/verdict/thresholds/source").textValue()).isEqualTo("calibrated");
    assertThat(own.at("/verdict/thresholds/text").intValue()).isZero();
    assertThat(own.at("/calibration/match").textValue()).isEqualTo(V1);
    assertThat(run(with(compare, V2, V2)).json().at("/calibration/type").textValue())
        .isEqualTo("shop");
    JsonNode told = run(with(compare, V1, V2, "--text-threshold", "7")).json();
    assertThat(told.at("/verdict/thresholds/text").intValue()).isEqualTo(7);
    assertThat(told.at("/verdict/thresholds/textSource").textValue()).isEqualTo("option");
    assertThat(told.at("/verdict/thresholds/templateSource").textValue()).isEqualTo("calibrated");
    assertThat(run("compare", "--static", V1, V1, "--calibration", file.toString()).out())
        .contains("of " + V1 + ", 3 captures; hid nothing");
  }

  @Test
  void a_page_that_shows_one_of_its_known_versions_is_not_news() {
    Run known = run("compare", "--static", V1, V2, "--variant", V2, "--format", "json");
    assertThat(known.code()).isEqualTo(ExitCode.QUIET);
    assertThat(known.json().at("/verdict/kind").textValue()).isEqualTo("none");
    assertThat(known.json().at("/left/source").textValue()).isEqualTo(V2);

    String third = "fixtures/article/left.html";
    Run news = run("compare", "--static", V1, third, "--variant", V2, "--variant", "gone.html");
    assertThat(news.code()).isEqualTo(ExitCode.CHANGED);
  }

  @Test
  void a_saved_result_is_retold_step_by_step() throws IOException {
    Path saved = folder.resolve("result.json");
    run(
        "compare",
        "--static",
        V1,
        V2,
        "--text-threshold",
        "9",
        "--format",
        "json",
        "-o",
        "" + saved);
    Run run = run("explain", saved.toString());
    assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.QUIET);
    assertThat(run.out())
        .contains("1. Is each page the page itself?", "price: 89.00 EUR -> 79.00 EUR")
        .contains("not below the threshold 0.63", "threshold 9 (option)")
        .contains("edited at .price", "field, content. The weightiest is the kind, field:")
        .contains("of 1.");
    assertThat(run("explain", "pom.xml").err()).contains("pom.xml: result 1 is no JSON");
    Files.writeString(saved, "{\"schema\": \"other\"}");
    assertThat(run("explain", saved.toString()).err()).contains("result 1 is no comparison");
  }

  @Test
  void of_several_saved_results_one_is_chosen() throws IOException {
    Path saved = folder.resolve("results.jsonl");
    Path list =
        Files.writeString(folder.resolve("pairs.tsv"), V1 + " " + V1 + "\n" + V1 + " gone.html");
    run("batch", "--static", list.toString(), "-o", saved.toString());
    assertThat(run("explain", saved.toString()).err()).contains("2 results: choose one");
    assertThat(run("explain", saved.toString(), "--line", "3").err()).contains("from 1 to 2");
    assertThat(run("explain", saved.toString(), "--line", "2").out())
        .contains("right, gone.html, is failed", "never a change", "It is unknown:");
  }

  @Test
  void what_cannot_be_calibrated_is_named() {
    Run run = run("calibrate", "--static", "no-such-page.html", V1, "--delay", "0");
    assertThat(run.code()).isEqualTo(ExitCode.UNJUDGED);
    assertThat(run.err()).contains("no-such-page.html: fewer than two captures");
    assertThat(run.out()).contains(V1);
  }

  private static String[] with(String[] line, String... more) {
    return Stream.of(line, more).flatMap(Stream::of).toArray(String[]::new);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--help",
        "fields --help",
        "compare --help",
        "batch --help",
        "calibrate --help",
        "explain --help",
        "doctor --help"
      })
  void help_has_examples(String line) {
    Run run = run(line.split(" "));
    assertThat(run.code()).isEqualTo(ExitCode.QUIET);
    assertThat(run.out()).contains("Example").contains("stemma ");
  }

  @Test
  void a_reader_that_wants_no_more_is_no_fault() throws IOException {
    Path list = Files.writeString(folder.resolve("pairs.tsv"), V1 + " " + V2);
    OutputStream closed =
        new OutputStream() {
          @Override
          public void write(int any) throws IOException {
            throw new IOException("Broken pipe");
          }
        };
    for (String command : List.of("compare --format json", "batch --format jsonl")) {
      ByteArrayOutputStream err = new ByteArrayOutputStream();
      List<String> line = new ArrayList<>(List.of((command + " --static -q").split(" ")));
      line.addAll(command.startsWith("batch") ? List.of(list.toString()) : List.of(V1, V2));
      int code =
          Main.run(line.toArray(String[]::new), new Console(closed, err, false, false, Map.of()));
      assertThat(code).isEqualTo(ExitCode.READER_GONE);
      assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
    }
  }

  @Test
  void exit_codes_are_in_the_help() {
    assertThat(run("--help").out()).contains("3   some pages could not be judged");
  }

  @Test
  void the_schema_is_json() throws IOException {
    assertThat(new ObjectMapper().readTree(run("schema", "comparison").out()).get("$schema"))
        .isNotNull();
  }
}
