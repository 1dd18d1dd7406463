package io.stemma.page;

import io.stemma.dom.Attribute;
import io.stemma.dom.Box;
import io.stemma.dom.Document;
import io.stemma.dom.NodeKind;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes a snapshot, part by part in the order of its components. A text is its length in bytes and
 * itself in UTF-8; what may be missing has a byte before it that says whether it is there.
 */
final class SnapshotWriter {
  /** The sign of the document's end; those of nodes are in {@link #sign}. */
  static final char END = ')';

  static final int HIDDEN = 1;
  static final int BREAKS_LINE = 2;
  static final int HAS_BOX = 4;

  private final DataOutputStream out;

  SnapshotWriter(DataOutputStream out) {
    this.out = out;
  }

  void write(Snapshot snapshot) throws IOException {
    source(snapshot.source());
    text(snapshot.state().name());
    optional(snapshot.stateReason());
    response(snapshot.response());
    text(snapshot.title());
    optional(snapshot.settling().reason());
    text(snapshot.capturedAt().toString());
    out.writeLong(snapshot.loadTime().toNanos());
    out.writeInt(snapshot.warnings().size());
    for (String warning : snapshot.warnings()) {
      text(warning);
    }
    bytes(snapshot.screenshot());
    document(snapshot.document());
  }

  private void source(PageSource source) throws IOException {
    text(source.name());
    bytes(source instanceof PageSource.Html html ? html.content() : null);
  }

  private void response(Response response) throws IOException {
    text(response.finalUrl());
    Integer status = response.status();
    out.writeInt(status == null ? -1 : status);
    out.writeInt(response.headers().size());
    for (Map.Entry<String, String> header : response.headers().entrySet()) {
      text(header.getKey());
      text(header.getValue());
    }
  }

  /** Each node with how many it closes before it. */
  private void document(Document document) throws IOException {
    text(document.baseUri());
    int open = Document.NONE;
    for (int node = 0; node < document.size(); node++) {
      int closed = 0;
      while (open != document.parent(node)) {
        open = document.parent(open);
        closed++;
      }
      out.writeByte(sign(document.kind(node)));
      out.writeInt(closed);
      node(document, node);
      if (document.kind(node) != NodeKind.TEXT && document.kind(node) != NodeKind.COMMENT) {
        open = node;
      }
    }
    out.writeByte(END);
  }

  private static char sign(NodeKind kind) {
    return switch (kind) {
      case ELEMENT -> 'E';
      case TEXT -> 'T';
      case COMMENT -> 'C';
      case SHADOW_ROOT -> 'S';
      case FRAME_DOCUMENT -> 'F';
    };
  }

  private void node(Document document, int node) throws IOException {
    Box box = document.box(node);
    out.writeByte(
        (document.visible(node) ? 0 : HIDDEN)
            | (document.breaksLine(node) ? BREAKS_LINE : 0)
            | (box == null ? 0 : HAS_BOX));
    switch (document.kind(node)) {
      case TEXT, COMMENT -> text(document.text(node));
      case ELEMENT -> element(document, node, box);
      case SHADOW_ROOT, FRAME_DOCUMENT -> {
        // They have nothing of their own.
      }
    }
  }

  private void element(Document document, int node, @Nullable Box box) throws IOException {
    text(document.tag(node));
    List<Attribute> attributes = document.attributes(node);
    out.writeInt(attributes.size());
    for (Attribute attribute : attributes) {
      text(attribute.name());
      text(attribute.value());
    }
    if (box != null) {
      out.writeInt(box.x());
      out.writeInt(box.y());
      out.writeInt(box.width());
      out.writeInt(box.height());
    }
  }

  private void optional(@Nullable String text) throws IOException {
    out.writeBoolean(text != null);
    if (text != null) {
      text(text);
    }
  }

  private void bytes(@Nullable Bytes bytes) throws IOException {
    out.writeInt(bytes == null ? -1 : bytes.size());
    if (bytes != null) {
      out.write(bytes.toArray());
    }
  }

  private void text(String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
  }
}
