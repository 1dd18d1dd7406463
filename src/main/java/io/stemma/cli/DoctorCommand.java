package io.stemma.cli;

import io.stemma.config.Configuration;
import io.stemma.page.Bytes;
import io.stemma.page.PageSource;
import io.stemma.page.PageState;
import io.stemma.page.Snapshot;
import io.stemma.render.BrowserProfile;
import io.stemma.render.BrowserUnavailableException;
import io.stemma.render.CaptureOptions;
import io.stemma.render.Renderer;
import io.stemma.render.Toolchain;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Says what Stemma runs with, and tries it. */
@Command(
    name = "doctor",
    mixinStandardHelpOptions = true,
    description = {
      "Says which browser, driver and settings are in use, renders a page with them,",
      "and says what is wrong."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  stemma doctor", "  stemma doctor --profile mobile"})
final class DoctorCommand implements Callable<Integer> {
  private static final PageSource PROBE =
      new PageSource.Html(
          "probe",
          Bytes.copyOf(
              "<!DOCTYPE html><title>probe</title><p>It works.".getBytes(StandardCharsets.UTF_8)));

  @Option(
      names = "--profile",
      paramLabel = "NAME|FILE",
      description = "The browser profile to try (default: default).")
  private @Nullable String profile;

  @Option(
      names = "--config",
      paramLabel = "FILE",
      description = "The configuration to check (default: stemma.yaml, if there is one).")
  private @Nullable Path config;

  private final Console console;

  DoctorCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    say("stemma", Version.ofStemma());
    say("java", System.getProperty("java.version") + " at " + System.getProperty("java.home"));
    Configuration configuration = CaptureArguments.configuration(config);
    say("config", describe(configuration));
    BrowserProfile chosen =
        CaptureArguments.load(CaptureArguments.profileName(profile, configuration));
    say("profile", chosen.name());
    try {
      Toolchain tools = Toolchain.find(chosen, console::notice);
      say("browser", tools.browser() + ", version " + tools.browserVersion());
      say("driver", tools.driver() + ", version " + tools.driverVersion());
      say("found", tools.origin());
      return probe(chosen);
    } catch (BrowserUnavailableException e) {
      say("wrong", String.valueOf(e.getMessage()));
      return ExitCode.USAGE;
    }
  }

  private String describe(Configuration configuration) {
    if (config == null && !Files.isRegularFile(Configuration.FILE)) {
      return "no " + Configuration.FILE + " here";
    }
    List<String> types = configuration.types().names();
    return (config == null ? Configuration.FILE : config)
        + (types.isEmpty() ? ", no types" : ", types " + String.join(", ", types))
        + (configuration.unused().isEmpty()
            ? ""
            : "; not used yet: " + String.join(", ", configuration.unused()));
  }

  private int probe(BrowserProfile chosen) {
    try (Renderer renderer = Renderer.inBrowser(chosen, console::notice)) {
      Snapshot page = renderer.render(PROBE, CaptureOptions.defaults());
      if (page.state() != PageState.OK) {
        say("wrong", "a page does not render: " + page.stateReason());
        return ExitCode.UNJUDGED;
      }
      say("works", "rendered a page in " + page.loadTime().toMillis() + " ms");
      return ExitCode.QUIET;
    }
  }

  private void say(String what, String value) {
    console.out().printf("%-8s %s%n", what, value);
  }
}
