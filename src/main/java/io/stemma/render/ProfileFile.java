package io.stemma.render;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.stemma.render.BrowserProfile.Geolocation;
import io.stemma.render.BrowserProfile.Proxy;
import io.stemma.render.BrowserProfile.ResourceKind;
import io.stemma.render.BrowserProfile.Viewport;
import io.stemma.yaml.NearestName;
import io.stemma.yaml.YamlFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A YAML file with a {@link BrowserProfile}. */
final class ProfileFile {
  private static final String FOLDER = "drivers-config";
  private static final String ENDING = ".yaml";

  private final Path path;

  private ProfileFile(Path path) {
    this.path = path;
  }

  /** The profile of a name or file; see {@link BrowserProfile#load}. */
  static BrowserProfile load(String nameOrFile) {
    if (nameOrFile.endsWith(ENDING) || nameOrFile.endsWith(".yml")) {
      return new ProfileFile(Path.of(nameOrFile)).read();
    }
    Optional<Path> file =
        folders()
            .map(folder -> folder.resolve(nameOrFile + ENDING))
            .filter(Files::isRegularFile)
            .findFirst();
    if (file.isEmpty() && nameOrFile.equals(BrowserProfile.DEFAULT.name())) {
      return BrowserProfile.DEFAULT;
    }
    return new ProfileFile(file.orElseThrow(() -> unknown(nameOrFile))).read();
  }

  /** Where profiles lie: in the working folder, then where the program is installed. */
  private static Stream<Path> folders() {
    String home = System.getProperty("stemma.home");
    return home == null
        ? Stream.of(Path.of(FOLDER))
        : Stream.of(Path.of(FOLDER), Path.of(home, FOLDER));
  }

  private static IllegalArgumentException unknown(String name) {
    List<String> known = new ArrayList<>();
    folders()
        .map(folder -> folder.toFile().list((in, file) -> file.endsWith(ENDING)))
        .filter(files -> files != null)
        .flatMap(Stream::of)
        .map(file -> file.substring(0, file.length() - ENDING.length()))
        .forEach(known::add);
    String nearest = NearestName.of(name, known);
    return new IllegalArgumentException(
        "there is no profile \""
            + name
            + "\" in "
            + FOLDER
            + "/"
            + (nearest == null ? "" : "; did you mean \"" + nearest + "\"?"));
  }

  private BrowserProfile read() {
    String file = String.valueOf(path.getFileName());
    Content content = new YamlFile(path).read(Content.class).orElse(Content.NOTHING);
    try {
      return content.profile(file.replaceFirst("\\.ya?ml$", ""));
    } catch (IllegalArgumentException notAllowed) {
      throw new IllegalArgumentException(path + ": " + notAllowed.getMessage(), notAllowed);
    }
  }

  /** The file's keys; what is left out is null. */
  private record Content(
      @Nullable Path browser,
      @Nullable Path driver,
      @Nullable List<String> flags,
      @Nullable Window viewport,
      @Nullable String userAgent,
      @Nullable String language,
      @Nullable String timeZone,
      @Nullable Geolocation geolocation,
      @Nullable ProxyServer proxy,
      @Nullable Set<ResourceKind> block,
      @Nullable Map<String, String> headers,
      @Nullable Map<String, String> cookies,
      @Nullable Boolean acceptInsecureCertificates) {
    static final Content NOTHING =
        new Content(null, null, null, null, null, null, null, null, null, null, null, null, null);

    BrowserProfile profile(String name) {
      return new BrowserProfile(
          name,
          browser,
          driver,
          flags == null ? List.of() : flags,
          (viewport == null ? Window.STANDARD : viewport).viewport(),
          userAgent,
          language,
          timeZone,
          geolocation,
          proxy == null ? null : proxy.proxy(),
          block == null ? Set.of() : block,
          Environment.expand(headers == null ? Map.of() : headers),
          Environment.expand(cookies == null ? Map.of() : cookies),
          Boolean.TRUE.equals(acceptInsecureCertificates));
    }
  }

  /** The key {@code viewport}. */
  private record Window(
      @Nullable Integer width,
      @Nullable Integer height,
      @Nullable Double scale,
      @Nullable Boolean mobile) {
    static final Window STANDARD = new Window(null, null, null, null);

    Viewport viewport() {
      return new Viewport(
          width == null ? 1280 : width,
          height == null ? 1024 : height,
          scale == null ? 1 : scale,
          Boolean.TRUE.equals(mobile));
    }
  }

  /** The key {@code proxy}. */
  private record ProxyServer(
      @JsonProperty(required = true) String server,
      @Nullable String user,
      @Nullable String password,
      @Nullable List<String> bypass) {
    Proxy proxy() {
      return new Proxy(
          Environment.expand(server),
          user == null ? null : Environment.expand(user),
          password == null ? null : Environment.expand(password),
          bypass == null ? List.of() : bypass);
    }
  }
}
