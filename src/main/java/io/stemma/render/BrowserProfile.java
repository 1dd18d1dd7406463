package io.stemma.render;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which browser loads pages, and how it presents itself to them: one file of {@code
 * drivers-config/}.
 *
 * @param name what the user calls it
 * @param browser the browser's executable; null to use the one installed
 * @param driver chromedriver's executable; null to use the one that goes with the browser
 * @param flags further switches for the browser, such as {@code --lang=de}
 * @param viewport the window that pages see
 * @param userAgent what the browser calls itself; null for its own name without the word Headless
 * @param language the preferred languages, {@code de-CH,de}; null for the browser's own
 * @param timeZone the time zone that scripts see, {@code Europe/Zurich}; null for the system's
 * @param geolocation where pages are told that they are looked at; null to tell nothing
 * @param proxy through which pages are loaded; null for a direct connection
 * @param block kinds of resources that are not loaded
 * @param headers sent with every request
 * @param cookies sent to every page's site
 * @param acceptInsecureCertificates whether certificates are believed that nobody vouches for
 */
public record BrowserProfile(
    String name,
    @Nullable Path browser,
    @Nullable Path driver,
    List<String> flags,
    Viewport viewport,
    @Nullable String userAgent,
    @Nullable String language,
    @Nullable String timeZone,
    @Nullable Geolocation geolocation,
    @Nullable Proxy proxy,
    Set<ResourceKind> block,
    Map<String, String> headers,
    Map<String, String> cookies,
    boolean acceptInsecureCertificates) {
  /** The installed browser as it is, in a window of 1280 x 1024. */
  public static final BrowserProfile DEFAULT =
      new BrowserProfile(
          "default",
          null,
          null,
          List.of(),
          new Viewport(1280, 1024, 1, false),
          null,
          null,
          null,
          null,
          null,
          Set.of(),
          Map.of(),
          Map.of(),
          false);

  public BrowserProfile {
    flags = List.copyOf(flags);
    block = Set.copyOf(block);
    headers = Map.copyOf(headers);
    cookies = Map.copyOf(cookies);
  }

  /**
   * Reads a profile.
   *
   * @param nameOrFile the name of a file in {@code drivers-config/} without its ending, or the path
   *     of a YAML file
   * @throws IllegalArgumentException if there is no such file or something in it is not understood;
   *     the message names file, line, key and what would be right
   */
  public static BrowserProfile load(String nameOrFile) {
    return ProfileFile.load(nameOrFile);
  }

  /**
   * The window that pages see.
   *
   * @param width in CSS pixels
   * @param height in CSS pixels
   * @param scale device pixels for a CSS pixel
   * @param mobile whether the page is shown as on a phone: its viewport tag counts, and it is
   *     touched
   */
  public record Viewport(int width, int height, double scale, boolean mobile) {
    public Viewport {
      if (width <= 0 || height <= 0 || scale <= 0) {
        throw new IllegalArgumentException(
            "viewport must have a width, height and scale above 0, got "
                + width
                + " x "
                + height
                + " x "
                + scale);
      }
    }
  }

  /**
   * A place on earth.
   *
   * @param latitude in degrees, north positive
   * @param longitude in degrees, east positive
   * @param accuracy in metres
   */
  public record Geolocation(double latitude, double longitude, double accuracy) {}

  /**
   * A proxy.
   *
   * @param server {@code host:port} or {@code socks5://host:port}
   * @param user null where it asks for none
   * @param password null where it asks for none
   * @param bypass hosts that are reached directly
   */
  public record Proxy(
      String server, @Nullable String user, @Nullable String password, List<String> bypass) {
    public Proxy {
      bypass = List.copyOf(bypass);
    }

    /** The server alone: a password is never shown. */
    @Override
    public String toString() {
      return "Proxy[" + server + "]";
    }
  }

  /** A kind of resource that a page loads. */
  public enum ResourceKind {
    IMAGE,
    MEDIA,
    FONT
  }

  /** The profile's name; headers, cookies and passwords are never shown. */
  @Override
  public String toString() {
    return "BrowserProfile[" + name + "]";
  }
}
