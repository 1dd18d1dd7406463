package io.stemma.page;

import io.stemma.dom.Box;
import io.stemma.dom.Document;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads what {@link SnapshotWriter} wrote. */
final class SnapshotReader {
  private final DataInputStream in;
  private final Map<String, String> names = new HashMap<>();

  SnapshotReader(DataInputStream in) {
    this.in = in;
  }

  Snapshot read() throws IOException {
    PageSource source = source();
    PageState state = PageState.valueOf(text());
    String stateReason = optional();
    Response response = response();
    String title = text();
    String unsettled = optional();
    Instant capturedAt = Instant.parse(text());
    Duration loadTime = Duration.ofNanos(in.readLong());
    List<String> warnings = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      warnings.add(text());
    }
    Bytes screenshot = bytes();
    return new Snapshot(
        source,
        state,
        stateReason,
        response,
        title,
        document(),
        unsettled == null ? Settling.SETTLED : Settling.cappedWhile(unsettled),
        capturedAt,
        loadTime,
        warnings,
        screenshot);
  }

  private PageSource source() throws IOException {
    String name = text();
    Bytes content = bytes();
    return content == null ? PageSource.of(name) : new PageSource.Html(name, content);
  }

  private Response response() throws IOException {
    String finalUrl = text();
    int status = in.readInt();
    Map<String, String> headers = new HashMap<>();
    for (int left = in.readInt(); left > 0; left--) {
      headers.put(text(), text());
    }
    return new Response(finalUrl, status < 0 ? null : status, headers);
  }

  private Document document() throws IOException {
    Document.Builder builder = Document.builder(text());
    int open = 0;
    for (char sign = sign(); sign != SnapshotWriter.END; sign = sign()) {
      int closed = in.readInt();
      close(builder, closed);
      open += node(builder, sign) - closed;
    }
    close(builder, open);
    return builder.build();
  }

  private static void close(Document.Builder builder, int count) {
    for (int left = count; left > 0; left--) {
      builder.close();
    }
  }

  private char sign() throws IOException {
    return (char) in.readUnsignedByte();
  }

  /** Adds a node; returns how many it leaves open. */
  private int node(Document.Builder builder, char sign) throws IOException {
    int flags = in.readByte();
    switch (sign) {
      case 'E' -> element(builder, flags);
      case 'S' -> builder.openShadowRoot();
      case 'F' -> builder.openFrameDocument();
      case 'T' -> builder.text(text(), (flags & SnapshotWriter.HIDDEN) == 0);
      case 'C' -> builder.comment(text());
      default -> throw new IllegalArgumentException("no node has the sign " + sign);
    }
    return sign == 'T' || sign == 'C' ? 0 : 1;
  }

  private void element(Document.Builder builder, int flags) throws IOException {
    builder.open(name());
    for (int left = in.readInt(); left > 0; left--) {
      builder.attribute(name(), text());
    }
    if ((flags & SnapshotWriter.HAS_BOX) != 0) {
      builder.box(new Box(in.readInt(), in.readInt(), in.readInt(), in.readInt()));
    }
    if ((flags & SnapshotWriter.HIDDEN) != 0) {
      builder.hide();
    }
    if ((flags & SnapshotWriter.BREAKS_LINE) != 0) {
      builder.breakLine();
    }
  }

  private @Nullable String optional() throws IOException {
    return in.readBoolean() ? text() : null;
  }

  private @Nullable Bytes bytes() throws IOException {
    int size = in.readInt();
    return size < 0 ? null : Bytes.copyOf(exactly(size));
  }

  /** A text of which a page has few different ones. */
  private String name() throws IOException {
    return names.computeIfAbsent(text(), name -> name);
  }

  private String text() throws IOException {
    return new String(exactly(in.readInt()), StandardCharsets.UTF_8);
  }

  private byte[] exactly(int size) throws IOException {
    byte[] bytes = in.readNBytes(size);
    if (bytes.length < size) {
      throw new EOFException();
    }
    return bytes;
  }
}
