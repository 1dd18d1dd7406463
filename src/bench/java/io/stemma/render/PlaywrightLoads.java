package io.stemma.render;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/** Loads pages with {@code src/bench/playwright/pages.js}, for which npm gets Playwright. */
final class PlaywrightLoads implements Contestant.Loads {
  private static final Path SCRIPT = Path.of("src", "bench", "playwright");

  private final Process node;
  private final BufferedReader out;

  PlaywrightLoads(Path browser, String flag, int workers, List<String> addresses)
      throws IOException, InterruptedException {
    Path folder = Files.createDirectories(Path.of("target", "playwright"));
    for (String file : List.of("package.json", "pages.js")) {
      Files.copy(
          SCRIPT.resolve(file), folder.resolve(file), StandardCopyOption.REPLACE_EXISTING);
    }
    ProcessBuilder npm = new ProcessBuilder("npm", "install", "--no-audit", "--no-fund");
    if (npm.directory(folder.toFile()).inheritIO().start().waitFor() != 0) {
      throw new IOException("npm could not get Playwright");
    }
    List<String> command = new ArrayList<>(List.of("node", "pages.js", browser.toString()));
    command.addAll(List.of(Integer.toString(workers), flag));
    command.addAll(addresses);
    node =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    out = node.inputReader(StandardCharsets.UTF_8);
    expect("ready");
  }

  @Override
  public void loadAll() throws IOException {
    say("go");
    expect("done");
  }

  private void say(String line) throws IOException {
    node.getOutputStream().write((line + "\n").getBytes(StandardCharsets.UTF_8));
    node.getOutputStream().flush();
  }

  private void expect(String word) throws IOException {
    String line = out.readLine();
    if (!word.equals(line)) {
      throw new IOException("the Playwright script said " + line + " and not " + word);
    }
  }

  @Override
  public void close() throws IOException, InterruptedException {
    node.getOutputStream().close();
    node.waitFor();
  }
}
