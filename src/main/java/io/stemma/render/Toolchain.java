package io.stemma.render;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A browser and the driver that goes with it.
 *
 * @param browser the executable of a Chrome or Chromium
 * @param driver the executable of a chromedriver
 * @param origin how they were found: {@code installed}, {@code named in the profile}
 */
public record Toolchain(Path browser, Path driver, String origin) {
  private static final Pattern VERSION = Pattern.compile("\\d+(\\.\\d+){1,3}");
  private static final long PATIENCE_SECONDS = 20;

  /**
   * The browser and driver that a profile leads to, in this order: those it names; those installed;
   * those that Selenium Manager or WebDriverManager can download; those of the system's packages.
   * May download or install them, and says so.
   *
   * @param profile what the user asked for
   * @param notices hears, in a line each, what is done that takes time
   * @throws BrowserUnavailableException if there are none
   */
  public static Toolchain find(
      BrowserProfile profile, java.util.function.Consumer<String> notices) {
    return new ToolchainSearch(profile, notices).toolchain();
  }

  /** The browser's version, {@code 156.0.8078.114}; empty where it does not say. */
  public String browserVersion() {
    return version(browser);
  }

  /** The driver's version; empty where it does not say. */
  public String driverVersion() {
    return version(driver);
  }

  /** What an executable calls its version when asked; empty where it does not say. */
  static String version(Path executable) {
    try {
      Process process =
          new ProcessBuilder(executable.toString(), "--version").redirectErrorStream(true).start();
      process.getOutputStream().close();
      String said = new String(process.getInputStream().readNBytes(4096), StandardCharsets.UTF_8);
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
      Matcher version = VERSION.matcher(said);
      return version.find() ? version.group() : "";
    } catch (IOException cannotRun) {
      return "";
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return "";
    }
  }

  /** The part of a version that browser and driver must share. */
  static String major(String version) {
    int dot = version.indexOf('.');
    return dot < 0 ? version : version.substring(0, dot);
  }
}
