package io.stemma.render;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.stemma.page.PageSource;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A web site on loopback whose pages a test writes. */
final class FixtureServer implements AutoCloseable {
  private final HttpServer server;
  private final ExecutorService threads = Executors.newCachedThreadPool();

  /** What one path answers. */
  @FunctionalInterface
  interface Page {
    void answer(HttpExchange exchange) throws IOException, InterruptedException;
  }

  FixtureServer() {
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 50);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
    server.setExecutor(threads);
    server.createContext("/", exchange -> send(exchange, 404, "text/html", "<h1>404</h1>"));
    server.start();
  }

  /** Serves HTML at a path. */
  FixtureServer html(String path, String html) {
    return page(path, exchange -> send(exchange, 200, "text/html; charset=utf-8", html));
  }

  /** Serves what {@code page} answers at a path and below. */
  FixtureServer page(String path, Page page) {
    server.createContext(
        path,
        exchange -> {
          try {
            page.answer(exchange);
          } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
          }
        });
    return this;
  }

  static void send(HttpExchange exchange, int status, String type, String body) throws IOException {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Content-Type", type);
    exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
    try (OutputStream stream = exchange.getResponseBody()) {
      stream.write(bytes);
    }
  }

  static void redirect(HttpExchange exchange, int status, String to) throws IOException {
    exchange.getResponseHeaders().set("Location", to);
    exchange.sendResponseHeaders(status, -1);
    exchange.getResponseBody().close();
  }

  String url(String path) {
    return "http://127.0.0.1:" + server.getAddress().getPort() + path;
  }

  PageSource source(String path) {
    return PageSource.of(url(path));
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
