package io.stemma.render;

import io.stemma.page.Response;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.netpreserve.jwarc.HttpResponse;
import org.netpreserve.jwarc.MediaType;
import org.netpreserve.jwarc.WarcReader;
import org.netpreserve.jwarc.WarcRecord;
import org.netpreserve.jwarc.WarcResponse;

/**
 * What a crawler stored: answers by their address, of several to one address the last. Opening it
 * reads the archive once from end to end and keeps where each answer begins. Safe for several
 * threads.
 *
 * @see <a href="https://iipc.github.io/warc-specifications/">The WARC format</a>
 */
final class WebArchive implements AutoCloseable {
  private static final int MOST_NAMED = 3;
  private static final int MOST_REDIRECTS = 20;

  private final WarcReader reader;
  private final Map<String, Long> places = new LinkedHashMap<>();
  private final List<String> pages = new ArrayList<>();

  private WebArchive(WarcReader reader) {
    this.reader = reader;
  }

  /**
   * Opens an archive.
   *
   * @throws PageFault if there is none, or it is damaged
   */
  static WebArchive open(Path file) throws PageFault {
    SourceBytes.refuseUnreadable(file);
    try {
      WebArchive archive = new WebArchive(new WarcReader(file));
      archive.index();
      return archive;
    } catch (IOException damaged) {
      throw PageFault.because("this web archive cannot be read: " + damaged.getMessage());
    }
  }

  private void index() throws IOException {
    for (WarcRecord record = next(); record != null; record = next()) {
      if (record instanceof WarcResponse response && isHttp(response)) {
        String key = key(response.target());
        boolean seen = places.put(key, reader.position()) != null;
        if (!seen && ContentKind.ofType(response.payloadType().toString()) == ContentKind.PAGE) {
          pages.add(response.target());
        }
      }
    }
  }

  private static boolean isHttp(WarcResponse response) {
    return response.contentType().base().equals(MediaType.HTTP_RESPONSE.base());
  }

  private @Nullable WarcRecord next() throws IOException {
    return reader.next().orElse(null);
  }

  /**
   * The address of a page.
   *
   * @param wanted as the user wrote it; null for the only one
   * @throws PageFault if the archive does not hold it, or holds several and none was named
   */
  String address(@Nullable String wanted) throws PageFault {
    if (wanted == null && pages.size() == 1) {
      return pages.get(0);
    }
    if (wanted != null && places.containsKey(key(wanted))) {
      return wanted;
    }
    throw wanted == null
        ? PageFault.because("say which page of the archive is meant, as in FILE#URL: " + held())
        : absent(wanted);
  }

  private PageFault absent(String address) {
    return PageFault.because("the archive does not hold " + address + ": " + held());
  }

  private String held() {
    String some = String.join(", ", pages.subList(0, Math.min(MOST_NAMED, pages.size())));
    return pages.isEmpty() ? "it holds no page" : "it holds " + pages.size() + ", such as " + some;
  }

  /**
   * The page at an address, after redirects.
   *
   * @throws PageFault if the archive does not hold it
   */
  Served page(String wanted) throws PageFault {
    String address = wanted;
    for (int left = MOST_REDIRECTS; left > 0; left--) {
      Served served = find(address);
      if (served == null) {
        throw absent(address);
      }
      String onward = served.response().headers().get("location");
      if (onward == null) {
        return served;
      }
      address = URI.create(address).resolve(onward).toString();
    }
    throw PageFault.because("the address redirects without end");
  }

  /**
   * What was answered at an address; null if nothing was archived.
   *
   * @throws PageFault if what is held of it is damaged
   */
  synchronized @Nullable Served find(String address) throws PageFault {
    Long place = places.get(key(address));
    try {
      if (place == null) {
        return null;
      }
      reader.position(place);
      return next() instanceof WarcResponse record ? served(record) : null;
    } catch (IOException damaged) {
      throw PageFault.because("the web archive is damaged: " + damaged.getMessage());
    }
  }

  private static Served served(WarcResponse record) throws IOException {
    HttpResponse http = record.http();
    Map<String, String> headers = new TreeMap<>();
    http.headers()
        .map()
        .forEach(
            (name, values) ->
                headers.put(name.toLowerCase(Locale.ROOT), String.join(", ", values)));
    // The body is given as it was before it was packed for its way.
    headers.keySet().removeAll(List.of("content-encoding", "transfer-encoding", "content-length"));
    byte[] body = http.bodyDecoded().stream().readAllBytes();
    return new Served(body, new Response(record.target(), http.status(), headers));
  }

  /** Addresses are one whether or not they were asked for over TLS, and whatever their fragment. */
  private static String key(String address) {
    return address.replaceFirst("^https?:", "").replaceFirst("#.*", "");
  }

  @Override
  public void close() {
    try {
      reader.close();
    } catch (IOException unread) {
      // Nothing was written, so nothing is lost.
    }
  }
}
