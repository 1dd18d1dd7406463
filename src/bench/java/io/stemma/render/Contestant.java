package io.stemma.render;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Something that loads pages, timed, with the memory of its processes. */
final class Contestant implements AutoCloseable {
  private static final long PAUSE_MILLIS = 100;

  /** Where the user time stands after a process's name in {@code /proc/PID/stat}. */
  private static final int USER_TIME = 11;

  private static final double TICKS_PER_SECOND = 100;

  private final String name;
  private final Loads loads;
  private final List<ProcessHandle> processes;
  private volatile long mostKilobytes;
  private double bestSeconds = Double.MAX_VALUE;
  private double leastCpuSeconds = Double.MAX_VALUE;

  /** Loads the pages. */
  interface Loads extends AutoCloseable {
    /** Loads every page once. */
    void loadAll() throws IOException;
  }

  private Contestant(String name, Loads loads, List<ProcessHandle> processes) {
    this.name = name;
    this.loads = loads;
    this.processes = processes;
  }

  /** Starts a contestant and has it load the pages once for practice. */
  static Contestant of(String name, Callable<? extends Loads> start) throws Exception {
    List<ProcessHandle> others = ProcessHandle.current().children().toList();
    Loads loads = start.call();
    loads.loadAll();
    List<ProcessHandle> own =
        ProcessHandle.current().children().filter(child -> !others.contains(child)).toList();
    return new Contestant(name, loads, own);
  }

  String name() {
    return name;
  }

  void run() throws Exception {
    Thread watch = new Thread(this::watchMemory);
    watch.start();
    double cpu = cpuSeconds();
    long start = System.nanoTime();
    loads.loadAll();
    leastCpuSeconds = Math.min(leastCpuSeconds, cpuSeconds() - cpu);
    bestSeconds = Math.min(bestSeconds, (System.nanoTime() - start) / 1e9);
    watch.interrupt();
    watch.join();
  }

  double bestSeconds() {
    return bestSeconds;
  }

  /**
   * The least processor time of a round: of its processes, those they started and that ended, and of
   * this one, which serves the pages to all alike. It counts even where the machine is busy.
   */
  double leastCpuSeconds() {
    return leastCpuSeconds;
  }

  private double cpuSeconds() {
    return Stream.concat(tree(), Stream.of(ProcessHandle.current()))
        .mapToDouble(Contestant::cpuSeconds)
        .sum();
  }

  private static double cpuSeconds(ProcessHandle process) {
    try {
      String stat = Files.readString(Path.of("/proc", Long.toString(process.pid()), "stat"));
      String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
      long ticks = 0;
      for (int field = USER_TIME; field < USER_TIME + 4; field++) {
        ticks += Long.parseLong(fields[field]);
      }
      return ticks / TICKS_PER_SECOND;
    } catch (IOException gone) {
      return 0;
    }
  }

  private Stream<ProcessHandle> tree() {
    return processes.stream()
        .flatMap(process -> Stream.concat(Stream.of(process), process.descendants()));
  }

  /** The greatest sum seen of what the processes occupy, shared pages counted once. */
  long mostMegabytes() {
    return mostKilobytes / 1024;
  }

  private void watchMemory() {
    try {
      while (true) {
        long now =
            tree()
                .mapToLong(Contestant::kilobytes)
                .sum();
        mostKilobytes = Math.max(mostKilobytes, now);
        TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
      }
    } catch (InterruptedException ended) {
      // The round is over.
    }
  }

  private static long kilobytes(ProcessHandle process) {
    try (Stream<String> lines =
        Files.lines(Path.of("/proc", Long.toString(process.pid()), "smaps_rollup"))) {
      return lines
          .filter(line -> line.startsWith("Pss:"))
          .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
          .findFirst()
          .orElse(0);
    } catch (IOException | java.io.UncheckedIOException gone) {
      return 0;
    }
  }

  @Override
  public void close() throws Exception {
    loads.close();
  }
}
