package io.stemma.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.stemma.dom.Box;
import io.stemma.dom.Document;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SnapshotFileTest {
  private static final Snapshot PAGE =
      new Snapshot(
          PageSource.of("https://shop.example/p/1"),
          PageState.OK,
          null,
          new Response("https://shop.example/p/1?x", 200, Map.of("content-type", "text/html")),
          "Größe 😀",
          document(),
          Settling.cappedWhile("loading"),
          Instant.parse("2026-11-30T12:00:00.123456789Z"),
          Duration.ofMillis(812),
          List.of("one", "two"),
          Bytes.copyOf(new byte[] {1, 2, 3}));

  private static Document document() {
    return Document.builder("https://shop.example/")
        .open("html")
        .box(new Box(0, 0, 1280, 900))
        .breakLine()
        .open("x-card")
        .attribute("class", "a b")
        .openShadowRoot()
        .open("p")
        .hide()
        .text("hidden", false)
        .close()
        .close()
        .comment("note")
        .close()
        .open("iframe")
        .openFrameDocument()
        .open("html")
        .text("seen 😀")
        .close()
        .close()
        .close()
        .text("end")
        .close()
        .open("second-root")
        .close()
        .build();
  }

  private static byte[] written() throws IOException {
    return written(PAGE);
  }

  private static byte[] written(Snapshot page) throws IOException {
    ByteArrayOutputStream stream = new ByteArrayOutputStream();
    SnapshotFile.write(page, stream);
    return stream.toByteArray();
  }

  @Test
  void a_snapshot_that_is_read_back_is_the_one_that_was_written(@TempDir Path folder)
      throws IOException {
    Path file = folder.resolve("page.stemma");
    Files.write(file, written());
    Snapshot read = SnapshotFile.read(file);
    assertThat(read).usingRecursiveComparison().ignoringFields("document").isEqualTo(PAGE);
    assertThat(read.document())
        .usingRecursiveComparison()
        .withStrictTypeChecking()
        .isEqualTo(PAGE.document());
  }

  @Test
  void writing_what_was_read_gives_the_same_bytes() throws IOException {
    Snapshot read = SnapshotFile.read(new ByteArrayInputStream(written()));
    assertThat(written(read)).isEqualTo(written());
  }

  @Test
  void a_file_of_version_1_is_read_for_ever() throws IOException {
    Path file = Path.of("src/test/resources/page/version-1.stemma");
    assertThat(written(SnapshotFile.read(file))).isEqualTo(written());
  }

  @Test
  void other_files_newer_versions_and_damage_are_told_apart() throws IOException {
    assertRefused("<html>".getBytes(StandardCharsets.UTF_8), "no snapshot");
    byte[] newer = written();
    newer[7] = 9;
    assertRefused(newer, "version 9");
    assertRefused(new byte[0], "no snapshot");
  }

  @Test
  void a_file_that_is_cut_off_is_refused() throws IOException {
    byte[] whole = written();
    for (int length = 8; length < whole.length; length++) {
      assertRefused(Arrays.copyOf(whole, length), "this snapshot is");
    }
  }

  @Test
  void damage_is_refused_where_it_changes_the_page() throws IOException {
    byte[] whole = written();
    for (int at = 8; at < whole.length; at++) {
      byte[] bent = whole.clone();
      bent[at] ^= 0x10;
      assertRefusedOrSame(bent);
    }
  }

  private static void assertRefusedOrSame(byte[] bytes) throws IOException {
    Snapshot read;
    try {
      read = SnapshotFile.read(new ByteArrayInputStream(bytes));
    } catch (IOException refused) {
      assertThat(refused).hasMessageContaining("this snapshot is");
      return;
    }
    assertThat(written(read)).isEqualTo(written(PAGE));
  }

  private static void assertRefused(byte[] bytes, String reason) {
    assertThatThrownBy(() -> SnapshotFile.read(new ByteArrayInputStream(bytes)))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(reason);
  }
}
