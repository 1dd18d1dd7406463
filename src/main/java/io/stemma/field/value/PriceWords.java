package io.stemma.field.value;

import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The words around an amount that say what the amount is of. */
final class PriceWords {
  private static final Pattern FREE =
      Pattern.compile(
          "free|free of charge|gratis|kostenlos|umsonst|gratuit|gratuito|grátis|za darmo|darmowe"
              + "|бесплатно|ücretsiz|免费|免費|無料|무료|मुफ़्त|miễn phí|مجاني|مجانا");
  private static final Pattern FROM = ending("from");
  private static final Pattern OTHER = ending("other");
  private static final Pattern FROM_AFTER = Pattern.compile("^\\s*(?:~|～|から|より|起|부터|\\+)");
  private static final Map<String, String> UNITS = units();
  private static final Pattern UNIT =
      Pattern.compile(
          "^\\s*[(\\[]?(/|per|pro|je|par|por|al|alla|a|an|à|au|il|za|за|в|na|op|op de|/\\s*par)\\s*"
              + "(100 ?(?:g|ml)\\b|1 ?(?=\\p{L})|)\\s*"
              + "(\\p{L}+[²2]?)");
  private static final Pattern ADVERB = Pattern.compile("^\\s*(\\p{L}+)");

  private PriceWords() {}

  static boolean isFree(String text) {
    return FREE.matcher(text.toLowerCase(Locale.ROOT)).matches();
  }

  /** Whether the text before an amount, or after it, says that others cost more. */
  static boolean saysFrom(String before, String after) {
    return FROM.matcher(before.toLowerCase(Locale.ROOT)).find() || FROM_AFTER.matcher(after).find();
  }

  /** Whether the text before an amount says that it is not what the thing costs now. */
  static boolean saysOther(String before) {
    return OTHER.matcher(before.toLowerCase(Locale.ROOT)).find();
  }

  /** What the text after an amount says that it buys, or null. */
  static @Nullable String unit(String after) {
    String text = after.toLowerCase(Locale.ROOT);
    Matcher preposition = UNIT.matcher(text);
    if (preposition.find()) {
      return preposition.group(2).startsWith("100")
          ? preposition.group(2).replaceFirst(" ?(?=\\p{L})", " ")
          : UNITS.get(preposition.group(3));
    }
    Matcher adverb = ADVERB.matcher(text);
    return adverb.find() && isAdverb(adverb.group(1)) ? UNITS.get(adverb.group(1)) : null;
  }

  /** Words that need no {@code per} before them. */
  private static boolean isAdverb(String word) {
    return word.endsWith("ly")
        || word.endsWith("lich")
        || word.equals("mtl")
        || word.equals("each")
        || word.equals("pp")
        || word.equals("pm");
  }

  private static Pattern ending(String kind) {
    return Pattern.compile(
        Tables.rows("price-words.tsv").stream()
            .filter(row -> row[0].equals(kind))
            .map(row -> Pattern.quote(row[1]))
            .collect(
                Collectors.joining(
                    "|", "(?<!\\p{L})(?:", ")(?:\\s+(?:just|only|nur|price|preis))?\\W*$")));
  }

  private static Map<String, String> units() {
    return Tables.rows("price-units.tsv").stream()
        .map(row -> Map.entry(row[0], Arrays.asList(row[1].split(" "))))
        .collect(HashMap::new, PriceWords::putAll, Map::putAll);
  }

  private static void putAll(
      Map<String, String> units, Map.Entry<String, ? extends Collection<String>> row) {
    row.getValue().forEach(word -> units.put(word, row.getKey()));
  }
}
