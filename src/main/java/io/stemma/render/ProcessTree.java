package io.stemma.render;

import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** Processes and all that they started, ended together. */
final class ProcessTree {
  private static final Duration PATIENCE = Duration.ofSeconds(5);
  private static final long PAUSE_MILLIS = 3;

  private ProcessTree() {}

  /** Ends the processes and their descendants at once, and waits until they are gone. */
  static void end(List<ProcessHandle> roots) {
    Set<ProcessHandle> all = new LinkedHashSet<>();
    for (ProcessHandle root : roots) {
      all.add(root);
      root.descendants().forEach(all::add);
    }
    all.forEach(ProcessHandle::destroyForcibly);
    Deadline patience = Deadline.in(PATIENCE);
    while (all.stream().anyMatch(ProcessTree::runs) && !patience.hasPassed()) {
      try {
        TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }

  /** Whether the process does anything: one that ended and was not yet collected has no command. */
  private static boolean runs(ProcessHandle process) {
    return process.isAlive() && process.info().command().isPresent();
  }

  /** Ends the processes whose command line names {@code folder}, and their descendants. */
  static void endAllNaming(Path folder) {
    String name = folder.toString();
    end(
        ProcessHandle.allProcesses()
            .filter(process -> process.info().commandLine().orElse("").contains(name))
            .toList());
  }
}
