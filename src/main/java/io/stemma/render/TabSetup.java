package io.stemma.render;

import io.stemma.page.PageSource;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes a tab look to pages as a profile says. */
final class TabSetup {
  private final Tab tab;
  private final BrowserProfile profile;
  private final CaptureOptions options;

  TabSetup(Tab tab, BrowserProfile profile, CaptureOptions options) {
    this.tab = tab;
    this.profile = profile;
    this.options = options;
  }

  /** Sends everything at once; the answer to the last command says that all of it is in place. */
  void apply(LocalPage page, String userAgent, Deadline deadline) throws PageFault {
    CdpSession session = tab.session();
    session.post("Page.enable", Map.of());
    session.post("Network.enable", Map.of());
    session.post("Inspector.enable", Map.of());
    screen(session);
    identity(session, userAgent);
    place(session);
    requests(session, page);
    Instant moment = options.frozenTime();
    if (moment != null) {
      String freeze = Script.FREEZE.text() + "(" + moment.toEpochMilli() + ")";
      session.post("Page.addScriptToEvaluateOnNewDocument", Map.of("source", freeze));
    }
    tab.call(
        "Page.addScriptToEvaluateOnNewDocument", Map.of("source", Script.REST.text()), deadline);
  }

  private void screen(CdpSession session) {
    BrowserProfile.Viewport viewport = profile.viewport();
    session.post(
        "Emulation.setDeviceMetricsOverride",
        Map.of(
            "width", viewport.width(),
            "height", viewport.height(),
            "deviceScaleFactor", viewport.scale(),
            "mobile", viewport.mobile()));
    if (viewport.mobile()) {
      session.post("Emulation.setTouchEmulationEnabled", Map.of("enabled", true));
    }
    session.post(
        "Emulation.setEmulatedMedia",
        Map.of("features", List.of(Map.of("name", "prefers-reduced-motion", "value", "reduce"))));
  }

  private void identity(CdpSession session, String userAgent) {
    Map<String, Object> agent = new LinkedHashMap<>();
    agent.put("userAgent", profile.userAgent() == null ? userAgent : profile.userAgent());
    if (profile.language() != null) {
      agent.put("acceptLanguage", profile.language());
    }
    session.post("Emulation.setUserAgentOverride", agent);
  }

  private void place(CdpSession session) {
    if (profile.timeZone() != null) {
      session.post("Emulation.setTimezoneOverride", Map.of("timezoneId", profile.timeZone()));
    }
    BrowserProfile.Geolocation place = profile.geolocation();
    if (place != null) {
      tab.grant("geolocation");
      session.post(
          "Emulation.setGeolocationOverride",
          Map.of(
              "latitude", place.latitude(),
              "longitude", place.longitude(),
              "accuracy", place.accuracy()));
    }
  }

  private void requests(CdpSession session, LocalPage page) {
    Map<String, String> headers = new LinkedHashMap<>(profile.headers());
    headers.putAll(options.headers());
    if (!headers.isEmpty()) {
      session.post("Network.setExtraHTTPHeaders", Map.of("headers", headers));
    }
    Map<String, String> cookies = new LinkedHashMap<>(profile.cookies());
    cookies.putAll(options.cookies());
    if (page.source() instanceof PageSource.Url url && !cookies.isEmpty()) {
      List<Map<String, String>> set = new ArrayList<>();
      cookies.forEach(
          (name, value) -> set.add(Map.of("name", name, "value", value, "url", url.name())));
      session.post("Network.setCookies", Map.of("cookies", set));
    }
    RequestGate gate = new RequestGate(profile, options, page.archive());
    List<Map<String, String>> paused = gate.paused();
    if (!paused.isEmpty()) {
      tab.ask(gate);
      session.post(
          "Fetch.enable", Map.of("patterns", paused, "handleAuthRequests", gate.answersProxy()));
    }
  }
}
