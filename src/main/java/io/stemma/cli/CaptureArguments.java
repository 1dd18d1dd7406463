package io.stemma.cli;

import io.stemma.compare.Scope;
import io.stemma.dom.CssSelector;
import io.stemma.dom.NodePolicy;
import io.stemma.render.BrowserProfile;
import io.stemma.render.CaptureOptions;
import io.stemma.text.IgnorePattern;
import io.stemma.text.TextOptions;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say how a page is captured and which part of it counts. */
final class CaptureArguments {
  @Option(
      names = "--profile",
      paramLabel = "NAME|FILE",
      description = "Browser profile: a name in drivers-config or a file (default: default).")
  private String profile = "default";

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
      names = "--ignore-text",
      paramLabel = "REGEX",
      description = "Leave text out that this RE2 pattern matches. Repeatable.")
  private List<IgnorePattern> ignoredText = List.of();

  @Option(
      names = "--sort",
      paramLabel = "CSS",
      description = "Compare the children of these elements without their order. Repeatable.")
  private List<CssSelector> sorted = List.of();

  @Option(
      names = "--wait-for",
      paramLabel = "CSS",
      description = "Capture a page only once this selector matches something.")
  private @Nullable CssSelector waitFor;

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

  /** The browser to use; null for none. */
  @Nullable BrowserProfile profile() {
    return isStatic ? null : load(profile);
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
        .withWaitFor(waitFor == null ? null : waitFor.toString())
        .withScreenshot(screenshot || pictures);
  }

  Scope scope() {
    return new Scope(region, ignored);
  }

  List<CssSelector> sorted() {
    return sorted;
  }

  TextOptions text() {
    return TextOptions.VISIBLE.ignoring(ignoredText);
  }

  NodePolicy nodes() {
    return nodes;
  }
}
