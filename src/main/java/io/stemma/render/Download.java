package io.stemma.render;

import io.stemma.page.PageSource;
import io.stemma.page.Response;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.ConnectException;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.nio.channels.UnresolvedAddressException;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/** Gets pages over HTTP without a browser. Safe for several threads. */
final class Download {
  private @Nullable HttpClient client;

  /**
   * The page at an address, after redirects.
   *
   * @throws PageFault if there is no answer
   */
  Served get(PageSource.Url url, CaptureOptions options) throws PageFault {
    try {
      HttpRequest.Builder request =
          HttpRequest.newBuilder(URI.create(url.name()))
              .timeout(options.timeout())
              .header("Accept", "text/html,application/xhtml+xml,*/*;q=0.8")
              .header("Accept-Encoding", "gzip");
      options.headers().forEach(request::setHeader);
      if (!options.cookies().isEmpty()) {
        request.setHeader("Cookie", cookies(options.cookies()));
      }
      return served(client().send(request.build(), HttpResponse.BodyHandlers.ofByteArray()));
    } catch (IllegalArgumentException malformed) {
      throw PageFault.because("this is no address: " + malformed.getMessage());
    } catch (IOException failed) {
      throw PageFault.because(inWords(failed));
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw PageFault.because("the capture was interrupted");
    }
  }

  private synchronized HttpClient client() {
    HttpClient made = client;
    if (made == null) {
      made = HttpClient.newBuilder().followRedirects(HttpClient.Redirect.NORMAL).build();
      client = made;
    }
    return made;
  }

  private static String cookies(Map<String, String> cookies) {
    return cookies.entrySet().stream()
        .map(cookie -> cookie.getKey() + "=" + cookie.getValue())
        .collect(Collectors.joining("; "));
  }

  private static Served served(HttpResponse<byte[]> answer) throws IOException {
    Map<String, String> headers = new TreeMap<>();
    answer
        .headers()
        .map()
        .forEach(
            (name, values) ->
                headers.put(name.toLowerCase(Locale.ROOT), String.join(", ", values)));
    return new Served(
        unpacked(answer.body(), headers.getOrDefault("content-encoding", "")),
        new Response(answer.uri().toString(), answer.statusCode(), headers));
  }

  private static byte[] unpacked(byte[] body, String encoding) throws IOException {
    if (!encoding.equalsIgnoreCase("gzip")) {
      return body;
    }
    try (InputStream stream = new GZIPInputStream(new ByteArrayInputStream(body))) {
      return stream.readAllBytes();
    }
  }

  private static String inWords(IOException failed) {
    if (failed instanceof HttpConnectTimeoutException || failed instanceof HttpTimeoutException) {
      return "no answer within the time limit";
    }
    for (Throwable cause = failed; cause != null; cause = cause.getCause()) {
      if (cause instanceof UnresolvedAddressException || cause instanceof UnknownHostException) {
        return "the host is unknown";
      }
    }
    return failed instanceof ConnectException
        ? "the connection was refused"
        : "the page could not be loaded: " + failed;
  }
}
