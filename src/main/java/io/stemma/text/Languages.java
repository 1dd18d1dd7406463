package io.stemma.text;

import com.ibm.icu.text.Normalizer2;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Properties;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * What is written beside numbers that do not matter, in the world's large languages: read from
 * {@code languages.properties}. All languages count at once, since pages mix them.
 */
final class Languages {
  /** The languages, by code. */
  static final List<String> CODES =
      List.of(
          "en", "de", "fr", "es", "pt", "it", "nl", "pl", "ru", "tr", "ar", "zh", "ja", "ko", "hi",
          "vi");

  /** Written without spaces, or with particles that hang on to the word. */
  private static final List<String> UNBOUNDED = List.of("zh", "ja", "ko");

  private static final String NUMBER = "\\p{Nd}+(?:[.,]\\p{Nd}+)?";
  private static final String AND = "(?:,|\\s(?:and|und|et|y|e|en|i|и|ve|و|और|và))?\\s?";

  private final Properties entries = new Properties();

  Languages() {
    try (InputStream stream =
            Objects.requireNonNull(Languages.class.getResourceAsStream("languages.properties"));
        InputStreamReader reader = new InputStreamReader(stream, StandardCharsets.UTF_8)) {
      entries.load(reader);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** An expression for any word of a kind, in any language, standing by itself. */
  String any(String kind) {
    return union(code -> entry(code, kind));
  }

  /** An expression for a length of time before now: "3 hours ago", "an hour and 5 minutes ago". */
  String ago() {
    return union(code -> entry(code, "ago").replace("#", length(code)));
  }

  private static String union(UnaryOperator<String> expression) {
    return "(?:(?<![\\p{L}\\p{M}\\p{Nd}])"
        + alternatives(false, expression)
        + "(?![\\p{L}\\p{M}\\p{Nd}])|"
        + alternatives(true, expression)
        + ")";
  }

  private static String alternatives(boolean unbounded, UnaryOperator<String> expression) {
    return CODES.stream()
        .filter(code -> UNBOUNDED.contains(code) == unbounded)
        .map(expression)
        .collect(Collectors.joining("|", "(?:", ")"));
  }

  private String length(String code) {
    String units = "(?:" + entry(code, "units") + ")";
    return "(?:(?:"
        + NUMBER
        + "|"
        + entry(code, "few")
        + ")\\s?)?"
        + units
        + "(?:"
        + AND
        + NUMBER
        + "\\s?"
        + units
        + ")?";
  }

  /** What one language writes for a kind of word, as an expression. */
  String entry(String code, String kind) {
    String entry = entries.getProperty(code + "." + kind);
    return Normalizer2.getNFCInstance().normalize(Objects.requireNonNull(entry, code + "." + kind));
  }
}
