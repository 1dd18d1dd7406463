package io.stemma.field.value;

import java.time.Month;
import java.time.format.TextStyle;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The names of the months, those of the page's language before those of others. */
final class MonthNames {
  private static final List<String> LANGUAGES =
      List.of(
          "en", "de", "fr", "es", "pt", "it", "nl", "pl", "ru", "tr", "ar", "hi", "sv", "da", "nb",
          "fi", "cs", "sk", "hu", "ro", "el", "uk", "bg", "hr", "sl", "id", "ca", "he", "fa");
  private static final List<TextStyle> STYLES =
      List.of(
          TextStyle.FULL, TextStyle.FULL_STANDALONE, TextStyle.SHORT, TextStyle.SHORT_STANDALONE);
  private static final Map<String, Map<String, Month>> BY_LANGUAGE = new ConcurrentHashMap<>();

  private MonthNames() {}

  /** The month of that name, in any case, with or without a point of abbreviation. */
  static Optional<Month> month(String name, Locale locale) {
    String key = key(name, locale);
    Month own = of(locale.getLanguage()).get(key);
    return own != null
        ? Optional.of(own)
        : LANGUAGES.stream()
            .flatMap(
                language ->
                    Optional.ofNullable(
                        of(language).get(key(name, Locale.forLanguageTag(language))))
                        .stream())
            .findFirst();
  }

  private static Map<String, Month> of(String language) {
    return BY_LANGUAGE.computeIfAbsent(language, MonthNames::names);
  }

  private static Map<String, Month> names(String language) {
    Locale locale = Locale.forLanguageTag(language);
    Map<String, Month> names = new HashMap<>();
    for (TextStyle style : STYLES) {
      for (Month month : Month.values()) {
        names.putIfAbsent(key(month.getDisplayName(style, locale), locale), month);
      }
    }
    return names;
  }

  private static String key(String name, Locale locale) {
    String lower = name.toLowerCase(locale);
    return lower.endsWith(".") ? lower.substring(0, lower.length() - 1) : lower;
  }
}
