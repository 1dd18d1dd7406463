package io.stemma.render;

import io.stemma.dom.Document;
import io.stemma.page.ConsentLayers;
import io.stemma.page.PageSource;
import io.stemma.page.Response;
import io.stemma.page.Settling;
import io.stemma.page.Snapshot;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.jsoup.Jsoup;

/** Parses HTML as it was served. Runs no script and loads nothing but the page. */
final class StaticRenderer implements Renderer {
  private final Download download = new Download();
  private final WebArchives archives = new WebArchives();

  @Override
  public Snapshot render(PageSource source, CaptureOptions options) {
    long start = System.nanoTime();
    try {
      if (source instanceof PageSource.File file
          && ContentKind.ofFile(file.name()) == ContentKind.SNAPSHOT) {
        return SourceBytes.snapshot(file.path());
      }
      return snapshot(source, served(source, options), start);
    } catch (PageFault fault) {
      return fault.snapshot(source, Duration.ofNanos(System.nanoTime() - start));
    }
  }

  private Served served(PageSource source, CaptureOptions options) throws PageFault {
    if (source instanceof PageSource.Url url) {
      return download.get(url, options);
    }
    if (source instanceof PageSource.Archived page) {
      WebArchive archive = archives.open(page.archive());
      return archive.page(archive.address(page.address()));
    }
    if (source instanceof PageSource.File file) {
      return SavedPage.isSaved(file.name())
          ? SavedPage.read(SourceBytes.read(source))
          : local(source, file.path().toAbsolutePath().toUri().toString());
    }
    return local(source, "");
  }

  private static Served local(PageSource source, String address) throws PageFault {
    return new Served(SourceBytes.read(source), new Response(address, null, Map.of()));
  }

  private static Snapshot snapshot(PageSource source, Served served, long start) throws PageFault {
    Response response = served.response();
    String type = response.headers().getOrDefault("content-type", "");
    String text = HtmlDecoder.decode(served.bytes(), type);
    ContentKind kind =
        source instanceof PageSource.File file
            ? ContentKind.ofFile(file.name())
            : ContentKind.ofType(type);
    if (kind == ContentKind.OTHER) {
      throw PageFault.because("the address answers with " + type + ", not with a page");
    }
    String title = "";
    Document document;
    if (kind == ContentKind.PAGE) {
      org.jsoup.nodes.Document page = Jsoup.parse(text, response.finalUrl());
      title = page.title();
      document = StaticDocument.of(page, response.finalUrl());
    } else {
      document = DataDocument.of(text, kind, response.finalUrl());
    }
    String asked = source instanceof PageSource.Url url ? url.name() : "";
    StateJudge.Judgement judgement = StateJudge.judge(response, asked, title, document);
    return new Snapshot(
        source,
        judgement.state(),
        judgement.reason(),
        response,
        title,
        document,
        Settling.SETTLED,
        Instant.now(),
        Duration.ofNanos(System.nanoTime() - start),
        ConsentLayers.notices(document),
        null);
  }

  @Override
  public void close() {
    archives.close();
  }
}
