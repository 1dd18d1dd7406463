package io.stemma.config;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a user wrote down in {@code stemma.yaml}.
 *
 * @param profile the browser profile to use, a name or a file; null where none is named
 * @param types the kinds of pages told apart
 * @param unused the keys that are understood but that nothing here acts on yet, with their path
 */
public record Configuration(@Nullable String profile, PageTypes types, List<String> unused) {
  /** Nothing was written down. */
  public static final Configuration NONE = new Configuration(null, PageTypes.NONE, List.of());

  /** The file that is read where none is named. */
  public static final Path FILE = Path.of("stemma.yaml");

  public Configuration {
    unused = List.copyOf(unused);
  }

  /**
   * Reads a file.
   *
   * @throws IllegalArgumentException if there is no such file or something in it is not understood;
   *     the message names file, line, key and what would be right
   */
  public static Configuration load(Path file) {
    return new ConfigurationFile(file).read();
  }

  /** Reads {@link #FILE} in the working folder; {@link #NONE} where there is none. */
  public static Configuration ofWorkingFolder() {
    return Files.isRegularFile(FILE) ? load(FILE) : NONE;
  }

  /** The JSON Schema (draft 2020-12) of the file as JSON: editors complete and check by it. */
  public static String schema() {
    return ConfigurationFile.schema();
  }
}
