package io.stemma.batch;

import io.stemma.page.PageSource;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PushbackInputStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A list of pairs, read line by line, so that a list of any length takes little memory. Three ways
 * of writing one are told apart by the first line that counts:
 *
 * <ul>
 *   <li>two sources separated by a tab, or by white space where neither holds any
 *   <li>comma-separated values under a header that has {@code left} and {@code right}, and may have
 *       {@code name}
 *   <li>a JSON object a line with the same keys
 * </ul>
 *
 * <p>Blank lines and lines that begin with {@code #} are passed over. A byte order mark and
 * carriage returns are harmless; UTF-8 is assumed unless the mark says UTF-16. Not safe for several
 * threads.
 */
public final class PairList implements Iterator<ListLine> {
  private final BufferedReader reader;
  private long number;
  private @Nullable LineFormat format;
  private @Nullable ListLine next;

  private PairList(BufferedReader reader) {
    this.reader = reader;
  }

  /** Reads a list from {@code in}, which the caller closes. */
  public static PairList read(InputStream in) throws IOException {
    PushbackInputStream bytes = new PushbackInputStream(in, 3);
    Charset charset = consumeByteOrderMark(bytes);
    return new PairList(new BufferedReader(new InputStreamReader(bytes, charset)));
  }

  /**
   * @throws UncheckedIOException if the list cannot be read on
   */
  @Override
  public boolean hasNext() {
    if (next == null) {
      next = readLine();
    }
    return next != null;
  }

  @Override
  public ListLine next() {
    if (!hasNext()) {
      throw new NoSuchElementException("the list has no more lines");
    }
    ListLine line = Objects.requireNonNull(next);
    next = null;
    return line;
  }

  private @Nullable ListLine readLine() {
    try {
      String line;
      while ((line = reader.readLine()) != null) {
        number++;
        if (line.isBlank() || line.stripLeading().startsWith("#")) {
          continue;
        }
        if (format != null) {
          return parse(format, line);
        }
        format = LineFormat.of(line);
        if (!format.isHeader(line)) {
          return parse(format, line);
        }
      }
      return null;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private ListLine parse(LineFormat lineFormat, String line) {
    try {
      LineFormat.Entry entry = lineFormat.parse(line);
      PageSource left = PageSource.of(entry.left());
      PageSource right = PageSource.of(entry.right());
      if (left instanceof PageSource.StandardInput || right instanceof PageSource.StandardInput) {
        throw new IllegalArgumentException("a list cannot name standard input (-)");
      }
      return new ListLine.Pair(number, entry.name(), left, right);
    } catch (IllegalArgumentException e) {
      return new ListLine.Refused(number, Objects.requireNonNull(e.getMessage()));
    }
  }

  private static Charset consumeByteOrderMark(PushbackInputStream bytes) throws IOException {
    byte[] head = bytes.readNBytes(3);
    for (Mark mark : Mark.ALL) {
      if (mark.begins(head)) {
        bytes.unread(head, mark.bytes.length, head.length - mark.bytes.length);
        return mark.charset;
      }
    }
    bytes.unread(head);
    return StandardCharsets.UTF_8;
  }

  /** A byte order mark and the encoding that it stands for. */
  private enum Mark {
    UTF_8(StandardCharsets.UTF_8, 0xEF, 0xBB, 0xBF),
    UTF_16_LITTLE(StandardCharsets.UTF_16LE, 0xFF, 0xFE),
    UTF_16_BIG(StandardCharsets.UTF_16BE, 0xFE, 0xFF);

    private static final List<Mark> ALL = List.of(values());

    private final Charset charset;
    private final byte[] bytes;

    Mark(Charset charset, int... bytes) {
      this.charset = charset;
      this.bytes = new byte[bytes.length];
      for (int i = 0; i < bytes.length; i++) {
        this.bytes[i] = (byte) bytes[i];
      }
    }

    boolean begins(byte[] head) {
      return head.length >= bytes.length
          && Arrays.equals(head, 0, bytes.length, bytes, 0, bytes.length);
    }
  }
}
