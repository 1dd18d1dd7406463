package io.stemma.batch;

import io.stemma.config.PageTypes;
import io.stemma.page.PagePair;
import io.stemma.page.PageSource;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.apache.commons.io.ByteOrderMark;
import org.apache.commons.io.input.BOMInputStream;
import org.jspecify.annotations.Nullable;

/**
 * A list of pairs, read line by line, so that a list of any length takes little memory. Three ways
 * of writing one are told apart by the first line that counts:
 *
 * <ul>
 *   <li>two sources separated by a tab, or by white space where neither holds any
 *   <li>comma-separated values under a header that has {@code left} and {@code right}, and may have
 *       {@code name} and {@code type}
 *   <li>a JSON object a line with the same keys
 * </ul>
 *
 * <p>Blank lines and lines that begin with {@code #} are passed over. A byte order mark and
 * carriage returns are harmless; UTF-8 is assumed unless the mark says UTF-16. Not safe for several
 * threads.
 */
public final class PairList implements Iterator<ListLine> {
  private final BufferedReader reader;
  private final PageTypes types;
  private long number;
  private @Nullable LineFormat format;
  private @Nullable ListLine next;

  private PairList(BufferedReader reader, PageTypes types) {
    this.reader = reader;
    this.types = types;
  }

  /**
   * Reads a list from {@code in}, which the caller closes.
   *
   * @param types the kinds that pages can be of
   */
  public static PairList read(InputStream in, PageTypes types) throws IOException {
    BOMInputStream bytes =
        BOMInputStream.builder()
            .setInputStream(in)
            .setByteOrderMarks(ByteOrderMark.UTF_8, ByteOrderMark.UTF_16LE, ByteOrderMark.UTF_16BE)
            .get();
    ByteOrderMark mark = bytes.getBOM();
    Charset charset =
        mark == null ? StandardCharsets.UTF_8 : Charset.forName(mark.getCharsetName());
    return new PairList(new BufferedReader(new InputStreamReader(bytes, charset)), types);
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
      String type = entry.type() == null ? null : types.named(entry.type()).name();
      return new ListLine.Pair(number, new PagePair(entry.name(), type, left, right));
    } catch (IllegalArgumentException e) {
      return new ListLine.Refused(number, Objects.requireNonNull(e.getMessage()));
    }
  }
}
