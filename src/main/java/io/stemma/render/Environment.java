package io.stemma.render;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Values that stand in the environment so that no file holds them: {@code ${NAME}}. */
final class Environment {
  private static final Pattern REFERENCE = Pattern.compile("\\$\\{([A-Za-z_][A-Za-z0-9_]*)}");

  private Environment() {}

  /**
   * The text with each {@code ${NAME}} replaced by the environment's value.
   *
   * @throws IllegalArgumentException if the environment has no such name
   */
  static String expand(String text) {
    return REFERENCE
        .matcher(text)
        .replaceAll(found -> Matcher.quoteReplacement(value(found.group(1))));
  }

  /** The map with its values expanded. */
  static Map<String, String> expand(Map<String, String> texts) {
    Map<String, String> expanded = new LinkedHashMap<>();
    texts.forEach((name, text) -> expanded.put(name, expand(text)));
    return expanded;
  }

  private static String value(String name) {
    String value = System.getenv(name);
    if (value == null) {
      throw new IllegalArgumentException(
          "${" + name + "} is not set in the environment; set it or take it out");
    }
    return value;
  }
}
