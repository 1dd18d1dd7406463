package io.stemma.render;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.stemma.render.BrowserProfile.Geolocation;
import io.stemma.render.BrowserProfile.Proxy;
import io.stemma.render.BrowserProfile.ResourceKind;
import io.stemma.render.BrowserProfile.Viewport;
import java.io.IOException;
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
    YAMLMapper mapper =
        YAMLMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.KEBAB_CASE)
            .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();
    String file = String.valueOf(path.getFileName());
    try {
      String text = Files.readString(path);
      Content content = text.isBlank() ? null : mapper.readValue(text, Content.class);
      return (content == null ? Content.NOTHING : content)
          .profile(file.replaceFirst("\\.ya?ml$", ""));
    } catch (UnrecognizedPropertyException unknown) {
      throw wrong(unknown, unknownKey(unknown));
    } catch (JsonProcessingException malformed) {
      throw wrong(malformed, malformed.getOriginalMessage());
    } catch (IOException unreadable) {
      throw new IllegalArgumentException("cannot read the profile " + path, unreadable);
    } catch (IllegalArgumentException notAllowed) {
      throw new IllegalArgumentException(path + ": " + notAllowed.getMessage(), notAllowed);
    }
  }

  private static String unknownKey(UnrecognizedPropertyException unknown) {
    List<String> known = unknown.getKnownPropertyIds().stream().map(String::valueOf).toList();
    String nearest = NearestName.of(unknown.getPropertyName(), known);
    return "unknown key \""
        + unknown.getPropertyName()
        + "\"; "
        + (nearest == null
            ? "known are " + String.join(", ", known)
            : "did you mean \"" + nearest + "\"?");
  }

  private IllegalArgumentException wrong(JsonProcessingException problem, String message) {
    JsonLocation location = problem.getLocation();
    String keys = problem instanceof JsonMappingException mapping ? keys(mapping) : "";
    return new IllegalArgumentException(
        path + (location == null ? "" : ", line " + location.getLineNr()) + ": " + keys + message,
        problem);
  }

  private static String keys(JsonMappingException problem) {
    List<String> keys =
        problem.getPath().stream()
            .map(JsonMappingException.Reference::getFieldName)
            .filter(key -> key != null)
            .toList();
    return keys.isEmpty() || problem instanceof UnrecognizedPropertyException
        ? ""
        : String.join(".", keys) + ": ";
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
