package io.stemma.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.stemma.page.PageState;
import io.stemma.page.Snapshot;
import java.time.Duration;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** When a page counts as complete. */
class SettlingIT extends RenderedSite {
  private Snapshot settled(String path) {
    Snapshot page = renderer.render(site.source(path), OPTIONS);
    assertThat(page.settling().settled()).as(page.settling().toString()).isTrue();
    return page;
  }

  /** Answers after a while. */
  private void slow(String path, int millis, String type, String body) {
    site.page(
        path,
        exchange -> {
          Thread.sleep(millis);
          FixtureServer.send(exchange, 200, type, body);
        });
  }

  @Test
  void a_list_that_is_fetched_late_is_complete_in_spite_of_a_heartbeat() {
    Random random = new Random(7);
    site.page("/beat", exchange -> FixtureServer.send(exchange, 200, "text/plain", "ok"));
    site.page(
        "/items",
        exchange -> {
          Thread.sleep(random.nextBoolean() ? 200 : 1500);
          FixtureServer.send(exchange, 200, "application/json", "[1,2,3,4,5]");
        });
    site.html(
        "/p",
        "<ul id=list></ul><script>setInterval(() => fetch('/beat'), 300);"
            + "fetch('/items').then(r => r.json()).then(all => all.forEach(n =>"
            + " list.insertAdjacentHTML('beforeend', '<li>' + n)))</script>");
    Set<String> texts = new HashSet<>();
    for (int i = 0; i < 5; i++) {
      texts.add(Reading.text(settled("/p")));
    }
    assertThat(texts).containsExactly("1 2 3 4 5");
  }

  @Test
  void chains_of_scripts_modules_and_requests_are_followed() {
    slow("/two.js", 300, "text/javascript", "document.body.append('two '); import('/three.js')");
    slow(
        "/three.js",
        300,
        "text/javascript",
        "fetch('/four').then(r => r.text()).then(t => {"
            + " let p = document.createElement('p'); p.textContent = t; document.body.append(p) })");
    slow("/four", 300, "text/plain", "four");
    site.html(
        "/p",
        "<body><script>onload = () => setTimeout(() => { let s = document.createElement('script');"
            + " s.src = '/two.js'; document.body.append(s) }, 200)</script>");
    assertThat(Reading.text(settled("/p"))).isEqualTo("two four");
  }

  @Test
  void an_app_that_shows_nothing_yet_is_given_time_for_its_timers() {
    site.html(
        "/p",
        "<div id=app></div><script>setTimeout(() => app.innerHTML = '<p>ready', 1500)</script>");
    assertThat(Reading.text(settled("/p"))).isEqualTo("ready");
  }

  @Test
  void clocks_carousels_and_endless_animations_come_to_rest() {
    site.html(
        "/p",
        "<p>text</p><time id=t></time><div id=c></div><script>"
            + "(function tick() { t.textContent = Date.now(); setTimeout(tick, 100) })();"
            + "(function draw() { c.style.left = Math.random() + 'px';"
            + " requestAnimationFrame(draw) })();</script>");
    assertThat(Reading.text(settled("/p"))).startsWith("text");
  }

  @Test
  void a_worker_made_of_the_pages_own_data_is_not_waited_for() {
    site.html(
        "/p",
        "<p>here</p><script>new Worker(URL.createObjectURL(new Blob(['onmessage = () => {}'],"
            + " {type: 'text/javascript'})))</script>");
    assertThat(Reading.text(settled("/p"))).isEqualTo("here");
  }

  @Test
  void a_page_that_never_rests_is_captured_at_the_cap_and_says_so() {
    site.html(
        "/p",
        "<p>text</p><script>setInterval(() => document.body.append("
            + "document.createElement('i')), 10)</script>");
    Snapshot page = renderer.render(site.source("/p"), OPTIONS.withTimeout(Duration.ofSeconds(4)));
    assertThat(page.state()).isEqualTo(PageState.OK);
    assertThat(page.settling().settled()).isFalse();
    assertThat(page.settling().reason()).isEqualTo("adding and removing elements");
    assertThat(page.warnings()).anyMatch(warning -> warning.contains("before it came to rest"));
  }

  @Test
  void a_script_that_never_arrives_does_not_hold_the_page_for_ever() {
    slow("/late.js", 60_000, "text/javascript", "");
    site.html("/p", "<p>text</p><script async src=/late.js></script>");
    Snapshot page = renderer.render(site.source("/p"), OPTIONS.withTimeout(Duration.ofSeconds(4)));
    assertThat(page.settling().settled()).isFalse();
    assertThat(Reading.text(page)).isEqualTo("text");
  }

  @Test
  void sections_that_wait_to_be_seen_are_put_in() {
    String sections =
        IntStream.rangeClosed(1, 6)
            .mapToObj(n -> "<section style='height:900px' data-n=" + n + "></section>")
            .collect(Collectors.joining());
    site.html(
        "/p",
        sections
            + "<script>let seen = new IntersectionObserver(all => all.forEach(one => {"
            + " if (one.isIntersecting && !one.target.firstChild)"
            + " one.target.innerHTML = '<p>part ' + one.target.dataset.n }));"
            + "document.querySelectorAll('section').forEach(s => seen.observe(s))</script>");
    assertThat(Reading.text(settled("/p"))).isEqualTo("part 1 part 2 part 3 part 4 part 5 part 6");
  }

  @Test
  void an_endless_feed_is_equally_long_every_time() {
    site.html(
        "/p",
        "<div id=feed></div><div id=end style='height:10px'></div><script>let n = 0;"
            + "let add = () => { for (let i = 0; i < 10; i++) feed.insertAdjacentHTML('beforeend',"
            + " '<p style=\"height:200px\">' + ++n) }; add();"
            + "new IntersectionObserver(all => { if (all.some(one => one.isIntersecting)) add() })"
            + ".observe(end)</script>");
    Set<Integer> sizes = new HashSet<>();
    for (int i = 0; i < 3; i++) {
      sizes.add(Reading.count(settled("/p"), "p"));
    }
    assertThat(sizes).hasSize(1);
    assertThat(sizes.iterator().next()).isGreaterThan(10);
  }

  @Test
  void a_hash_route_is_a_page_of_its_own_and_loads_anew() {
    site.html("/app", "<p id=a></p><script>a.textContent = 'route ' + location.hash</script>");
    assertThat(Reading.text(settled("/app#/one"))).isEqualTo("route #/one");
    assertThat(Reading.text(settled("/app#/two"))).isEqualTo("route #/two");
    assertThat(settled("/app#/two").response().finalUrl()).endsWith("#/two");
  }

  @Test
  void a_condition_is_waited_for() {
    site.html(
        "/p",
        "<p>text</p><script>setTimeout(() => document.body.append('late'), 1500);"
            + "setTimeout(() => window.ready = true, 1600)</script>");
    Snapshot page =
        renderer.render(site.source("/p"), OPTIONS.withWaitFor("js:window.ready === true"));
    assertThat(Reading.text(page)).isEqualTo("text late");
  }
}
