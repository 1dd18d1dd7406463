package io.stemma.render;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.openqa.selenium.Capabilities;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.remote.RemoteWebDriver;
import org.openqa.selenium.remote.http.ClientConfig;

/**
 * One running browser: the driver, the WebDriver session that started it, and the connection over
 * which its pages are told what to do. Safe for several threads.
 */
final class Chrome implements AutoCloseable {
  private final PrivateFolder folder;
  private final List<ProcessHandle> processes = new ArrayList<>();
  private final CdpConnection connection;
  private final CdpSession session;
  private final String userAgent;
  private boolean closed;

  private Chrome(Toolchain tools, BrowserProfile profile, Stopwatch.Lap lap) {
    folder = PrivateFolder.create();
    try {
      DriverProcess driver = DriverProcess.start(tools.driver(), folder.path());
      processes.add(driver.handle());
      lap.end("start chromedriver");
      Capabilities started =
          new RemoteWebDriver(
                  driver.address(),
                  ChromeFlags.capabilities(profile, tools.browser()),
                  ClientConfig.defaultConfig(),
                  false)
              .getCapabilities();
      recordBrowser(started);
      lap.end("start the browser");
      HttpClient http = HttpClient.newHttpClient();
      JsonNode about = about(http, started);
      userAgent = about.path("User-Agent").asText().replace("Headless", "");
      connection =
          CdpConnection.open(http, URI.create(about.path("webSocketDebuggerUrl").asText()));
      session = CdpSession.ofBrowser(connection);
      lap.end("connect to the browser");
    } catch (WebDriverException | IOException failed) {
      end();
      throw new BrowserUnavailableException(
          "the browser "
              + tools.browser()
              + " does not start with the driver "
              + tools.driver()
              + ": "
              + firstLine(failed),
          "see that both are of one version ("
              + tools.browserVersion()
              + " and "
              + tools.driverVersion()
              + ") and that the profile's flags are right",
          failed);
    } catch (RuntimeException failed) {
      end();
      throw failed;
    }
  }

  /**
   * Starts a browser.
   *
   * @throws BrowserUnavailableException if it does not start
   */
  static Chrome start(Toolchain tools, BrowserProfile profile, Stopwatch watch) {
    return new Chrome(tools, profile, watch.start());
  }

  CdpConnection connection() {
    return connection;
  }

  /** The conversation with the browser as a whole. */
  CdpSession session() {
    return session;
  }

  /** What the browser calls itself, without the word that says that it has no screen. */
  String userAgent() {
    return userAgent;
  }

  /** Where its temporary files are. */
  java.nio.file.Path folder() {
    return folder.path();
  }

  boolean isGone() {
    return connection.isClosed();
  }

  /** Ends every process of the browser at once and deletes its files. */
  @Override
  public synchronized void close() {
    if (!closed) {
      closed = true;
      connection.close();
      end();
    }
  }

  private void end() {
    ProcessTree.end(processes);
    folder.close();
  }

  private void recordBrowser(Capabilities started) {
    if (started.getCapability("goog:processID") instanceof Number id) {
      ProcessHandle.of(id.longValue()).ifPresent(processes::add);
    }
  }

  private static JsonNode about(HttpClient http, Capabilities started) throws IOException {
    Object chrome = started.getCapability("goog:chromeOptions");
    Object address = chrome instanceof Map<?, ?> map ? map.get("debuggerAddress") : null;
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://" + address + "/json/version")).build();
    try {
      return new JsonMapper()
          .readTree(http.send(request, HttpResponse.BodyHandlers.ofString()).body());
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while the browser started", stopped);
    }
  }

  private static String firstLine(Exception failure) {
    String message = String.valueOf(failure.getMessage());
    int end = message.indexOf('\n');
    return end < 0 ? message : message.substring(0, end);
  }
}
