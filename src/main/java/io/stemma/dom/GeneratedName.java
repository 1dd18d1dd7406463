package io.stemma.dom;

import java.util.regex.Pattern;

/**
 * Tells the class names and ids that a build or a framework made up ({@code css-1x2y3z}, {@code
 * sc-a1B2c3}, {@code _card_x7k2p_44}, {@code :r1:}, {@code ember123}) from those that a person
 * wrote. Made-up names change with the next build, so they identify nothing.
 *
 * <p>A name is taken for made up when a framework is known to make such names, or when one of its
 * parts looks random: digits among letters, capitals in odd places, letters that no word has. Where
 * this errs, it errs towards calling a name made up: then a selector is a little longer, but not
 * wrong.
 */
public final class GeneratedName {
  /** Names with a hash, however like a word it looks. */
  private static final Pattern HASHED =
      Pattern.compile(
          "(?:css|sc|jsx|svelte|emotion|astro|jss|makeStyles|data-v)-[A-Za-z0-9]{3,}.*");

  /** Names with a number that a framework counts up. */
  private static final Pattern COUNTED =
      Pattern.compile(
          "(?:ember|jss|Mui|makeStyles-|radix-|headlessui-|react-|yui_|ext-|gwt-|cdk-|mat-|ng-|_ng"
              + "|select2-|ui-id-|tippy-|uid).*\\d.*");

  private static final Pattern NUMBER = Pattern.compile("(?:.*[-_])?\\d{5,}|\\d+");
  private static final Pattern REACT_ID = Pattern.compile(".*:[a-zA-Z]?\\w+:|«.*»|_[rR]_.*_");
  private static final Pattern SEPARATOR = Pattern.compile("[-_:./\\\\\\s]+");

  /** {@code footer2}, {@code error404}; {@code h1}, {@code w3}; {@code 2xl}, {@code 16px}. */
  private static final Pattern WORD_AND_NUMBER =
      Pattern.compile("[A-Z]?[a-z]+\\d{1,3}|\\d{1,4}[a-z]{0,3}|[a-z]{1,3}\\d{1,4}");

  private static final String VOWELS = "aeiouyAEIOUY";

  private GeneratedName() {}

  /** Whether the class name or id looks as if no person wrote it; true for the empty name. */
  public static boolean is(String name) {
    if (name.isEmpty()
        || HASHED.matcher(name).matches()
        || COUNTED.matcher(name).matches()
        || NUMBER.matcher(name).matches()
        || REACT_ID.matcher(name).matches()) {
      return true;
    }
    for (String part : SEPARATOR.split(name, 0)) {
      if (part.length() >= 4 && isRandom(part)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isRandom(String part) {
    return hasDigit(part)
        ? !WORD_AND_NUMBER.matcher(part).matches()
        : hasOddCapitals(part) || hasNoSyllables(part);
  }

  private static boolean hasDigit(String part) {
    return part.chars().anyMatch(Character::isDigit);
  }

  /** More changes between small and capital letters than words of three letters would have. */
  private static boolean hasOddCapitals(String part) {
    int changes = 0;
    for (int i = 1; i < part.length(); i++) {
      if (Character.isUpperCase(part.charAt(i)) != Character.isUpperCase(part.charAt(i - 1))) {
        changes++;
      }
    }
    return changes > 1 + part.length() / 3;
  }

  /** Six consonants in a row, or five that are all there is. Other scripts are not judged. */
  private static boolean hasNoSyllables(String part) {
    int longest = 0;
    int run = 0;
    for (int i = 0; i < part.length(); i++) {
      boolean isConsonant = part.charAt(i) <= 'z' && VOWELS.indexOf(part.charAt(i)) < 0;
      run = isConsonant ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
    return longest >= 6 || (longest == 5 && part.length() == 5);
  }
}
