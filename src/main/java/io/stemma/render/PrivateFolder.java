package io.stemma.render;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import org.jspecify.annotations.Nullable;

/**
 * A folder for one browser's temporary files. Its owner holds a lock in it, so the folder of a run
 * that was killed is known by its free lock, and is swept by the next run.
 */
final class PrivateFolder implements AutoCloseable {
  private static final String PREFIX = "stemma-browser-";
  private static final String LOCK = "owner.lock";

  /**
   * The longest path of a temporary folder that serves: what the system allows for a socket's path,
   * less the names that this class and Chrome put below it.
   */
  private static final int LONGEST =
      107
          - "/stemma-browser-12345678901234567890".length()
          - "/org.chromium.Chromium.XXXXXX/SingletonSocket".length();

  private static final int TRIES = 40;
  private static final long PAUSE_MILLIS = 25;

  private final Path path;
  private final FileChannel owner;

  private PrivateFolder(Path path, FileChannel owner) {
    this.path = path;
    this.owner = owner;
  }

  /** A new folder in the system's temporary folder. */
  static PrivateFolder create() {
    try {
      Path path = Files.createTempDirectory(temporary(), PREFIX);
      FileChannel owner =
          FileChannel.open(path.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      owner.lock();
      return new PrivateFolder(path, owner);
    } catch (IOException failed) {
      throw new UncheckedIOException("cannot make a temporary folder", failed);
    }
  }

  /** Ends what runs in the folders of owners that were killed, and deletes them. */
  static void sweep() {
    try (DirectoryStream<Path> folders = Files.newDirectoryStream(temporary(), PREFIX + "*")) {
      for (Path folder : folders) {
        sweep(folder);
      }
    } catch (IOException unreadable) {
      // Leftovers cost room, not correctness.
    }
  }

  /**
   * The system's temporary folder; where its path is too long for Chrome's sockets, {@code /tmp}.
   */
  private static Path temporary() {
    Path wished = Path.of(System.getProperty("java.io.tmpdir", "/tmp"));
    Path shortest = Path.of("/tmp");
    return wished.toString().length() > LONGEST && Files.isWritable(shortest) ? shortest : wished;
  }

  private static void sweep(Path folder) throws IOException {
    Path lock = folder.resolve(LOCK);
    if (!Files.isWritable(lock)) {
      return;
    }
    try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.WRITE)) {
      if (channel.tryLock() != null) {
        ProcessTree.endAllNaming(folder);
        delete(folder);
      }
    } catch (OverlappingFileLockException ours) {
      // In use by this very process.
    }
  }

  Path path() {
    return path;
  }

  /** Deletes the folder, waiting a little for processes that are just ending. */
  @Override
  public void close() {
    try {
      owner.close();
    } catch (IOException alreadyClosed) {
      // The lock goes with the process in any case.
    }
    for (int left = TRIES; left > 0 && !delete(path); left--) {
      try {
        Thread.sleep(PAUSE_MILLIS);
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
        left = 1;
      }
    }
  }

  private static boolean delete(Path folder) {
    try {
      Files.walkFileTree(
          folder,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
                throws IOException {
              Files.deleteIfExists(file);
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException failed) {
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path inner, @Nullable IOException failed)
                throws IOException {
              Files.deleteIfExists(inner);
              return FileVisitResult.CONTINUE;
            }
          });
      return true;
    } catch (IOException inUse) {
      return false;
    }
  }
}
