package io.stemma.render;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import org.netpreserve.jwarc.MediaType;
import org.netpreserve.jwarc.WarcCompression;
import org.netpreserve.jwarc.WarcResponse;
import org.netpreserve.jwarc.WarcWriter;

/** Pages as other programs store them. */
final class StoredPages {
  private StoredPages() {}

  /** A page as browsers save it, with its style sheet and a frame. */
  static Path mhtml(Path folder) throws IOException {
    String text =
        """
        Snapshot-Content-Location: https://shop.example/p/1
        MIME-Version: 1.0
        Content-Type: multipart/related; type="text/html"; boundary="=-="

        --=-=
        Content-Type: text/html
        Content-Transfer-Encoding: quoted-printable
        Content-Location: https://shop.example/p/1

        <!DOCTYPE html><head><meta charset=3D"utf-8"><title>Lamp</title>
        <link rel=3D"stylesheet" href=3D"https://shop.example/s.css"></head>
        <h1>Lamp</h1><p>89 =E2=82=AC</p><p class=3Dno>hidden</p>
        <iframe src=3D"cid:inner@mhtml.blink"></iframe>
        --=-=
        Content-Type: text/css
        Content-Location: https://shop.example/s.css

        .no { display: none }
        --=-=
        Content-Type: text/html
        Content-ID: <inner@mhtml.blink>

        <html><body><p>inner</p></body></html>
        --=-=--
        """;
    return Files.writeString(folder.resolve("page.mhtml"), text.replace("\n", "\r\n"));
  }

  /** A crawl of a page that needs its script, of one that leads to it, and of another. */
  static Path warc(Path folder) throws IOException {
    Path file = folder.resolve("crawl.warc.gz");
    try (WarcWriter writer =
        new WarcWriter(
            Files.newByteChannel(
                file,
                java.util.EnumSet.of(
                    java.nio.file.StandardOpenOption.CREATE,
                    java.nio.file.StandardOpenOption.WRITE)),
            WarcCompression.GZIP)) {
      add(
          writer,
          "https://shop.example/p",
          200,
          "text/html",
          "",
          "<title>Lamp</title><p id=a>served</p><script src=/a.js></script><img src=/gone.png>");
      add(
          writer,
          "https://shop.example/a.js",
          200,
          "text/javascript",
          "",
          "a.textContent = 'by script'");
      add(writer, "https://shop.example/old", 301, "text/html", "Location: /p\r\n", "moved");
      add(writer, "https://shop.example/none", 404, "text/html", "", "<h1>Not found</h1>");
    }
    return file;
  }

  private static void add(
      WarcWriter writer, String url, int status, String type, String header, String body)
      throws IOException {
    String http =
        "HTTP/1.1 " + status + " X\r\nContent-Type: " + type + "\r\n" + header + "\r\n" + body;
    writer.write(
        new WarcResponse.Builder(url)
            .date(Instant.parse("2026-11-30T12:00:00Z"))
            .body(MediaType.HTTP_RESPONSE, http.getBytes(StandardCharsets.UTF_8))
            .build());
  }
}
