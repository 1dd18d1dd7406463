package io.stemma;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.stemma.page.PageSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Two pages of a folder in {@code fixtures} and what must hold of them; see the README there.
 *
 * @param folder the folder's name
 */
record GoldenPair(String folder, PageSource left, PageSource right, Expected expected) {
  private static final Path FIXTURES = Path.of("fixtures");
  private static final String EXPECTED = "expected.json";
  private static final JsonMapper JSON = new JsonMapper();

  /** The file itself: either {@code both} stands in it, or the other two do. */
  record Expected(
      String left,
      String right,
      @Nullable Expectation both,
      @JsonProperty("static") @Nullable Expectation parsed,
      @JsonProperty("browser") @Nullable Expectation rendered) {
    Expected {
      if ((both == null) != (parsed != null && rendered != null)) {
        throw new IllegalArgumentException("expected \"both\", or \"static\" and \"browser\"");
      }
    }
  }

  /** All of them, in the order of their names. */
  static List<GoldenPair> all() throws IOException {
    try (Stream<Path> folders = Files.list(FIXTURES)) {
      return folders.filter(Files::isDirectory).sorted().map(GoldenPair::read).toList();
    }
  }

  private static GoldenPair read(Path folder) {
    try {
      Expected expected = JSON.readValue(folder.resolve(EXPECTED).toFile(), Expected.class);
      return new GoldenPair(
          folder.getFileName().toString(),
          PageSource.of(folder.resolve(expected.left).toString()),
          PageSource.of(folder.resolve(expected.right).toString()),
          expected);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(folder + ": " + unreadable.getMessage(), unreadable);
    }
  }

  /** What must hold where the pages are parsed and no script runs. */
  Expectation parsed() {
    return Objects.requireNonNullElseGet(expected.parsed, () -> whicheverWay());
  }

  /** What must hold where a browser shows the pages. */
  Expectation rendered() {
    return Objects.requireNonNullElseGet(expected.rendered, () -> whicheverWay());
  }

  private Expectation whicheverWay() {
    return Objects.requireNonNull(expected.both);
  }

  @Override
  public String toString() {
    return folder;
  }
}
