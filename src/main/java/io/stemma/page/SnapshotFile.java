package io.stemma.page;

import com.github.luben.zstd.ZstdIOException;
import com.github.luben.zstd.ZstdInputStream;
import com.github.luben.zstd.ZstdOutputStream;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.util.Arrays;

/**
 * Snapshots as files ({@code .stemma}). A file holds all that comparing and reporting need, so a
 * snapshot that was read back compares as the one that was written.
 *
 * <p>The format: eight bytes {@code STEMMA}, zero, and the version; then, compressed by Zstandard,
 * what {@link SnapshotWriter} writes. Every version that ever was is read.
 */
public final class SnapshotFile {
  /** How the names of such files end. */
  public static final String ENDING = ".stemma";

  private static final byte[] MAGIC = "STEMMA\0".getBytes(StandardCharsets.US_ASCII);
  private static final int VERSION = 1;

  private SnapshotFile() {}

  /**
   * Writes a snapshot to a stream, which stays open.
   *
   * @throws IOException if the stream takes no more
   */
  public static void write(Snapshot snapshot, OutputStream stream) throws IOException {
    stream.write(MAGIC);
    stream.write(VERSION);
    try (ZstdOutputStream packed = new ZstdOutputStream(new Uncloseable(stream)).setChecksum(true);
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(packed))) {
      new SnapshotWriter(out).write(snapshot);
    }
  }

  /**
   * Reads a snapshot.
   *
   * @throws IOException if the file is none, is damaged, or is of a version yet to come; the
   *     message says which
   */
  public static Snapshot read(Path file) throws IOException {
    try (InputStream stream = Files.newInputStream(file)) {
      return read(stream);
    }
  }

  /** Reads a snapshot from a stream; see {@link #read(Path)}. */
  public static Snapshot read(InputStream stream) throws IOException {
    if (!Arrays.equals(stream.readNBytes(MAGIC.length), MAGIC)) {
      throw new IOException("this is no snapshot of Stemma");
    }
    int version = stream.read();
    if (version != VERSION) {
      throw new IOException(
          "this snapshot is of version "
              + version
              + ", and this program reads "
              + VERSION
              + "; a newer one is needed");
    }
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(new ZstdInputStream(stream)))) {
      Snapshot snapshot = new SnapshotReader(in).read();
      if (in.read() >= 0) {
        throw new IOException("this snapshot is damaged: something follows its end");
      }
      return snapshot;
    } catch (EOFException | ZstdIOException cutOff) {
      throw new IOException("this snapshot is cut off or damaged", cutOff);
    } catch (DateTimeException
        | IllegalArgumentException
        | IllegalStateException
        | IndexOutOfBoundsException bad) {
      throw new IOException("this snapshot is damaged", bad);
    }
  }

  /** Lets a compressing stream end without ending the one below. */
  private static final class Uncloseable extends FilterOutputStream {
    Uncloseable(OutputStream stream) {
      super(stream);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
      out.write(bytes, from, length);
    }

    @Override
    public void close() throws IOException {
      flush();
    }
  }
}
