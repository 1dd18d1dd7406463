package io.stemma.cli;

import io.stemma.compare.Scope;
import io.stemma.config.Configuration;
import io.stemma.dom.CssSelector;
import io.stemma.dom.NodePolicy;
import io.stemma.render.BrowserProfile;
import io.stemma.render.CaptureOptions;
import io.stemma.text.IgnorePattern;
import io.stemma.text.TextOptions;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say how a page is captured and which part of it counts. */
final class CaptureArguments {
  @Option(
      names = "--profile",
      paramLabel = "NAME|FILE",
      description = "Browser profile: a name in drivers-config or a file (default: default).")
  private @Nullable String profile;

  @Option(
      names = "--config",
      paramLabel = "FILE",
      description = {
        "What is set for types of pages, and the profile (default: stemma.yaml, if there is one).",
        "What is set with an option wins."
      })
  private @Nullable Path config;

  @Option(
      names = "--static",
      description = "Parse HTML without a browser; no script runs, nothing is laid out.")
  private boolean isStatic;

  @Option(
      names = "--region",
      paramLabel = "CSS",
      description = "Compare this part of the pages only. Repeatable.")
  private List<CssSelector> region = List.of();

  @Option(
      names = "--ignore",
      paramLabel = "CSS",
      description = "Leave this part of the pages out. Repeatable.")
  private List<CssSelector> ignored = List.of();

  @Option(
      names = "--keep-consent",
      description = "Compare layers that ask for consent to cookies too.")
  private boolean keepConsent;

  @Option(
      names = "--ignore-text",
      paramLabel = "REGEX",
      description = "Leave text out that this RE2 pattern matches. Repeatable.")
  private List<IgnorePattern> ignoredText = List.of();

  @Option(
      names = "--alternative-texts",
      description = "Compare the alternative texts of pictures too.")
  private boolean alternatives;

  @Option(
      names = "--form-values",
      description = "Compare the values that form fields come with too, passwords never.")
  private boolean formValues;

  @Option(
      names = "--sort",
      paramLabel = "CSS",
      description = "Compare the children of these elements without their order. Repeatable.")
  private List<CssSelector> sorted = List.of();

  @Option(
      names = "--wait-for",
      paramLabel = "CSS|js:EXPRESSION",
      description = {
        "Capture a page only once this selector matches something, or this",
        "expression of JavaScript is true."
      })
  private @Nullable Condition waitFor;

  @Option(
      names = "--cookie",
      paramLabel = "NAME=VALUE",
      description = "A cookie for the page's site. Repeatable.")
  private Map<String, String> cookies = Map.of();

  @Option(
      names = "--header",
      paramLabel = "NAME=VALUE",
      description = "A header of every request of the page. Repeatable.")
  private Map<String, String> headers = Map.of();

  @Option(
      names = "--freeze-time",
      paramLabel = "INSTANT",
      description = {
        "To the page's scripts it is always this moment, as in 2026-01-31T12:00:00Z,",
        "and their random numbers are the same every time."
      })
  private @Nullable Instant frozenTime;

  @Option(
      names = "--timeout",
      paramLabel = "SECONDS",
      description = "Time limit for loading a page (default: 30).")
  private double timeout = 30;

  @Option(
      names = "--nodes",
      paramLabel = "rendered|all",
      description =
          "Which nodes count: those that can be rendered, or every element and comment"
              + " (default: rendered).")
  private NodePolicy nodes = NodePolicy.RENDERED;

  @Option(names = "--screenshot", description = "Take a picture of each page (--report does too).")
  private boolean screenshot;

  /** What a page is waited for: a selector, or an expression of JavaScript after {@code js:}. */
  record Condition(String text) {
    private static final String SCRIPT = "js:";

    /** Refuses what is neither. */
    static Condition parse(String text) {
      if (!text.startsWith(SCRIPT)) {
        CssSelector.parse(text);
      }
      return new Condition(text);
    }
  }

  /**
   * What the user wrote down.
   *
   * @throws UserException if the file cannot be read or something in it is not understood
   */
  Configuration configuration() {
    return configuration(config);
  }

  /** The file that {@link #configuration} reads; perhaps there is none of that name. */
  Path configurationFile() {
    return config == null ? Configuration.FILE : config;
  }

  /** The configuration of a file; of the working folder for null. */
  static Configuration configuration(@Nullable Path file) {
    try {
      return file == null ? Configuration.ofWorkingFolder() : Configuration.load(file);
    } catch (IllegalArgumentException e) {
      throw new UserException(String.valueOf(e.getMessage()), e);
    }
  }

  /** The browser to use; null for none. */
  @Nullable BrowserProfile profile(Configuration configuration) {
    return isStatic ? null : load(profileName(profile, configuration));
  }

  /** The profile asked for, else the configured one, else the default. */
  static String profileName(@Nullable String asked, Configuration configuration) {
    if (asked != null) {
      return asked;
    }
    String configured = configuration.profile();
    return configured == null ? BrowserProfile.DEFAULT.name() : configured;
  }

  /**
   * Loads a browser profile.
   *
   * @throws UserException if there is none of that name or something in it is wrong
   */
  static BrowserProfile load(String nameOrFile) {
    try {
      return BrowserProfile.load(nameOrFile);
    } catch (IllegalArgumentException e) {
      throw new UserException(String.valueOf(e.getMessage()), e);
    }
  }

  CaptureOptions capture(boolean pictures) {
    return CaptureOptions.defaults()
        .withTimeout(Duration.ofMillis(Math.round(timeout * 1000)))
        .withWaitFor(waitFor == null ? null : waitFor.text())
        .withCookies(cookies)
        .withHeaders(headers)
        .withFrozenTime(frozenTime)
        .withScreenshot(screenshot || pictures);
  }

  Scope scope() {
    return new Scope(region, ignored, keepConsent);
  }

  List<CssSelector> sorted() {
    return sorted;
  }

  TextOptions text() {
    return new TextOptions(alternatives, formValues, ignoredText);
  }

  NodePolicy nodes() {
    return nodes;
  }
}
