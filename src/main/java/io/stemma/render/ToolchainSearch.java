package io.stemma.render;

import static io.stemma.render.Toolchain.major;

import io.github.bonigarcia.wdm.WebDriverManager;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.openqa.selenium.manager.SeleniumManager;
import org.openqa.selenium.manager.SeleniumManagerOutput.Result;

/** The search for a browser and a driver that {@link Toolchain#find} describes. */
final class ToolchainSearch {
  /**
   * Programs before the shell scripts that start them: a script costs time and hides the process.
   */
  private static final List<String> BROWSERS =
      List.of(
          "/opt/google/chrome/chrome",
          "/usr/lib/chromium/chromium",
          "/usr/lib/chromium-browser/chromium-browser",
          "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
          "/Applications/Chromium.app/Contents/MacOS/Chromium",
          "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
          "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe");

  private static final List<String> BROWSER_COMMANDS =
      List.of("google-chrome-stable", "google-chrome", "chromium", "chrome");
  private static final List<String> DRIVERS =
      List.of("/usr/lib/chromium/chromedriver", "/usr/lib/chromium-browser/chromedriver");
  private static final String INSTALL =
      "install Chrome or Chromium with its chromedriver (on Debian: apt-get install chromium"
          + " chromium-driver), or name both in the profile";

  private final BrowserProfile profile;
  private final Consumer<String> notices;

  ToolchainSearch(BrowserProfile profile, Consumer<String> notices) {
    this.profile = profile;
    this.notices = notices;
  }

  Toolchain toolchain() {
    Path browser = profile.browser() == null ? installedBrowser().orElse(null) : named("browser");
    if (browser == null) {
      return download().or(this::installPackages).orElseThrow(() -> none());
    }
    if (profile.driver() != null) {
      return new Toolchain(browser, named("driver"), "named in the profile");
    }
    return withDriver(browser);
  }

  private Path named(String key) {
    Path path = key.equals("browser") ? profile.browser() : profile.driver();
    if (path == null || !Files.isExecutable(path)) {
      throw new BrowserUnavailableException(
          "the profile "
              + profile.name()
              + " names as "
              + key
              + " "
              + path
              + ", which is no program",
          "correct the path or leave it out to use what is installed",
          null);
    }
    return path;
  }

  private static Optional<Path> installedBrowser() {
    return Stream.concat(
            BROWSERS.stream().map(Path::of), BROWSER_COMMANDS.stream().flatMap(c -> onPath(c)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /** The browser with the first driver of its major version. */
  private Toolchain withDriver(Path browser) {
    List<Path> drivers = installedDrivers(browser);
    if (!drivers.isEmpty() && inOnePackage(browser, drivers.get(0))) {
      return new Toolchain(browser, drivers.get(0), "installed");
    }
    String wanted = major(Toolchain.version(browser));
    for (Path driver : drivers) {
      if (major(Toolchain.version(driver)).equals(wanted)) {
        return new Toolchain(browser, driver, "installed");
      }
    }
    Path managed = managedDriver(wanted);
    if (managed == null) {
      throw mismatch(browser, drivers);
    }
    return new Toolchain(browser, managed, "driver from WebDriverManager");
  }

  private static boolean inOnePackage(Path browser, Path driver) {
    return browser.getParent() != null && browser.getParent().equals(driver.getParent());
  }

  private static List<Path> installedDrivers(Path browser) {
    Stream<Path> beside = Stream.of(browser.resolveSibling("chromedriver"));
    return Stream.of(beside, DRIVERS.stream().map(Path::of), onPath("chromedriver"))
        .flatMap(paths -> paths)
        .filter(Files::isExecutable)
        .distinct()
        .toList();
  }

  private static Stream<Path> onPath(String command) {
    String path = System.getenv("PATH");
    String ending = isWindows() ? ".exe" : "";
    return path == null
        ? Stream.empty()
        : Stream.of(path.split(File.pathSeparator))
            .filter(folder -> !folder.isBlank())
            .map(folder -> Path.of(folder, command + ending));
  }

  private static boolean isWindows() {
    return System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");
  }

  private @Nullable Path managedDriver(String major) {
    notices.accept("Getting a chromedriver for Chrome " + major + " with WebDriverManager ...");
    try {
      WebDriverManager manager = WebDriverManager.chromedriver().browserVersion(major);
      manager.setup();
      String path = manager.getDownloadedDriverPath();
      return path == null ? null : Path.of(path);
    } catch (RuntimeException unreachable) {
      notices.accept("WebDriverManager found none: " + firstLine(unreachable));
      return null;
    }
  }

  /** A browser and driver that Selenium Manager has, or can download. */
  private Optional<Toolchain> download() {
    notices.accept("No Chrome or Chromium is installed; asking Selenium Manager for one ...");
    try {
      Result found = SeleniumManager.getInstance().getBinaryPaths(List.of("--browser", "chrome"));
      Path browser = Path.of(found.getBrowserPath());
      Path driver = Path.of(found.getDriverPath());
      return Files.isExecutable(browser) && Files.isExecutable(driver)
          ? Optional.of(new Toolchain(browser, driver, "from Selenium Manager"))
          : Optional.empty();
    } catch (RuntimeException unreachable) {
      notices.accept("Selenium Manager found none: " + firstLine(unreachable));
      return Optional.empty();
    }
  }

  /** The browser of Debian's or Ubuntu's packages, where this user may install it. */
  private Optional<Toolchain> installPackages() {
    AptPackages packages = new AptPackages(notices);
    if (!packages.mayInstall() || !packages.install("chromium", "chromium-driver")) {
      return Optional.empty();
    }
    return installedBrowser().map(this::withDriver);
  }

  private static BrowserUnavailableException none() {
    return new BrowserUnavailableException(
        "there is no Chrome or Chromium here, and none could be downloaded", INSTALL, null);
  }

  private static BrowserUnavailableException mismatch(Path browser, List<Path> drivers) {
    StringBuilder problem =
        new StringBuilder("no chromedriver goes with the browser ")
            .append(browser)
            .append(" (version ")
            .append(Toolchain.version(browser))
            .append(')');
    for (Path driver : drivers) {
      problem.append("; ").append(driver).append(" is of ").append(Toolchain.version(driver));
    }
    return new BrowserUnavailableException(problem.toString(), INSTALL, null);
  }

  private static String firstLine(Throwable failure) {
    String message = String.valueOf(failure.getMessage());
    int end = message.indexOf('\n');
    return end < 0 ? message : message.substring(0, end);
  }
}
