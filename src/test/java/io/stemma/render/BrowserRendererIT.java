package io.stemma.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import io.stemma.page.Bytes;
import io.stemma.page.PageSource;
import io.stemma.page.PageState;
import io.stemma.page.Snapshot;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a page is like in a browser, and what a capture says where there is no page. */
class BrowserRendererIT extends RenderedSite {
  private Snapshot render(String path) {
    return renderer.render(site.source(path), OPTIONS);
  }

  private static Snapshot renderHtml(String html) {
    byte[] bytes = html.getBytes(StandardCharsets.UTF_8);
    return renderer.render(new PageSource.Html("test", Bytes.copyOf(bytes)), OPTIONS);
  }

  @Test
  void a_page_is_captured_with_status_address_title_and_text() {
    site.html("/p", "<title>Lamp</title><h1>Lamp</h1><p>89 €</p>");
    Snapshot page = render("/p");
    assertThat(page.state()).isEqualTo(PageState.OK);
    assertThat(page.response().status()).isEqualTo(200);
    assertThat(page.response().finalUrl()).isEqualTo(site.url("/p"));
    assertThat(page.response().headers()).containsEntry("content-type", "text/html; charset=utf-8");
    assertThat(page.title()).isEqualTo("Lamp");
    assertThat(Reading.text(page)).isEqualTo("Lamp 89 €");
    assertThat(page.settling().settled()).isTrue();
    assertThat(page.document().box(0)).isNotNull();
  }

  @Test
  void what_style_sheets_hide_is_hidden() {
    Snapshot page =
        renderHtml(
            "<style>.no{display:none} .in{visibility:hidden} .out{visibility:visible}"
                + " .c{display:contents}</style>"
                + "<p class=no>a<b>b</b></p><div class=in>c<i class=out>d</i></div>"
                + "<div class=c>e</div>");
    assertThat(Reading.text(page)).isEqualTo("d e");
  }

  @Test
  void what_a_reader_can_unfold_is_there_to_be_read_but_not_what_is_hidden_in_it() {
    String html =
        "<details><summary>a</summary>b<p>c</p><p style='display: none'>d</p>"
            + "<details><summary>e</summary><p>f <b style='visibility: hidden'>g</b></p></details>"
            + "</details>";
    assertThat(Reading.text(renderHtml(html))).isEqualTo("a b c e f");
  }

  @Test
  void shadow_trees_are_read_open_or_closed_with_what_their_slots_show() {
    Snapshot page =
        renderHtml(
            "<x-card><b>slotted</b><i slot=none>left</i></x-card><x-safe></x-safe><script>"
                + "customElements.define('x-card', class extends HTMLElement { connectedCallback() {"
                + " this.attachShadow({mode: 'open'}).innerHTML = '<p>open</p><slot></slot>' } });"
                + "customElements.define('x-safe', class extends HTMLElement { connectedCallback() {"
                + " this.attachShadow({mode: 'closed'}).innerHTML = '<p>closed</p>' } });"
                + "</script>");
    assertThat(Reading.text(page)).isEqualTo("open slotted closed");
  }

  @Test
  void frames_are_read_whatever_site_they_are_from() {
    try (FixtureServer other = new FixtureServer()) {
      other.html("/f", "<p>other site</p>");
      String elsewhere = other.url("/f").replace("127.0.0.1", "localhost");
      site.html("/inner", "<p>same site</p><iframe srcdoc='<p>srcdoc</p>'></iframe>");
      site.html(
          "/p",
          "<p>top</p><iframe src=/inner></iframe><iframe sandbox src=/inner></iframe>"
              + "<iframe src='"
              + elsewhere
              + "'></iframe><iframe hidden src=/inner></iframe>");
      Snapshot page = render("/p");
      assertThat(Reading.text(page)).isEqualTo("top same site srcdoc same site srcdoc other site");
      assertThat(page.warnings()).isEmpty();
    }
  }

  @Test
  void a_frameset_is_its_frames() {
    site.html("/a", "<p>left</p>").html("/b", "<p>right</p>");
    site.html(
        "/p",
        "<frameset cols='*,*'><frame src=/a><frame src=/b><noframes>none</noframes></frameset>");
    assertThat(Reading.text(render("/p"))).isEqualTo("left right");
  }

  @Test
  void two_pages_load_at_once() throws InterruptedException {
    CountDownLatch both = new CountDownLatch(2);
    AtomicInteger together = new AtomicInteger();
    site.page(
        "/slow",
        exchange -> {
          both.countDown();
          if (both.await(10, TimeUnit.SECONDS)) {
            together.incrementAndGet();
          }
          FixtureServer.send(exchange, 200, "text/html", "<p>done</p>");
        });
    try (ParallelRenderer parallel =
        new ParallelRenderer(Renderer.inBrowser(BrowserProfile.load("default"), notice -> {}), 2)) {
      List<Snapshot> pages =
          parallel.renderAll(List.of(site.source("/slow?1"), site.source("/slow?2")), OPTIONS);
      assertThat(pages).allSatisfy(page -> assertThat(page.state()).isEqualTo(PageState.OK));
    }
    assertThat(together).hasValue(2);
  }

  @Test
  void pages_do_not_see_what_others_stored() {
    site.html(
        "/p",
        "<p id=a></p><script>a.textContent = document.cookie + localStorage.seen;"
            + "document.cookie = 'seen=1'; localStorage.seen = 1</script>");
    assertThat(Reading.text(render("/p"))).isEqualTo("undefined");
    assertThat(Reading.text(render("/p"))).isEqualTo("undefined");
  }

  @Test
  void answers_that_are_no_page_have_a_state_with_the_reason() throws IOException {
    site.page("/500", exchange -> FixtureServer.send(exchange, 500, "text/html", "<p>Oops</p>"));
    site.page("/empty500", exchange -> FixtureServer.send(exchange, 500, "text/html", ""));
    site.page("/204", exchange -> exchange.sendResponseHeaders(204, -1));
    site.page("/png", exchange -> FixtureServer.send(exchange, 200, "image/png", "x"));
    site.page("/loop", exchange -> FixtureServer.redirect(exchange, 302, "/loop"));
    site.page("/cut", HttpExchange::close);
    site.html("/blank", "<script>let a</script>");
    site.page(
        "/file",
        exchange -> {
          exchange.getResponseHeaders().set("Content-Disposition", "attachment");
          FixtureServer.send(exchange, 200, "application/zip", "x");
        });
    assertState("/none", PageState.MISSING, "the server answered 404");
    assertState("/500", PageState.HTTP_ERROR, "the server answered 500");
    assertState("/empty500", PageState.HTTP_ERROR, "the server answered 500");
    assertState("/204", PageState.FAILED, "nothing to show");
    assertState("/png", PageState.FAILED, "image/png, not with a page");
    assertState("/file", PageState.FAILED, "download");
    assertState("/loop", PageState.FAILED, "redirects without end");
    assertState("/cut", PageState.FAILED, "server answered nothing");
    assertState("/blank", PageState.EMPTY, "its scripts did not fill it");
  }

  private void assertState(String path, PageState state, String reason) {
    Snapshot page = render(path);
    assertThat(page.state()).as(path + ": " + page.stateReason()).isEqualTo(state);
    assertThat(page.stateReason()).contains(reason);
  }

  @Test
  void a_refused_port_and_an_unknown_host_fail_in_words() throws IOException {
    int free;
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      free = socket.getLocalPort();
    }
    Snapshot refused = renderer.render(PageSource.of("http://127.0.0.1:" + free + "/"), OPTIONS);
    assertThat(refused.state()).isEqualTo(PageState.FAILED);
    assertThat(refused.stateReason()).contains("the connection was refused");
    Snapshot unknown = renderer.render(PageSource.of("http://nowhere.invalid/"), OPTIONS);
    assertThat(unknown.state()).isEqualTo(PageState.FAILED);
    assertThat(unknown.stateReason()).contains("the host is unknown");
  }

  @Test
  void a_page_that_never_answers_fails_at_the_limit() {
    site.page("/never", exchange -> Thread.sleep(60_000));
    Snapshot page =
        renderer.render(
            site.source("/never"), CaptureOptions.defaults().withTimeout(Duration.ofSeconds(2)));
    assertThat(page.state()).isEqualTo(PageState.FAILED);
    assertThat(page.stateReason()).contains("no answer within 2 s");
  }

  @Test
  void files_that_are_no_pages_say_why(@TempDir Path folder) throws IOException {
    Path nothing = Files.writeString(folder.resolve("nothing.html"), "");
    byte[] noise = new byte[2000];
    new java.util.Random(1).nextBytes(noise);
    Path garbage = Files.write(folder.resolve("garbage.html"), noise);
    assertFile(folder.resolve("none.html"), PageState.FAILED, "there is no such file");
    assertFile(nothing, PageState.EMPTY, "0 bytes");
    assertFile(garbage, PageState.FAILED, "binary data");
    assertFile(folder, PageState.FAILED, "folder");
  }

  private static void assertFile(Path file, PageState state, String reason) {
    Snapshot page = renderer.render(PageSource.of(file.toString()), OPTIONS);
    assertThat(page.state()).isEqualTo(state);
    assertThat(page.stateReason()).contains(reason);
  }

  @Test
  void redirects_are_followed_whoever_makes_them() {
    site.html("/end", "<p>the end</p>");
    site.page("/302", exchange -> FixtureServer.redirect(exchange, 302, "/end"));
    site.html("/meta", "<meta http-equiv=refresh content='1; url=\"/end\"'><p>wait</p>");
    site.html("/script", "<p>wait</p><script>setTimeout(() => location = '/end', 400)</script>");
    site.page(
        "/header",
        exchange -> {
          exchange.getResponseHeaders().set("Refresh", "0; url=/end");
          FixtureServer.send(exchange, 200, "text/html", "<p>wait</p>");
        });
    for (String path : List.of("/302", "/meta", "/script", "/header")) {
      Snapshot page = render(path);
      assertThat(Reading.text(page)).as(path).isEqualTo("the end");
      assertThat(page.response().finalUrl()).isEqualTo(site.url("/end"));
      assertThat(page.response().status()).isEqualTo(200);
    }
  }

  @Test
  void pages_that_send_each_other_on_without_end_fail() {
    site.html("/a", "<script>location.replace('/b')</script>");
    site.html("/b", "<script>location.replace('/a')</script>");
    assertState("/a", PageState.FAILED, "without end");
  }

  @Test
  void a_login_page_in_place_of_a_page_is_told() {
    site.page("/account", exchange -> FixtureServer.redirect(exchange, 302, "/login"));
    site.html("/login", "<form><input name=u><input type=password><button>Go</button></form>");
    assertState("/account", PageState.LOGIN, "sent on to a login page");
    assertThat(render("/login").state()).isEqualTo(PageState.OK);
  }

  @Test
  void data_is_read_without_the_viewers_markup() {
    site.page(
        "/json",
        exchange ->
            FixtureServer.send(exchange, 200, "application/json", "{\"a\":[1,{\"b\":\"x\"}]}"));
    site.page(
        "/xml",
        exchange -> FixtureServer.send(exchange, 200, "text/xml", "<r><i k='1'>one</i></r>"));
    site.page("/text", exchange -> FixtureServer.send(exchange, 200, "text/plain", "one\ntwo"));
    assertThat(Reading.outline(render("/json").document()))
        .isEqualTo(
            "<json><member>a<item>1</item><item><member>b: x</member></item></member></json>");
    assertThat(Reading.outline(render("/xml").document())).isEqualTo("<r><i>one</i></r>");
    assertThat(Reading.outline(render("/text").document()))
        .isEqualTo("<text><line>one</line><line>two</line></text>");
  }

  @Test
  void a_page_saved_as_mhtml_is_shown_with_all_that_was_saved(@TempDir Path folder)
      throws IOException {
    Path file = StoredPages.mhtml(folder);
    Snapshot page = renderer.render(PageSource.of(file.toString()), OPTIONS);
    assertThat(page.state()).isEqualTo(PageState.OK);
    assertThat(Reading.text(page)).isEqualTo("Lamp 89 € inner");
  }

  @Test
  void a_page_of_an_archive_is_shown_from_the_archive_alone(@TempDir Path folder)
      throws IOException {
    String archive = StoredPages.warc(folder).toString();
    for (String path : List.of("/p", "/old")) {
      Snapshot page =
          renderer.render(PageSource.of(archive + "#https://shop.example" + path), OPTIONS);
      assertThat(page.state()).as(page.stateReason()).isEqualTo(PageState.OK);
      assertThat(Reading.text(page)).isEqualTo("by script");
      assertThat(page.response().finalUrl()).isEqualTo("https://shop.example/p");
      assertThat(page.response().status()).isEqualTo(200);
    }
  }

  @Test
  void frozen_time_stops_the_clock_and_chance() {
    site.html(
        "/p",
        "<p id=a></p><script>a.textContent = [new Date().toISOString(), Date.now(),"
            + " new Date(0).getTime(), new Date() instanceof Date, Math.random(), Math.random(),"
            + " Date().slice(11, 15)].join(' ')</script>");
    CaptureOptions frozen = OPTIONS.withFrozenTime(Instant.parse("2026-01-31T12:00:00Z"));
    String text = Reading.text(renderer.render(site.source("/p"), frozen));
    assertThat(text)
        .startsWith("2026-01-31T12:00:00.000Z 1769860800000 0 true 0.")
        .endsWith("2026");
    assertThat(Reading.text(renderer.render(site.source("/p"), frozen))).isEqualTo(text);
  }

  @Test
  void who_may_see_a_page_says_so_in_its_address() {
    site.page(
        "/p",
        exchange -> {
          boolean known = exchange.getRequestHeaders().containsKey("Authorization");
          exchange.getResponseHeaders().set("WWW-Authenticate", "Basic realm=shop");
          FixtureServer.send(exchange, known ? 200 : 401, "text/html", "<p>inside</p>");
        });
    assertState("/p", PageState.LOGIN, "401");
    String named = site.url("/p").replace("http://", "http://user:secret@");
    Snapshot page = renderer.render(PageSource.of(named), OPTIONS);
    assertThat(page.state()).as(page.stateReason()).isEqualTo(PageState.OK);
    assertThat(page.response().finalUrl()).doesNotContain("secret");
  }

  @Test
  void a_picture_shows_the_whole_page() {
    site.html("/p", "<body style='margin:0'><div style='height:3000px;background:red'>x</div>");
    Snapshot page = renderer.render(site.source("/p"), OPTIONS.withScreenshot(true));
    byte[] png = java.util.Objects.requireNonNull(page.screenshot()).toArray();
    assertThat(java.nio.ByteBuffer.wrap(png).getInt(20)).isEqualTo(3000);
  }

  @Test
  void waiting_for_what_never_comes_fails_and_a_bad_selector_is_refused() {
    site.html("/p", "<p>x</p>");
    CaptureOptions hasty = OPTIONS.withTimeout(Duration.ofSeconds(4));
    Snapshot page = renderer.render(site.source("/p"), hasty.withWaitFor(".never"));
    assertThat(page.state()).isEqualTo(PageState.FAILED);
    assertThat(page.stateReason()).contains("nothing matched \".never\"");
    assertThatThrownBy(() -> renderer.render(site.source("/p"), hasty.withWaitFor("p:::")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("p:::");
  }
}
