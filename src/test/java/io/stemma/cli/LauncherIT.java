package io.stemma.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.io.TempDirFactory;

/** The program as a user starts it: the launcher, a browser, and what is left when it ended. */
@Timeout(value = 600, threadMode = ThreadMode.SEPARATE_THREAD)
class LauncherIT {
  private static final String V1 = "fixtures/shop/product-v1.html";
  private static final String V2 = "fixtures/shop/product-v2.html";

  @TempDir private Path folder;

  /**
   * What the program makes its temporary files in; a long path would not serve Chrome's sockets.
   */
  @TempDir(factory = ShortName.class)
  private Path temporary;

  /** Where the program is started. */
  private Path working = Path.of(".");

  @Test
  void the_first_command_of_the_readme_prints_what_the_readme_shows() throws Exception {
    Process stemma = start("compare", V1, V2);
    assertThat(output()).contains("price 89.00 EUR -> 79.00 EUR");
    assertThat(Files.readString(Path.of("README.md")).replaceAll("(?m)^    ", ""))
        .contains("$ ./stemma compare " + V1 + " " + V2 + "\n" + output());
    assertThat(stemma.exitValue()).isEqualTo(ExitCode.CHANGED);
    assertThat(temporary).isEmptyDirectory();
  }

  @Test
  void a_temporary_folder_too_long_for_sockets_does_no_harm() throws Exception {
    temporary = Files.createDirectory(folder.resolve("t".repeat(80)));
    assertThat(start("compare", V1, V1, "--format", "json").exitValue()).isEqualTo(ExitCode.QUIET);
    assertThat(temporary).isEmptyDirectory();
  }

  @Test
  void twenty_pairs_give_twenty_results_in_order_and_the_bad_ones_harm_no_other() throws Exception {
    List<String> lines = new ArrayList<>();
    for (int pair = 1; pair <= 20; pair++) {
      lines.add(
          switch (pair) {
            case 5 -> V1 + " no-such-file.html";
            case 11 -> "http://127.0.0.1:" + refusedPort() + "/ " + V1;
            case 17 -> V1 + " http://no-such-host.invalid/";
            default -> V1 + " " + (pair % 2 == 0 ? V2 : V1);
          });
    }
    start("compare", V1, V2, "--format", "json");
    JsonNode alone = json();
    Path list = Files.write(folder.resolve("pairs.tsv"), lines);
    Process stemma = start("batch", list.toString(), "--workers", "3");
    assertThat(stemma.exitValue()).isEqualTo(ExitCode.CHANGED);
    List<JsonNode> results = new ArrayList<>();
    for (String line : Files.readAllLines(folder.resolve("out"))) {
      results.add(new ObjectMapper().readTree(line));
    }
    assertThat(results).hasSize(20);
    for (int pair = 1; pair <= 20; pair++) {
      String kind = results.get(pair - 1).at("/verdict/kind").textValue();
      boolean bad = pair == 5 || pair == 11 || pair == 17;
      assertThat(kind).isEqualTo(bad ? "unknown" : pair % 2 == 0 ? "field" : "none");
    }
    for (String part : List.of("verdict", "structure", "text", "fields")) {
      assertThat(results.get(1).get(part)).isEqualTo(alone.get(part));
    }
    assertThat(results.get(4).at("/verdict/reasons/0").textValue()).contains("no such file");
    assertThat(results.get(10).at("/verdict/reasons/0").textValue()).contains("REFUSED");
    assertThat(results.get(16).at("/verdict/reasons/0").textValue()).contains("host is unknown");
    assertThat(temporary).isEmptyDirectory();
  }

  @Test
  void the_configuration_in_the_working_folder_is_found() throws Exception {
    Files.writeString(
        folder.resolve("stemma.yaml"),
        "types: {product: {match: '**/shop/*', fields: {cost: .price|price}}}");
    working = folder;
    start("compare", "--static", absolute(V1), absolute(V2), "--format", "json");
    assertThat(json().at("/type").textValue()).isEqualTo("product");
    assertThat(json().at("/fields/0/name").textValue()).isEqualTo("cost");
  }

  private static String absolute(String path) {
    return Path.of(path).toAbsolutePath().toString();
  }

  @Test
  void a_run_that_is_stopped_leaves_no_process_and_no_folder() throws Exception {
    try (ServerSocket silent = new ServerSocket(0, 8, InetAddress.getLoopbackAddress())) {
      silent.setSoTimeout(60_000);
      String address = "http://127.0.0.1:" + silent.getLocalPort() + "/";
      Process stemma = launch("compare", address + "a", address + "b");
      try (Socket page = silent.accept()) {
        assertThat(page.isConnected()).isTrue();
        List<ProcessHandle> started = stemma.descendants().toList();
        assertThat(started).isNotEmpty();
        stemma.destroy();
        assertThat(stemma.waitFor(20, TimeUnit.SECONDS)).isTrue();
        assertThat(started).noneMatch(LauncherIT::runs);
      }
    }
    assertThat(temporary).isEmptyDirectory();
    assertThat(output()).isEmpty();
  }

  /** A process that ended but was not yet collected by its parent has no command. */
  private static boolean runs(ProcessHandle process) {
    return process.isAlive() && process.info().command().isPresent();
  }

  private static int refusedPort() throws IOException {
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return free.getLocalPort();
    }
  }

  /** Runs the launcher to its end. */
  private Process start(String... arguments) throws Exception {
    Process stemma = launch(arguments);
    assertThat(stemma.waitFor(500, TimeUnit.SECONDS)).isTrue();
    return stemma;
  }

  private Process launch(String... arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of(absolute("stemma")));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("STEMMA_JAVA_OPTIONS", "-Djava.io.tmpdir=" + temporary);
    return builder
        .directory(working.toFile())
        .redirectOutput(folder.resolve("out").toFile())
        .redirectError(folder.resolve("err").toFile())
        .start();
  }

  private String output() throws IOException {
    return Files.readString(folder.resolve("out"));
  }

  private JsonNode json() throws IOException {
    return new ObjectMapper().readTree(output());
  }

  /** Makes folders whose path leaves room for what Chrome puts below it. */
  static final class ShortName implements TempDirFactory {
    @Override
    public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext context)
        throws IOException {
      return Files.createTempDirectory("t");
    }
  }
}
