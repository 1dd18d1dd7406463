package io.stemma.render;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** The packages of Debian and Ubuntu. */
final class AptPackages {
  private static final Path APT = Path.of("/usr/bin/apt-get");
  private static final long PATIENCE_MINUTES = 15;

  private final Consumer<String> notices;

  AptPackages(Consumer<String> notices) {
    this.notices = notices;
  }

  /** Whether this is such a system, and this user its administrator. */
  boolean mayInstall() {
    return Files.isExecutable(APT) && Root.isUser();
  }

  /** Installs packages, and says what it does. Returns whether that worked. */
  boolean install(String... packages) {
    notices.accept(
        "Installing " + String.join(" and ", packages) + " with apt-get (some minutes) ...");
    List<String> install =
        new ArrayList<>(List.of("install", "-y", "-q", "--no-install-recommends"));
    install.addAll(List.of(packages));
    return run(install) || (run(List.of("update", "-q")) && run(install));
  }

  private boolean run(List<String> arguments) {
    List<String> command = new ArrayList<>(List.of(APT.toString()));
    command.addAll(arguments);
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD);
    builder.environment().put("DEBIAN_FRONTEND", "noninteractive");
    try {
      Process process = builder.start();
      if (process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES)) {
        return process.exitValue() == 0;
      }
      process.destroy();
    } catch (IOException failed) {
      notices.accept("apt-get does not start: " + failed.getMessage());
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
    return false;
  }
}
