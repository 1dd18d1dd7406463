package io.stemma.cli;

import static io.stemma.cli.Run.run;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RepairCommandTest {
  private static final String CONFIGURATION =
      """
      types:
        lamp:   # what we sell most
          match: "**/lamp*"
          fields:
            cost: .price|price|drop > 5%
            name: h1
        bare: {match: none}
      """;

  private static final String PAGE =
      """
      <title>Lamps</title><h1>%s</h1>
      <table><tr><th>Price<td><b class=%s>%s EUR</b><tr><th>Height<td>46 cm</table>
      """;

  @TempDir private Path folder;

  @BeforeEach
  void pages() throws IOException {
    write("shop.yaml", CONFIGURATION);
    write("lamp-before.html", PAGE.formatted("Aurora", "price", "89.00"));
    write("lamp-now.html", PAGE.formatted("Aurora", "cost", "79.00"));
    write("lamp-2.html", PAGE.formatted("Borealis", "cost", "65.00"));
    write("lamp-3.html", PAGE.formatted("Corona", "figure", "65.00"));
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private String path(String name) {
    return folder.resolve(name).toString();
  }

  private Run repair(String now, String... more) {
    List<String> line =
        new ArrayList<>(
            List.of(
                "repair",
                "lamp",
                "--static",
                "--config",
                path("shop.yaml"),
                "--baseline",
                path("lamp-before.html"),
                "--now",
                path(now)));
    line.addAll(List.of(more));
    return run(line.toArray(String[]::new));
  }

  @Test
  void a_lost_field_is_found_again_and_the_patch_is_told_why() {
    Run run = repair("lamp-now.html", "--sibling", path("lamp-2.html"));

    assertThat(run.code()).isEqualTo(ExitCode.CHANGED);
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .startsWith("# cost: missing; was 89.00 EUR\n#   .price -> .cost\n#   confidence 0.")
        .contains("says 79.00 EUR: the old element became it, it stands after \"Price\" as before")
        .contains("-      cost: .price|price|drop > 5%\n+      cost: \".cost|price|drop > 5%\"\n")
        .contains("\n   lamp:   # what we sell most\n");
    assertThat(Path.of("shop.yaml")).doesNotExist();
    assertThat(folder.resolve("shop.yaml")).hasContent(CONFIGURATION);
  }

  @Test
  void the_result_for_a_program_follows_its_schema() {
    Run run = repair("lamp-now.html", "--sibling", path("lamp-2.html"), "--format", "json");

    JsonNode result = run.json();
    assertThat(
            JsonSchemaFactory.getInstance(VersionFlag.V202012)
                .getSchema(run("schema", "repair").out())
                .validate(result))
        .isEmpty();
    assertThat(result.at("/broken")).hasSize(1);
    assertThat(result.at("/broken/0/proposal").textValue()).isEqualTo(".cost");
    assertThat(result.at("/broken/0/abstention").isNull()).isTrue();
    assertThat(result.at("/siblings/0/source").textValue()).isEqualTo(path("lamp-2.html"));
    assertThat(result.at("/patch").textValue()).contains("+      cost:");
  }

  @Test
  void a_sibling_on_which_nothing_would_be_found_forbids_a_proposal() {
    Run run = repair("lamp-now.html", "--sibling", path("lamp-3.html"), "--format", "json");

    JsonNode broken = run.json().at("/broken/0");
    assertThat(broken.at("/proposal").textValue()).isNotEqualTo(".cost");
  }

  @Test
  void a_sibling_that_is_not_there_is_named_and_left_out() {
    Run run = repair("lamp-now.html", "--sibling", path("gone.html"));

    assertThat(run.code()).isEqualTo(ExitCode.CHANGED);
    assertThat(run.out()).contains("gone.html is not the page itself: failed", ".price -> .cost");
  }

  @Test
  void a_sound_page_needs_no_patch() {
    Run run = repair("lamp-before.html");

    assertThat(run.code()).isEqualTo(ExitCode.QUIET);
    assertThat(run.out()).isEqualTo("# no field is broken\n");
  }

  @Test
  void a_page_that_is_not_itself_says_nothing_of_its_fields() throws IOException {
    write("empty.html", "");
    Run run = repair("empty.html");

    assertThat(run.code()).isEqualTo(ExitCode.UNJUDGED);
    assertThat(run.out()).startsWith("# ").contains("is not the page itself: empty");
    assertThat(run.out().lines()).hasSize(1);
  }

  @Test
  void what_a_page_says_cannot_pass_for_a_patch() throws IOException {
    write(
        "lamp-before.html",
        PAGE.formatted("Aurora", "price", "<i>1\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b</i> 89.00"));
    Run run = repair("lamp-now.html");

    assertThat(run.out().lines().takeWhile(line -> line.startsWith("#")).count())
        .isEqualTo(run.out().lines().takeWhile(line -> !line.startsWith("---")).count());
    assertThat(run.out()).doesNotContain("a/x\n");
  }

  @Test
  void what_is_wrong_is_named_with_the_remedy() {
    assertThat(run("repair", "lmap", "--config", path("shop.yaml"), "--baseline", "a.html"))
        .satisfies(
            run -> {
              assertThat(run.code()).isEqualTo(ExitCode.USAGE);
              assertThat(run.err())
                  .contains("no type \"lmap\" is configured; did you mean \"lamp\"?");
            });
    assertThat(run("repair", "bare", "--config", path("shop.yaml"), "--baseline", "a.html").err())
        .contains("the type \"bare\" has no fields; add some under types.bare.fields in ");
    assertThat(
            run(
                    "repair",
                    "lamp",
                    "--static",
                    "--config",
                    path("shop.yaml"),
                    "--baseline",
                    path("gone.html"))
                .err())
        .contains("gone.html is not the page itself: ");
    assertThat(
            run(
                    "repair",
                    "lamp",
                    "--static",
                    "--config",
                    path("shop.yaml"),
                    "--baseline",
                    path("lamp-before.html"))
                .err())
        .contains("where is the page now?", "name it with --now");
  }
}
