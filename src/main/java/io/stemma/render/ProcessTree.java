package io.stemma.render;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Processes and all that they started, ended together. */
final class ProcessTree {
  private static final long PATIENCE_SECONDS = 5;

  private ProcessTree() {}

  /** Ends the processes and their descendants at once, and waits until they are gone. */
  static void end(List<ProcessHandle> roots) {
    Set<ProcessHandle> all = new LinkedHashSet<>();
    for (ProcessHandle root : roots) {
      all.add(root);
      root.descendants().forEach(all::add);
    }
    all.forEach(ProcessHandle::destroyForcibly);
    CompletableFuture<?>[] exits =
        all.stream().map(ProcessHandle::onExit).toArray(CompletableFuture<?>[]::new);
    try {
      CompletableFuture.allOf(exits).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException | TimeoutException unkillable) {
      // Nothing is stronger than what was tried.
    }
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
