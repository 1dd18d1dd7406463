package io.stemma.render;

import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;

/** What tests of rendering stand on: one browser for all tests of a class, a new site for each. */
abstract class RenderedSite {
  static final CaptureOptions OPTIONS =
      CaptureOptions.defaults().withTimeout(Duration.ofSeconds(20));

  static Renderer renderer = Renderer.withoutBrowser();
  FixtureServer site = new FixtureServer();

  @BeforeAll
  static void start() {
    renderer = Renderer.inBrowser(BrowserProfile.load("default"), notice -> {});
  }

  @AfterAll
  static void end() {
    renderer.close();
  }

  @BeforeEach
  void open() {
    site.close();
    site = new FixtureServer();
  }

  @AfterEach
  void close() {
    site.close();
  }
}
