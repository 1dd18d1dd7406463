package io.stemma.render;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.openqa.selenium.Capabilities;
import org.openqa.selenium.MutableCapabilities;

/** How the browser is started: without a screen, and without what only a person at it needs. */
final class ChromeFlags {
  /** What a browser does for its owner, and what would come between a page and its capture. */
  private static final List<String> QUIET =
      List.of(
          "--headless=new",
          "--no-first-run",
          "--no-default-browser-check",
          "--disable-background-networking",
          "--disable-breakpad",
          "--disable-client-side-phishing-detection",
          "--disable-component-extensions-with-background-pages",
          "--disable-component-update",
          "--disable-default-apps",
          "--disable-domain-reliability",
          "--disable-extensions",
          "--disable-search-engine-choice-screen",
          "--disable-sync",
          "--metrics-recording-only",
          "--mute-audio",
          "--no-pings",
          "--no-service-autorun",
          "--password-store=basic",
          "--use-mock-keychain",
          "--hide-scrollbars",
          "--force-color-profile=srgb",
          "--disable-gpu",
          // Small in containers; a full one crashes pages.
          "--disable-dev-shm-usage");

  /** Pages that nobody looks at run at full speed too. */
  private static final List<String> AWAKE =
      List.of(
          "--disable-background-timer-throttling",
          "--disable-backgrounding-occluded-windows",
          "--disable-renderer-backgrounding",
          "--disable-ipc-flooding-protection",
          "--disable-hang-monitor");

  /** A frame of another site stays in the page's process, where one walk can read it. */
  private static final List<String> ONE_PROCESS_A_PAGE =
      List.of(
          "--disable-site-isolation-trials",
          "--disable-features=IsolateOrigins,site-per-process,Translate,MediaRouter,"
              + "OptimizationHints,DialMediaRouteProvider,InterestFeedContentSuggestions,"
              + "AcceptCHFrame,HttpsUpgrades,PaintHolding,BackForwardCache");

  private ChromeFlags() {}

  /**
   * The capabilities that ask a driver for such a browser.
   *
   * @param browser its executable
   */
  static Capabilities capabilities(BrowserProfile profile, Path browser) {
    MutableCapabilities capabilities = new MutableCapabilities();
    capabilities.setCapability("browserName", "chrome");
    capabilities.setCapability("pageLoadStrategy", "none");
    capabilities.setCapability("acceptInsecureCerts", profile.acceptInsecureCertificates());
    capabilities.setCapability(
        "goog:chromeOptions",
        Map.of(
            "binary",
            browser.toString(),
            "args",
            flags(profile),
            "excludeSwitches",
            List.of("disable-popup-blocking", "enable-automation")));
    return capabilities;
  }

  private static List<String> flags(BrowserProfile profile) {
    List<String> flags = new ArrayList<>(QUIET);
    flags.addAll(AWAKE);
    flags.addAll(ONE_PROCESS_A_PAGE);
    flags.add("--window-size=" + profile.viewport().width() + "," + profile.viewport().height());
    if (Root.isUser()) {
      flags.add("--no-sandbox");
    }
    BrowserProfile.Proxy proxy = profile.proxy();
    if (proxy != null) {
      flags.add("--proxy-server=" + proxy.server());
      flags.add("--proxy-bypass-list=" + String.join(";", proxy.bypass()));
    }
    flags.addAll(profile.flags());
    return flags;
  }
}
