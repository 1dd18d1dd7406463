package io.stemma.render;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A running chromedriver. It picks its port itself and says which; its temporary files, and those
 * of the browser that it starts, go to a folder of their own.
 *
 * <p>Selenium's {@code DriverService} does not tell the process id, without which what it started
 * cannot be ended for certain.
 */
final class DriverProcess {
  private static final Pattern READY = Pattern.compile("started successfully on port (\\d+)");

  private final Process process;
  private final URL address;

  private DriverProcess(Process process, URL address) {
    this.process = process;
    this.address = address;
  }

  /**
   * Starts the driver and waits until it listens.
   *
   * @param temporary where it may keep files
   * @throws BrowserUnavailableException if it does not start
   */
  static DriverProcess start(Path driver, Path temporary) {
    Path log = temporary.resolve("chromedriver.log");
    ProcessBuilder command =
        new ProcessBuilder(driver.toString(), "--port=0", "--log-path=" + log)
            .redirectErrorStream(true);
    command.environment().put("TMPDIR", temporary.toString());
    try {
      Process process = command.start();
      return new DriverProcess(process, address(driver, process));
    } catch (IOException failed) {
      throw new BrowserUnavailableException(
          "chromedriver at " + driver + " does not start (" + failed.getMessage() + ")",
          "name a working one as \"driver\" in the profile",
          failed);
    }
  }

  private static URL address(Path driver, Process process) throws IOException {
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    StringBuilder said = new StringBuilder();
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      Matcher ready = READY.matcher(line);
      if (ready.find()) {
        return URI.create("http://127.0.0.1:" + ready.group(1)).toURL();
      }
      said.append(line).append(' ');
    }
    ProcessTree.end(java.util.List.of(process.toHandle()));
    throw new BrowserUnavailableException(
        driver + " is no working chromedriver: it said \"" + said.toString().strip() + "\"",
        "name a working one as \"driver\" in the profile",
        null);
  }

  URL address() {
    return address;
  }

  ProcessHandle handle() {
    return process.toHandle();
  }
}
